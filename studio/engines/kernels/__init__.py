"""Compiled inner loops. Only solver processes load them, and only where they pay.

Importing this package loads neither the compiler nor a kernel. Every kernel has a twin in plain
Python (``<kernel>_plain``) that serves small boards, and all boards until the kernels are compiled:
a cold compile takes seconds and must never delay an answer. ``python -m studio.engines.kernels``
compiles them all; the compiler keeps the result on disk.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import os
import re
import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

KERNELS: tuple[str, ...] = (
    "cuts",
    "inference",
    "loop_search",
    "placement",
    "backbite",
    "table",
    "narrow",
    "few",
    "broad",
    "joins",
    "patterns",
    "plan",
    "contraction",
    "wide",
    "arcs",
    "sweep",
    "back_pointers",
    "rounds",
    "shares",
    "census",
    "walks",
    "tours",
    "wander",
    "rup",
)
"""The modules with kernels, by name. Each compiles on import, since its signatures are explicit."""

FOLDER = Path(__file__).parent

LOOK_S = 0.01
"""Seconds between two looks whether somebody who waits for kernels is to stop."""

_MAPPED = re.compile(r"([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ \S+\s*(.*)")
"""A mapping in Linux's list of them: from where to where, the rights, and the name of its file."""

_DONTNEED = 4
"""Linux's number of the advice that pages are not needed."""

_WARM: set[str] = set()

_behind: threading.Thread | None = None
"""What loads kernels while questions are answered."""


def load_all() -> None:
    """Load every kernel, compile what is not on disk yet, and note that they are warm."""
    for _ in load():
        pass


def load_behind() -> threading.Thread:
    """Load every kernel in a thread, so that questions are answered meanwhile: in plain Python,
    or, where only kernels will do, once all are there."""
    global _behind  # noqa: PLW0603 - one process, one set of loaded modules
    if _behind is None:
        _behind = threading.Thread(target=_load_and_release, name="kernels", daemon=True)
        _behind.start()
    return _behind


def _load_and_release() -> None:
    load_all()
    # Whoever waits for the kernels does not wait for this.
    threading.Thread(target=release, name="release", daemon=True).start()


def release() -> None:
    """Give back what the compiler keeps of the kernels for compiling others: 70 of 260 MB.

    To be called once all are loaded. A kernel that comes from the disk brings its intermediate code
    (LLVM's) along with that of the machine, so that it can be built into functions that are
    compiled later. There are none: all signatures are explicit. One that were compiled nevertheless
    would be refused by the compiler, for a kernel it calls has no code to build in any more.
    """
    if "numba" not in sys.modules:
        return
    import gc

    from numba.core.dispatcher import Dispatcher

    for each in gc.get_objects():
        # By its type: weak proxies, asked for their class, answer for what may be gone.
        if issubclass(type(each), Dispatcher):
            for compiled in each.overloads.values():
                library = compiled.library
                if getattr(library, "_shared_module", None) is not None:
                    library._shared_module.close()
                    library._shared_module = None
    trim()


def trim() -> None:
    """Hand memory back to the system: what was freed, where its allocator does so only if asked,
    and the code of libraries, which lies in their files where it is needed again."""
    import ctypes

    # Only glibc knows it, and only where a program can look into itself.
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
    with contextlib.suppress(AttributeError, OSError, TypeError):
        _put_away(ctypes)


def _put_away(ctypes: ModuleType) -> None:
    """Let pages of libraries go that are as they are in their files: 65 MB of LLVM, 15 of others.

    Compiled kernels never call LLVM. What is called again the system takes from its cache: a first
    question later takes a millisecond longer.
    """
    madvise = ctypes.CDLL(None).madvise
    madvise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    span = None
    for line in Path("/proc/self/smaps").read_text().splitlines():
        if found := _MAPPED.match(line):
            ours = ".so" in found[4] and "w" not in found[3]
            span = (int(found[1], 16), int(found[2], 16)) if ours else None
        elif span is not None and line.split() == ["Anonymous:", "0", "kB"]:
            # None of them was changed when it was loaded: changes would be lost.
            madvise(span[0], span[1] - span[0], _DONTNEED)


def begun() -> bool:
    """Was :func:`load_behind` called?"""
    return _behind is not None


def loading() -> bool:
    """Does a thread load kernels now? Who can do without them had better not wait for it."""
    return _behind is not None and _behind.is_alive()


def wait(stopped: Callable[[], bool]) -> None:
    """Wait until no thread loads kernels any more, or there is no need for them."""
    while _behind is not None and _behind.is_alive() and not stopped():
        _behind.join(LOOK_S)


def loaded(name: str) -> bool:
    """Is this kernel loaded, whole?"""
    return f"{__name__}.{name}" in sys.modules and not loading()


def at_hand(name: str) -> bool:
    """Does it take only a moment to use this kernel, since the compiler is loaded already?"""
    return "numba" in sys.modules and not loading() and warm(name)


def load(*names: str) -> Iterator[tuple[int, int]]:
    """The same for some kernels (all, if none is named); tells after each how many are loaded."""
    wanted = names or KERNELS
    for number, name in enumerate(wanted, start=1):
        importlib.import_module(f"{__name__}.{name}")
        for stamp in () if _shipped() else _stamps(name):
            try:
                stamp.parent.mkdir(parents=True, exist_ok=True)
                stamp.write_text(_fingerprint(name))
            except OSError:
                continue
            break
        yield number, len(wanted)


def off() -> bool:
    """Is the compiler switched off, as for measuring what tests cover?"""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def warm(*names: str) -> bool:
    """Are these kernels (all, if none is named) on disk, so that loading them takes a moment?

    Another process may be compiling them, so only "yes" is remembered. Who asks is about to load
    one: so this waits for the thread that does, if there is one.
    """
    if off():
        return False
    if _behind is not None and _behind is not threading.current_thread():
        _behind.join()
    if _shipped():
        return True
    for name in names or KERNELS:
        if name not in _WARM:
            if not any(_says(stamp, _fingerprint(name)) for stamp in _stamps(name)):
                return False
            _WARM.add(name)
    return True


def _shipped() -> bool:
    """Is this a frozen program, whose kernels were compiled with it (packaging/build.py)?"""
    return bool(getattr(sys, "frozen", False))


def sources(*parts: str) -> int:
    """A number that changes with the text of these files.

    The compiler keeps a kernel by the text of its own file, but builds the functions that it calls
    into it: changing those would change nothing. Where a kernel calls functions of other modules,
    this number of their files is a variable of the function around it, which the compiler's key
    includes.
    """
    import hashlib  # slow to load

    text = b"".join(Path(part).read_bytes() for part in parts)
    return int.from_bytes(hashlib.sha256(text).digest()[:7], "big")


def _says(path: Path, text: str) -> bool:
    try:
        return path.read_text() == text
    except OSError:
        return False


def _stamps(name: str) -> tuple[Path, ...]:
    """Where the note may lie: beside the compiler's own files, or in the user's cache."""
    import platform  # slow to load

    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    tag = f"{name}.{sys.implementation.cache_tag}-{platform.node()}.warm"
    return (FOLDER / "__pycache__" / tag, home / "oneline-studio" / "kernels" / tag)


def _fingerprint(name: str) -> str:
    """Changes when the compiler's files no longer fit: other sources, versions or processor."""
    import platform  # slow to load

    facts = [sys.version, _version(), platform.machine(), platform.processor(), str(FOLDER)]
    facts.append(os.environ.get("NUMBA_CACHE_DIR", ""))
    for part in (f"{name}.py", f"{name}_plain.py"):
        if (FOLDER / part).exists():
            source = (FOLDER / part).stat()
            facts.append(f"{source.st_mtime_ns} {source.st_size}")
    return _digest("\n".join(facts).encode())


@cache
def _version() -> str:
    """The version of the compiler, by the folder that pip keeps beside it: the window asks, too,
    and what reads that folder takes 3 MB."""
    found = importlib.util.find_spec("numba")
    if found is not None and found.origin is not None:
        for folder in Path(found.origin).parents[1].glob("numba-*.dist-info"):
            return folder.name.removeprefix("numba-").removesuffix(".dist-info")
    from importlib.metadata import version

    return version("numba")


def _digest(data: bytes) -> str:
    """The SHA-256 of some bytes, by Python's own module where there is one: hashlib brings OpenSSL
    into the window, which are 4 MB."""
    for own in ("_sha2", "_sha256"):
        with contextlib.suppress(ImportError):
            return str(importlib.import_module(own).sha256(data).hexdigest())
    import hashlib

    return hashlib.sha256(data).hexdigest()
