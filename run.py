#!/usr/bin/env python3
"""Set up Oneline Studio where it lies, then start it. Needs nothing but Python 3.11 and pip.

    python3 run.py [FILE.puzzle]  opens the window
    python3 run.py test [...]     runs the tests; the rest goes to pytest, --long adds the slow ones
    python3 run.py SUBCOMMAND     the same as `studio SUBCOMMAND`

Everything Python goes into .venv beside this file. System libraries are installed with apt-get:
as root at once, with sudo after the line was shown and agreed to; otherwise the exact line to type
is printed. A stamp in .venv records what has been set up, so that the next start goes straight to
the program. A set-up that fails never takes away what works already.

Exit codes are the program's own; 69 where the set-up failed or was stopped.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
ASIDE = ROOT / ".venv-before"  # an environment that is replaced, until the new one is whole
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "set-up.txt"
UNAVAILABLE = 69  # the exit code when set-up fails, apart from the program's own

QT_LIBRARIES = [
    "libgl1",
    "libegl1",
    "libfontconfig1",
    "libxkbcommon0",
    "libdbus-1-3",
    "libglib2.0-0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxkbcommon-x11-0",
]
WINDOW_TOOLS = ["xvfb", "xauth", "xdotool", "openbox", "wmctrl", "chromium", "nodejs"]
WINDOW_TOOLS += ["dbus-daemon", "at-spi2-core"]
PROGRAMS = {"xvfb": "Xvfb", "at-spi2-core": "/usr/libexec/at-spi-bus-launcher"}
"""Of packages that are called otherwise."""

QT_PROBE = """
import ctypes, pathlib, PySide6.QtPrintSupport, PySide6.QtSvg, PySide6.QtWidgets
for plugin in pathlib.Path(PySide6.__file__).parent.glob("Qt/plugins/platforms/libqxcb.so"):
    ctypes.CDLL(str(plugin))
"""


# Says what of the requirements is not installed, or too old; nothing if all is there.
NEEDS_PROBE = """
import sys, tomllib
from importlib.metadata import PackageNotFoundError, version
from pip._vendor.packaging.requirements import Requirement
extras, project = sys.argv[2:], tomllib.load(open(sys.argv[1], "rb"))["project"]
more = project.get("optional-dependencies", {})
texts = [*project["dependencies"], *(text for extra in extras for text in more[extra])]
for need in map(Requirement, texts):
    if need.marker is None or need.marker.evaluate():
        try:
            if not need.specifier.contains(version(need.name), prereleases=True):
                print("old", need.name)
        except PackageNotFoundError:
            print("missing", need.name)
"""


class SetUpError(Exception):
    """What stopped the set-up, as a sentence for the user."""


def say(sentence):
    print(sentence, file=sys.stderr, flush=True)


def fingerprint():
    """Changes when a new set-up is due: other requirements, or another Python."""
    facts = f"{sys.version_info[:2]}".encode()
    return hashlib.sha256(facts + (ROOT / "pyproject.toml").read_bytes()).hexdigest()


def parts_done():
    """The parts of the set-up that the stamp vouches for; none if anything has changed since."""
    try:
        stamped, *parts = STAMP.read_text().split()
    except (OSError, ValueError):
        return set()
    return set(parts) if stamped == fingerprint() and PYTHON.exists() else set()


def parts_needed(arguments):
    """What these arguments ask for: the package always, Qt's libraries only for a window."""
    if arguments[:1] == ["test"]:
        return {"package", "test", "window", "tools"}
    shown = not arguments or arguments[0] == "demo" or arguments[0].endswith(".puzzle")
    return {"package", "window"} if shown else {"package"}


def run(command, quiet=False, **options):
    """Whether the command succeeded; the end of what it said is shown if not, unless `quiet`."""
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True, **options)
    except OSError as error:
        say(f"  {command[0]}: {error.strerror}")
        return False
    if done.returncode and not quiet:
        for line in (done.stdout + done.stderr).strip().splitlines()[-8:]:
            say(f"  {line}")
    return done.returncode == 0


def apt_line(packages):
    """The line to type that installs Debian packages."""
    return f"sudo apt-get install -y --no-install-recommends {' '.join(packages)}"


def agreed(question):
    """Whether the user says yes; just Enter is a yes."""
    print(question, end="", file=sys.stderr, flush=True)
    answer = sys.stdin.readline()  # "" where the input ends
    return bool(answer) and answer.strip().lower() in ("", "y", "yes")


def apt_install(packages):
    """Install Debian packages if this user may; whether it worked."""
    root = [] if os.name == "nt" or os.geteuid() == 0 else ["sudo"]
    if not shutil.which("apt-get") or not all(map(shutil.which, root)):
        return False
    say(f"Installing with apt-get: {' '.join(packages)}")
    if root and sys.stdin.isatty():
        say(f"    {apt_line(packages)}")
        if not agreed("May this be run now? [Y/n] "):
            return False
    elif root:
        root.append("-n")  # nobody is there to be asked, or to type a password
    apt = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"]
    run([*apt, "update"], quiet=True)  # may fail for one source of several and still be enough
    return run([*apt, "install", "-y", "--no-install-recommends", *packages])


def make_environment():
    """Make .venv, unless there is a sound one of this Python version already.

    Another one is set aside first; see `renewed`.
    """
    version = f"{sys.version_info[:2]}"
    probe = f"import pip, sys; sys.exit(str(sys.version_info[:2]) != {version!r})"
    if PYTHON.exists() and run([PYTHON, "-c", probe], quiet=True):
        return
    say("Making a Python environment in .venv.")
    if ASIDE.exists():  # what replaced it was never finished
        shutil.rmtree(VENV, ignore_errors=True)
    elif VENV.exists():
        VENV.rename(ASIDE)
    if importlib.util.find_spec("ensurepip") is None:  # Debian keeps it in a package of its own
        apt_install(["python3-venv"])
        importlib.invalidate_caches()
    if importlib.util.find_spec("ensurepip") is not None:
        made = run([sys.executable, "-m", "venv", "--clear", VENV])
    else:
        with tempfile.TemporaryDirectory() as place:
            pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", place]
            made = run([*pip, "virtualenv"]) and run(
                [sys.executable, "-m", "virtualenv", "--quiet", "--clear", VENV],
                env={**os.environ, "PYTHONPATH": place},
            )
    if not made:
        raise SetUpError(
            "The Python environment could not be made. Install Python's venv module "
            "(on Debian: apt-get install python3-venv) and start again."
        )


def renewed(install):
    """What `install` gives; where it does not come to an end, the environment of before is back."""
    try:
        result = install()
    except BaseException:
        if ASIDE.exists():
            shutil.rmtree(VENV, ignore_errors=True)
            ASIDE.rename(VENV)
        raise
    shutil.rmtree(ASIDE, ignore_errors=True)
    return result


def lacking(extras):
    """What of the requirements is not there, as {name: "missing" or "old"}; None if unknown."""
    command = [PYTHON, "-c", NEEDS_PROBE, ROOT / "pyproject.toml", *extras]
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True)
    except OSError:
        return None
    if done.returncode:
        return None
    return {name: how for how, name in map(str.split, done.stdout.splitlines())}


def install_package(extras):
    """Install the project, editable, with what it requires; whether all of it is there now.

    Where that fails, but an earlier set-up left something of each requirement, that will do until
    the next try: then this is False.
    """
    make_environment()
    if lacking(extras) == {}:
        return True
    say("Installing Oneline Studio and what it requires. This is done once, in about a minute.")
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if run([*pip, "--editable", f"{ROOT}[{','.join(extras)}]" if extras else str(ROOT)]):
        return True
    if "missing" in (lacking(extras) or {"": "missing"}).values():
        raise SetUpError(
            "The required Python packages could not be installed. Look at the lines above, "
            "check the network, and start again."
        )
    say("The required Python packages could not be renewed; this starts with those of before.")
    return False


def start_compiling():
    """Begin to compile the fast loops, so that the first puzzle need not wait for them.

    They would compile on first use otherwise, so a failure here costs nothing but time.
    """
    command = [PYTHON, "-m", "studio.engines.kernels"]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def install_libraries():
    """See to it that Qt finds the system libraries it links."""
    probe = [PYTHON, "-c", QT_PROBE]
    if run(probe, quiet=True):
        return
    if not (apt_install(QT_LIBRARIES) and run(probe)):
        raise SetUpError(
            "The window needs system libraries that could not be installed. "
            f"Please install them and start again; on Debian:\n    {apt_line(QT_LIBRARIES)}"
        )


def missing_window_tools():
    """The packages that the tests of the real window need and that are not there."""
    return [tool for tool in WINDOW_TOOLS if not shutil.which(PROGRAMS.get(tool, tool))]


def set_up(needed):
    """Do the missing parts of the set-up and stamp them."""
    done = parts_done()
    compiling = None
    if not needed & {"package", "test"} <= done:
        if renewed(lambda: install_package(["test"] if "test" in needed else [])):
            done |= needed & {"package", "test"}
        compiling = start_compiling()
    try:
        if "window" in needed - done:
            install_libraries()
            done.add("window")
        if "tools" in needed - done:
            if missing := missing_window_tools():
                apt_install(missing)
            done.add("tools")  # asked for once; the tests can do without
        if compiling and compiling.poll() is None:
            say("Compiling the fast loops. This is done once, in about half a minute.")
            compiling.wait()
    finally:
        if compiling and compiling.poll() is None:
            compiling.kill()
            compiling.wait()
        if done:
            STAMP.write_text(" ".join([fingerprint(), *sorted(done)]) + "\n")


def has_display():
    """Whether a window can appear; only systems with X or Wayland can lack a display."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def command_line(arguments):
    """The program and its arguments that these arguments stand for."""
    if arguments[:1] != ["test"]:
        return [str(PYTHON), "-m", "studio", *arguments]
    chosen = ["-m", ""] if "--long" in arguments else []  # the settings leave `long` out
    rest = [argument for argument in arguments[1:] if argument != "--long"]
    return [str(PYTHON), "-m", "pytest", "-n", "2", "--dist", "loadfile", *chosen, *rest]


def start(command):
    """Become the command, so that signals and the exit code are its own.

    The package is found beside this file even where the folder was moved since the set-up.
    """
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), *([before] if before else [])])
    if os.name == "nt":  # where exec returns to the shell at once
        return subprocess.call(command)
    sys.stdout.flush()
    os.execv(command[0], command)


def main(arguments):
    if sys.version_info < (3, 11):
        say(f"Oneline Studio needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
        return UNAVAILABLE
    if not arguments and not has_display():
        say("There is no display here, so this runs the demo off-screen in its place.")
        arguments = ["demo"]
    needed = parts_needed(arguments)
    try:
        if not needed <= parts_done():
            set_up(needed)
    except SetUpError as error:
        say(str(error))
        return UNAVAILABLE
    except KeyboardInterrupt:
        say("\nThe set-up was stopped. Start again to go on with it.")
        return UNAVAILABLE
    except OSError as error:
        say(f"The set-up failed: {error.filename or 'the system'}: {error.strerror}.")
        return UNAVAILABLE
    if arguments[:1] == ["test"]:
        if missing := missing_window_tools():
            say(f"The tests marked `window` are left out: they need {', '.join(missing)}.")
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        os.chdir(ROOT)
    return start(command_line(arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
