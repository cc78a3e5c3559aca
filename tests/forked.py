"""Processes that are forked from one that has imported and compiled everything.

A new solver process spends a second of the processor on its libraries, a window another, and it
starts two solvers. Tests have them forked instead (the fixtures ``forked`` and ``start_program``).
From the first line they read, or the first of their main module, they are the same. How real ones
start, fail and end is tested by ``tests/work`` and ``tests/flows/test_kill.py``.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

MOST_BYTES = 1 << 18
"""Of a request: arguments, folder and environment."""

SOLVERS, WINDOWS = "solvers", "windows"
"""What a nursery has loaded."""

Pipes = tuple[IO[bytes] | None, IO[bytes] | None, IO[bytes] | None]


class Forked:
    """What :class:`subprocess.Popen` would be, as far as the solving side and tests use it."""

    def __init__(self, pid: int, pipes: Pipes) -> None:
        self.pid = pid
        self.stdin, self.stdout, self.stderr = pipes
        self.returncode: int | None = None
        self._ended = threading.Event()
        self._lock = threading.Lock()

    def kill(self) -> None:
        with self._lock:
            # Still there until it is told that it is gone, so the number is nobody else's.
            if self.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(self.pid, signal.SIGKILL)

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if not self._ended.wait(timeout):
            raise subprocess.TimeoutExpired("a forked process", timeout or 0)
        assert self.returncode is not None
        return self.returncode

    def end(self, code: int) -> None:
        """It has ended."""
        with self._lock:
            self.returncode = code
        self._ended.set()


class Nursery:
    """Where such processes come from; stands in for the module ``subprocess``.

    It has a nest, a process that forks them: its own, or the one at ``address``. Windows that it
    starts get their solvers from ``solvers``.
    """

    PIPE, DEVNULL = subprocess.PIPE, subprocess.DEVNULL
    TimeoutExpired = subprocess.TimeoutExpired

    def __init__(
        self, kind: str = SOLVERS, solvers: Nursery | None = None, address: str = ""
    ) -> None:
        self._kind = kind
        self._solvers = solvers
        self._address = address
        self._lock = threading.Lock()
        self._nest: subprocess.Popen[bytes] | None = None
        self._requests: socket.socket | None = None
        self._born: dict[int, Forked] = {}

    def Popen(self, arguments: Sequence[str], **how: Any) -> Any:  # noqa: N802
        """A process: a fork where it is one of those that are loaded, else one like any other."""
        solver = "worker" in arguments
        if arguments[1] != "-m" or solver != (self._kind == SOLVERS) or "compile" in arguments:
            return subprocess.Popen(arguments, **how)
        return self.fork(arguments[2:], **how)

    def fork(self, words: Sequence[str], **how: Any) -> Forked:
        """A process that runs a module with arguments, with what is loaded here."""
        with self._lock:
            return self._fork(words, **how)

    def address(self) -> str:
        """Where others ask its nest for processes."""
        with self._lock:
            self._begin()
        return self._address

    def close(self) -> None:
        """End all processes."""
        with self._lock:
            if self._requests is not None:
                self._requests.shutdown(socket.SHUT_RDWR)
                self._hearer.join()
                self._requests.close()
                self._requests = None
            if self._nest is not None:
                self._nest.communicate()
                self._nest = None

    def _begin(self) -> socket.socket:
        if self._requests is None:
            if not self._address:
                self._start()
            self._requests = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            self._requests.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_BYTES)
            self._requests.connect(bytes.fromhex(self._address))
            self._hearer = threading.Thread(target=self._hear, daemon=True)
            self._answer = threading.Event()
            self._hearer.start()
        return self._requests

    def _start(self) -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener:
            listener.bind("")  # the system gives it a name that nobody else has
            listener.listen()
            self._address = listener.getsockname().hex()
            command = [sys.executable, "-m", "tests.forked", self._kind, str(listener.fileno())]
            if self._solvers is not None:
                command.append(self._solvers.address())
            self._nest = subprocess.Popen(
                command, pass_fds=[listener.fileno()], stdin=subprocess.PIPE, cwd=ROOT
            )

    def _fork(
        self,
        arguments: Sequence[str],
        *,
        stdin: int | None = None,
        stdout: int | None = None,
        stderr: int | None = None,
        cwd: str | Path | None = None,
        env: Mapping[str, str] | None = None,
    ) -> Forked:
        requests = self._begin()
        ends = [_end(number, wanted) for number, wanted in enumerate((stdin, stdout, stderr))]
        self._pipes: Pipes = (ends[0].ours, ends[1].ours, ends[2].ours)
        told = [list(arguments), str(cwd or Path.cwd()), dict(os.environ if env is None else env)]
        self._answer.clear()
        socket.send_fds(requests, [json.dumps(told).encode()], [end.theirs for end in ends])
        for end in ends:
            if end.opened:
                os.close(end.theirs)
        self._answer.wait()
        if self._newest is None:
            raise OSError("the process that others are forked from is gone")
        return self._newest

    def _heard(self) -> bytes:
        assert self._requests is not None
        try:
            return self._requests.recv(100)
        except ConnectionResetError:
            return b""

    def _hear(self) -> None:
        """In a thread: how processes begin and end."""
        self._newest: Forked | None = None
        while told := self._heard():
            pid, code = json.loads(told)
            if code is None:
                self._newest = self._born[pid] = Forked(pid, self._pipes)
                self._answer.set()
            else:
                self._born.pop(pid).end(code)
        self._newest = None
        self._answer.set()
        for process in self._born.values():
            process.end(-signal.SIGKILL)


ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class _End:
    """Where a stream of a new process leads: its own end, and ours if it is a pipe."""

    theirs: int
    ours: IO[bytes] | None = None
    opened: bool = True


def _end(number: int, wanted: int | None) -> _End:
    if wanted == subprocess.PIPE:
        read, write = os.pipe()
        return _End(write, os.fdopen(read, "rb")) if number else _End(read, os.fdopen(write, "wb"))
    if wanted == subprocess.DEVNULL:
        return _End(os.open(os.devnull, os.O_RDWR))
    return _End(number if wanted is None else wanted, opened=False)


# -- the process that forks ------------------------------------------------------------------------


def load_solvers() -> bool:
    """Load what solver processes need, once it is compiled; the window sees to that meanwhile."""
    from studio.engines import kernels
    from studio.work import worker

    assert worker
    if not kernels.warm():
        return False
    kernels.load_all()
    return True


def load_windows() -> bool:
    """Load what windows need, but make nothing of Qt: it has threads, which no fork takes along."""
    from studio.gui import app
    from studio.gui.shell import preload
    from studio.work import examples

    assert app
    for stage in (preload.ANYWHERE, preload.ON_BOARDS):
        for name in (*stage.modules, *stage.with_qt):
            importlib.import_module(name)
    for path in examples.files():
        examples.example(path)  # the welcome page of each window would read those that it shows
    return True


@dataclass
class Nest:
    """What the forking process knows: who asks, and whose the living processes are."""

    kind: str
    listener: socket.socket
    solvers: str
    askers: set[socket.socket] = field(default_factory=set)
    living: dict[int, tuple[int, socket.socket]] = field(default_factory=dict)
    loaded: bool = False

    def serve(self) -> None:
        """Fork a process for each request, and tell of those that end, until the owner is gone."""
        while True:
            ready, _, _ = select.select([0, self.listener, *self.askers, *self.living], [], [])
            if 0 in ready:
                break
            for each in ready:
                if each is self.listener:
                    self.askers.add(self.listener.accept()[0])
                elif isinstance(each, int):
                    self._ended(each)
                else:
                    self._asked(each)
        for pidfd in self.living:
            signal.pidfd_send_signal(pidfd, signal.SIGKILL)

    def _ended(self, pidfd: int) -> None:
        pid, asker = self.living.pop(pidfd)
        os.close(pidfd)
        _, status = os.waitpid(pid, 0)
        told = json.dumps([pid, os.waitstatus_to_exitcode(status)]).encode()
        with contextlib.suppress(OSError):
            asker.send(told)

    def _asked(self, asker: socket.socket) -> None:
        try:
            request, streams, _, _ = socket.recv_fds(asker, MOST_BYTES, 3)
        except ConnectionResetError:
            request, streams = b"", []
        if not request:
            # As with processes of its own, which hear that their pipes are closed.
            for pidfd, (_, whose) in self.living.items():
                if whose is asker:
                    signal.pidfd_send_signal(pidfd, signal.SIGKILL)
            self.askers.remove(asker)
            asker.close()
            return
        if not self.loaded and (load_solvers if self.kind == SOLVERS else load_windows)():
            # What is here already stays shared: no collection touches it.
            gc.collect()
            gc.freeze()
            self.loaded = True
        pid = os.fork()
        if pid == 0:
            _become(request, streams, self.solvers)
        for stream in streams:
            os.close(stream)
        self.living[os.pidfd_open(pid)] = pid, asker
        # An asker that is killed meanwhile hears of nothing; its end is noticed next.
        with contextlib.suppress(OSError):
            asker.send(json.dumps([pid, None]).encode())


def _become(request: bytes, streams: Sequence[int], solvers: str) -> None:
    """In the new process: run the module that is asked for, and end as an interpreter would."""
    code = 1
    try:
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
        os.closerange(3, 100)
        (module, *arguments), folder, environment = json.loads(request)
        os.environ.clear()
        os.environ.update(environment)
        os.chdir(folder)
        if solvers:
            from studio.work import solving

            solving.subprocess = Nursery(address=solvers)  # type: ignore[assignment]
        sys.argv = [module, *arguments]
        runpy.run_module(module, run_name="__main__", alter_sys=True)
        code = 0
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else int(bool(leaving.code))
    except BaseException:
        traceback.print_exc()
    finally:
        with contextlib.suppress(Exception):
            atexit._run_exitfuncs()
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    # As ``studio`` begins; the libraries look at this when they are loaded.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    kind, listening, *solvers = sys.argv[1:]
    Nest(kind, socket.socket(fileno=int(listening)), "".join(solvers)).serve()
