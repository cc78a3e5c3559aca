#!/usr/bin/env python3
"""Freeze the program and pack it for people who have no Python: `packaging/build.py deb appimage`.

    packaging/build.py [deb] [appimage] [zip] [dmg] [wheel] [--runtime FILE] [--out FOLDER]

The packages appear in FOLDER (dist): `deb` and `appimage` on Linux, `zip` (to be unpacked anywhere)
on Windows, `dmg` on macOS, `wheel` (for pip) everywhere; each has the manual in it. On Debian 12 or
newer python3 is all that has to be there; what is missing is installed with apt-get where this user
may, and named where not. Build on the oldest system that is to be served: the C library of the
machine is the oldest that the packages run with.

PyInstaller, not Nuitka: the solver processes need numba and its kernels' sources as files either
way, so nothing is won by compiling the rest, and a build takes minutes, not an hour. The kernels
are compiled here for any processor of this kind, so nothing is compiled on the user's machine.

An AppImage begins with a small program that mounts the rest. It is compiled from the sources in
`appimage/`, unless a file is named.
"""

from __future__ import annotations

import argparse
import functools
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from ctypes.util import find_library
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WORK = ROOT / "build"
FROZEN = HERE / "frozen"
APPIMAGE = HERE / "appimage"
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
"""What Debian calls the processors."""

DEPENDS = (
    "libc6",
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libfreetype6",
    "libgcc-s1",
    "libgl1",
    "libglib2.0-0",
    "libstdc++6",
    "libwayland-client0",
    "libwayland-cursor0",
    "libwayland-egl1",
    "libx11-6",
    "libx11-xcb1",
    "libxcb-glx0",
    "libxcb-randr0",
    "libxcb-render0",
    "libxcb-shape0",
    "libxcb-shm0",
    "libxcb-sync1",
    "libxcb-xfixes0",
    "libxcb-xkb1",
    "libxcb1",
    "libxkbcommon-x11-0",
    "libxkbcommon0",
    "zlib1g",
)
"""Debian packages with what is linked; the rest travels in the package (frozen/studio.spec)."""

RECOMMENDS = ("libcups2",)
"""What printers need; without it pages are printed to PDF."""

MANUAL = ("manual", "html")
"""Where the manual is looked for among the resources (studio/work/manual.py)."""

MAGIC = b"AI\x02"
"""What stands at byte 8 of an AppImage of type 2."""


class BuildError(Exception):
    """What stopped the build, as a sentence."""


def run(*command: str | Path, cwd: Path = ROOT, **more: str) -> None:
    """Run a program; BuildError with its name if it fails."""
    try:
        environment = {**os.environ, **more}
        subprocess.run([str(part) for part in command], check=True, cwd=cwd, env=environment)
    except (OSError, subprocess.CalledProcessError) as error:
        raise BuildError(f"{Path(command[0]).name} failed: {error}.") from error


# -- what has to be there --------------------------------------------------------------------------


def tool(name: str) -> bool:
    """Is there a program of this name?"""
    return shutil.which(name) is not None


def module(name: str) -> bool:
    """Does this Python have the module?"""
    importlib.invalidate_caches()
    return importlib.util.find_spec(name) is not None


def library(name: str) -> bool:
    """Is there a shared library of this name?"""
    return find_library(name) is not None


def header(name: str) -> bool:
    """Is there such a file for C programs?"""
    return Path("/usr/include", name).exists()


def python_library() -> bool:
    """Is Python there as a library, which a frozen program is made of?"""
    name, folder = sysconfig.get_config_var("INSTSONAME"), sysconfig.get_config_var("LIBDIR")
    return bool(name and folder) and Path(folder, name).exists()


Probe = Callable[[], bool]
Needs = dict[str, Probe]

TO_FREEZE: Needs = {
    "python3-venv": functools.partial(module, "ensurepip"),
    f"libpython3.{sys.version_info.minor}": python_library,
    "binutils": functools.partial(tool, "strip"),
    "libglib2.0-0": functools.partial(library, "glib-2.0"),
    "libgl1": functools.partial(library, "GL"),
    "libegl1": functools.partial(library, "EGL"),
    "libfontconfig1": functools.partial(library, "fontconfig"),
    "libdbus-1-3": functools.partial(library, "dbus-1"),
    "libxkbcommon-x11-0": functools.partial(library, "xkbcommon-x11"),
    "libxcb-cursor0": functools.partial(library, "xcb-cursor"),
    "libxcb-icccm4": functools.partial(library, "xcb-icccm"),
    "libxcb-keysyms1": functools.partial(library, "xcb-keysyms"),
    "libxcb-shape0": functools.partial(library, "xcb-shape"),
}
"""Debian packages, each with how to see that what it brings is there."""

TO_PACK: Needs = {"squashfs-tools": functools.partial(tool, "mksquashfs")}

TO_COMPILE: Needs = {
    "gcc": functools.partial(tool, "gcc"),
    "libc6-dev": functools.partial(header, "stdio.h"),
    "libfuse3-dev": functools.partial(header, "fuse3/fuse.h"),
    "libsquashfuse-dev": functools.partial(header, "squashfuse/ll.h"),
    "liblz4-dev": functools.partial(header, "lz4.h"),
    "liblzma-dev": functools.partial(header, "lzma.h"),
    "libzstd-dev": functools.partial(header, "zstd.h"),
    "zlib1g-dev": functools.partial(header, "zlib.h"),
}


def see_to(needs: Needs) -> None:
    """See to it that all this is here; BuildError with the line to type where it is not."""
    packages = [package for package, is_there in needs.items() if not is_there()]
    if not packages:
        return
    line = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    if os.geteuid() or not tool("apt-get"):
        raise BuildError(f"Please install first: sudo {' '.join(line)}")
    run("apt-get", "-q", "update")
    run(*line, DEBIAN_FRONTEND="noninteractive")


# -- the frozen program ----------------------------------------------------------------------------


def version() -> str:
    """The version of the program, from its one place."""
    for line in (ROOT / "studio/__init__.py").read_text(encoding="utf-8").splitlines():
        if line.startswith("__version__"):
            return line.split('"')[1]
    raise BuildError("studio/__init__.py names no version.")


@functools.cache
def install() -> Path:
    """The program installed in an environment of its own, kernels compiled, with its manual.

    The folder of the environment. It is made once, however many packages come of it.
    """
    if sys.platform == "linux":
        see_to(TO_FREEZE)
    environment = WORK / "env"
    run(sys.executable, "-m", "venv", "--clear", environment)
    python = python_of(environment)
    quiet = ("--quiet", "--disable-pip-version-check")
    python("-m", "pip", "install", *quiet, ROOT, "pyinstaller>=6.10")
    compile_kernels(environment, python)
    write_manual(environment, python)
    return environment


def python_of(environment: Path) -> Callable[..., None]:
    """What runs the Python of an environment, away from the sources: these would be found before
    what is installed."""
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    return functools.partial(run, programs / "python", cwd=WORK)


def freeze() -> Path:
    """The program with Python and all that it needs, in one folder; PyInstaller's folder of it."""
    python = python_of(install())
    folders = ("--distpath", WORK / "frozen", "--workpath", WORK / "pyinstaller")
    how = ("--noconfirm", "--log-level", "WARN", *folders)
    python("-m", "PyInstaller", *how, FROZEN / "studio.spec")
    frozen = WORK / "frozen" / "oneline-studio"
    if sys.platform == "linux":
        # Names of functions are a tenth of all. Libraries of wheels that were patched since they
        # were linked do not bear it.
        inside = frozen / "_internal"
        run("strip", *inside.glob("llvmlite/binding/libllvmlite*"), *inside.glob("libpython*"))
    return frozen


SHIPPED_KERNELS = {
    "PYTHONPATH": str(FROZEN),
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CACHE_LOCATOR_CLASSES": "shipped_kernels.ShippedLocator",
}
"""Compiled for any processor, beside the sources: as `frozen/begin.py` has it at each start."""


def compile_kernels(environment: Path, python: Callable[..., None]) -> None:
    """Compile the kernels of the installed program for any processor, beside their sources.

    BuildError unless the compiled files are where the frozen program looks for them.
    """
    python("-m", "studio.engines.kernels", **SHIPPED_KERNELS)
    (folder,) = environment.rglob("studio/engines/kernels")
    # Never judged by the time of their sources, which an installation may change.
    python("-m", "compileall", "-q", "-f", "--invalidation-mode", "unchecked-hash", folder)
    for stamp in folder.rglob("*.warm"):
        stamp.unlink()
    if not list(folder.rglob("*.nbc")):
        raise BuildError(f"The compiled kernels are not in {folder}.")


def write_manual(environment: Path, python: Callable[..., None]) -> Path:
    """Build the manual with the installed program, where this looks for it; its folder.

    Anew, whatever was installed. BuildError if it is not there then.
    """
    (resources,) = environment.rglob("studio/_resources")
    folder = resources.joinpath(*MANUAL)
    shutil.rmtree(folder, ignore_errors=True)
    python("-m", "studio", "manual", folder, **SHIPPED_KERNELS)
    if not (folder / "index.html").is_file():
        raise BuildError(f"The manual is not in {folder}.")
    return folder


# -- packages for Linux ----------------------------------------------------------------------------


def lay_out(frozen: Path, tree: Path) -> None:
    """Put everything where Linux desktops look for it, below ``tree/usr``."""
    shutil.rmtree(tree, ignore_errors=True)
    share = tree / "usr/share"
    shutil.copytree(frozen, tree / "usr/lib/oneline-studio", symlinks=True)
    files = {
        HERE / "oneline-studio.desktop": share / "applications",
        HERE / "oneline-studio.metainfo.xml": share / "metainfo",
        HERE / "oneline-studio.mime.xml": share / "mime/packages",
        ROOT / "resources/icons/oneline-studio.svg": share / "icons/hicolor/scalable/apps",
        ROOT / "LICENSE": share / "doc/oneline-studio",
    }
    for file, folder in files.items():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, folder)
    (share / "doc/oneline-studio/LICENSE").rename(share / "doc/oneline-studio/copyright")
    (tree / "usr/bin").mkdir()
    (tree / "usr/bin/studio").symlink_to("../lib/oneline-studio/studio")


def deb(frozen: Path, out: Path) -> Path:
    """A Debian package."""
    tree = WORK / "deb"
    lay_out(frozen, tree)
    kilobytes = sum(file.lstat().st_size for file in tree.rglob("*")) >> 10
    fields = {
        "Package": "oneline-studio",
        "Version": version(),
        "Architecture": MACHINES.get(platform.machine(), platform.machine()),
        "Maintainer": "Oneline Studio contributors <oneline-studio@users.noreply.github.com>",
        "Installed-Size": str(kilobytes),
        "Depends": ", ".join(DEPENDS),
        "Recommends": ", ".join(RECOMMENDS),
        "Section": "games",
        "Priority": "optional",
        "Homepage": "https://github.com/oneline-studio/oneline-studio",
        "Description": "studio for puzzles that are solved by drawing one line\n"
        " Editor, exact solvers, generation and explanation for Slitherlink, Masyu,\n"
        " number paths and other loop and path puzzles on many tilings.",
    }
    control = tree / "DEBIAN/control"
    control.parent.mkdir()
    control.write_text("".join(f"{name}: {text}\n" for name, text in fields.items()))
    package = out / f"oneline-studio_{version()}_{fields['Architecture']}.deb"
    # 101 MB; zstd makes 124 of the same at level 12, and is slower than xz where it comes near.
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", tree, package)
    return package


def compile_runtime() -> Path:
    """The program that an AppImage begins with, linked to nothing that it does not contain."""
    see_to(TO_COMPILE)
    made = WORK / "appimage-runtime"
    macros = ("-D_FILE_OFFSET_BITS=64", "-DFUSE_USE_VERSION=32", '-DGIT_COMMIT="caf24f9"')
    found = (f"-I{APPIMAGE}", "-I/usr/include/squashfuse", "-I/usr/include/fuse3")
    how = ("-std=gnu99", "-Os", "-w", "-ffunction-sections", "-fdata-sections", "-static", "-s")
    # appimage/squashfuse/fuseprivate.h relies on zeros.
    zeros = "-ftrivial-auto-var-init=zero"
    sections = ("-T", APPIMAGE / "data_sections.ld", "-Wl,--gc-sections")
    parts = ("squashfuse_ll", "squashfuse", "fuse3", "zstd", "z", "lzma", "lz4")
    libraries = [f"-l{part}" for part in parts]
    sources = (APPIMAGE / "runtime.c", APPIMAGE / "no_lzo.c")
    run("gcc", *how, zeros, *macros, *found, *sections, *sources, "-o", made, *libraries)
    return made


def appimage(frozen: Path, out: Path, named: Path | None) -> Path:
    """One file that runs on any Linux with the libraries of a desktop."""
    see_to(TO_PACK)
    begin = bytearray((named or compile_runtime()).read_bytes())
    begin[8 : 8 + len(MAGIC)] = MAGIC
    tree = WORK / "AppDir"
    lay_out(frozen, tree)
    shutil.copy(HERE / "oneline-studio.desktop", tree)
    shutil.copy(ROOT / "resources/icons/oneline-studio.svg", tree)
    (tree / ".DirIcon").symlink_to("oneline-studio.svg")
    (tree / "AppRun").symlink_to("usr/bin/studio")
    packed = WORK / "appimage.squashfs"
    packed.unlink(missing_ok=True)
    how = ("-root-owned", "-noappend", "-quiet", "-no-progress", "-b", "1M", "-comp", "zstd")
    # Not xz, which would be 20 MB less: what a start reads is unpacked each time. Level 15 takes
    # four times as long as 12 for half a percent.
    run("mksquashfs", tree, packed, *how, "-Xcompression-level", "12")
    image = out / f"Oneline_Studio-{version()}-{platform.machine()}.AppImage"
    image.write_bytes(bytes(begin) + packed.read_bytes())
    image.chmod(0o755)
    return image


# -- packages for Windows and macOS ----------------------------------------------------------------


def portable_zip(frozen: Path, out: Path) -> Path:
    """A folder for Windows, to be unpacked anywhere; `studio.exe` in it is the program."""
    name = f"Oneline_Studio-{version()}-windows-{platform.machine().lower()}"
    return Path(shutil.make_archive(str(out / name), "zip", frozen.parent, frozen.name))


def dmg(frozen: Path, out: Path) -> Path:
    """A disk image for macOS with the program, to be dragged to the applications."""
    tree = WORK / "dmg"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir()
    program = "Oneline Studio.app"
    shutil.copytree(frozen.parent / program, tree / program, symlinks=True)
    (tree / "Applications").symlink_to("/Applications")
    image = out / f"Oneline_Studio-{version()}-macos-{platform.machine()}.dmg"
    how = ("-volname", "Oneline Studio", "-ov", "-format", "UDZO")
    run("hdiutil", "create", *how, "-srcfolder", tree, image)
    return image


def wheel(out: Path) -> Path:
    """The Python package with its manual, for pip on every system."""
    environment = install()
    (built,) = environment.rglob("/".join(("studio/_resources", *MANUAL)))
    # A wheel takes along what lies among the resources. It does not stay there, to grow old.
    folder = ROOT.joinpath("resources", *MANUAL)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(built, folder)
    try:
        quiet = ("--quiet", "--disable-pip-version-check", "--no-deps")
        python_of(environment)("-m", "pip", "wheel", *quiet, "--wheel-dir", out, ROOT)
    finally:
        shutil.rmtree(folder)
    return out / f"oneline_studio-{version()}-py3-none-any.whl"


KINDS = {"deb": "linux", "appimage": "linux", "zip": "win32", "dmg": "darwin", "wheel": ""}
"""The packages, each with the system that it is for and built on, or none where any will do."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Build what is named, or the first kind of this system."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("kinds", nargs="*", metavar="|".join(KINDS))
    parser.add_argument("--runtime", type=Path, help="the type 2 runtime of AppImages, as a file")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    options = parser.parse_args(arguments)
    of_here = [kind for kind, system in KINDS.items() if system in (sys.platform, "")]
    kinds = options.kinds or of_here[:1]
    try:
        for kind in kinds:
            if kind not in of_here:
                raise BuildError(f"Here these can be built: {', '.join(of_here)}; not {kind}.")
        out = options.out.resolve()
        out.mkdir(parents=True, exist_ok=True)
        makers: dict[str, Callable[[Path, Path], Path]] = {
            "deb": deb,
            "appimage": functools.partial(appimage, named=options.runtime),
            "zip": portable_zip,
            "dmg": dmg,
        }
        frozen = freeze() if set(kinds) - {"wheel"} else WORK
        for kind in kinds:
            made = wheel(out) if kind == "wheel" else makers[kind](frozen, out)
            print(f"{made} ({made.stat().st_size / 1e6:.0f} MB)")
    except (BuildError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
