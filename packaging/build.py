#!/usr/bin/env python3
"""Freeze the program and pack it for people who have no Python: `packaging/build.py deb appimage`.

    packaging/build.py [deb] [appimage] [--runtime FILE] [--out FOLDER]

The packages appear in FOLDER (dist). Debian 12 or newer with its `python3`, `python3-venv`,
`binutils`, and for an AppImage `squashfs-tools`, is all that has to be there; what is missing is
installed with apt-get where this user may. Build on the oldest system that is to be served: the C
library of the machine is the oldest that the packages run with.

PyInstaller, not Nuitka: the solver processes need numba and its kernels' sources as files either
way, so nothing is won by compiling the rest, and a build takes minutes, not an hour. The kernels
are compiled here for any processor of this kind, so nothing is compiled on the user's machine.

An AppImage begins with a small program that mounts the rest, the type 2 runtime
(github.com/AppImage/type2-runtime, MIT). It is downloaded unless a file is named.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WORK = ROOT / "build"
FROZEN = HERE / "frozen"
RUNTIME = "https://github.com/AppImage/type2-runtime/releases/download/continuous/runtime-{}"
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
"""What Debian calls the processors."""

DEPENDS = (
    "libc6",
    "libgl1",
    "libegl1",
    "libfontconfig1",
    "libdbus-1-3",
    "libglib2.0-0 | libglib2.0-0t64",
    "libxkbcommon-x11-0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
)
"""Debian packages with what Qt links; the rest travels in the package."""

TOOLS = {"mksquashfs": "squashfs-tools", "dpkg-deb": "dpkg", "strip": "binutils"}


class BuildError(Exception):
    """What stopped the build, as a sentence."""


def run(*command: str | Path, **more: str) -> None:
    """Run a program; BuildError with its name if it fails."""
    try:
        subprocess.run([str(part) for part in command], check=True, env={**os.environ, **more})
    except (OSError, subprocess.CalledProcessError) as error:
        raise BuildError(f"{Path(command[0]).name} failed: {error}.") from error


def needs(tools: Sequence[str]) -> None:
    """See to it that these tools are here; BuildError with the line to type where they are not."""
    packages = [TOOLS[tool] for tool in tools if not shutil.which(tool)]
    if not packages:
        return
    line = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    if os.geteuid() == 0 and shutil.which("apt-get"):
        run("apt-get", "-q", "update")
        run(*line)
    else:
        raise BuildError(f"Please install first: sudo {' '.join(line)}")


def version() -> str:
    """The version of the program, from its one place."""
    for line in (ROOT / "studio/__init__.py").read_text().splitlines():
        if line.startswith("__version__"):
            return line.split('"')[1]
    raise BuildError("studio/__init__.py names no version.")


def freeze() -> Path:
    """The program with Python and all that it needs, in one folder."""
    environment = WORK / "env"
    python = environment / "bin/python"
    run(sys.executable, "-m", "venv", "--clear", environment)
    quiet = ("--quiet", "--disable-pip-version-check")
    run(python, "-m", "pip", "install", *quiet, ROOT, "pyinstaller>=6.10")
    compiling = {
        "PYTHONPATH": str(FROZEN),
        "NUMBA_CPU_NAME": "generic",
        "NUMBA_CACHE_LOCATOR_CLASSES": "shipped_kernels.ShippedLocator",
    }
    run(python, "-m", "studio.engines.kernels", **compiling)
    folders = ("--distpath", WORK / "frozen", "--workpath", WORK / "pyinstaller")
    freezer = environment / "bin/pyinstaller"
    run(freezer, "--noconfirm", "--log-level", "WARN", *folders, FROZEN / "studio.spec")
    frozen = WORK / "frozen" / "oneline-studio"
    # Names of its functions are a tenth of all. Libraries of wheels that were patched since they
    # were linked do not bear it.
    run("strip", *frozen.glob("_internal/llvmlite/binding/libllvmlite*"))
    return frozen


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
    needs(["dpkg-deb"])
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
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, package)
    return package


def runtime(named: Path | None) -> bytes:
    """The program that an AppImage begins with."""
    try:
        if named is not None:
            return named.read_bytes()
        with urllib.request.urlopen(RUNTIME.format(platform.machine()), timeout=60) as answer:
            return bytes(answer.read())
    except (OSError, urllib.error.URLError) as error:
        raise BuildError(
            f"The runtime of AppImages cannot be had ({error}). Name a file with --runtime."
        ) from error


def appimage(frozen: Path, out: Path, named: Path | None) -> Path:
    """One file that runs on any Linux with the libraries of Qt."""
    needs(["mksquashfs"])
    begin = runtime(named)
    tree = WORK / "AppDir"
    lay_out(frozen, tree)
    shutil.copy(HERE / "oneline-studio.desktop", tree)
    shutil.copy(ROOT / "resources/icons/oneline-studio.svg", tree)
    (tree / ".DirIcon").symlink_to("oneline-studio.svg")
    (tree / "AppRun").symlink_to("usr/bin/studio")
    packed = WORK / "appimage.squashfs"
    packed.unlink(missing_ok=True)
    how = ("-root-owned", "-noappend", "-quiet", "-no-progress", "-comp", "zstd")
    run("mksquashfs", tree, packed, *how, "-Xcompression-level", "19")
    image = out / f"Oneline_Studio-{version()}-{platform.machine()}.AppImage"
    image.write_bytes(begin + packed.read_bytes())
    image.chmod(0o755)
    return image


def main(arguments: Sequence[str] | None = None) -> int:
    """Build what is named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("kinds", nargs="*", choices=["deb", "appimage"], metavar="deb|appimage")
    parser.add_argument("--runtime", type=Path, help="the type 2 runtime of AppImages, as a file")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    options = parser.parse_args(arguments)
    try:
        needs(["strip"])
        options.out.mkdir(parents=True, exist_ok=True)
        frozen = freeze()
        for kind in options.kinds or ["deb"]:
            made = (
                deb(frozen, options.out)
                if kind == "deb"
                else appimage(frozen, options.out, options.runtime)
            )
            print(f"{made} ({made.stat().st_size / 1e6:.0f} MB)")
    except (BuildError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
