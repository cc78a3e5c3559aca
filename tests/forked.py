"""Solver processes that are forked from one that has imported and compiled everything.

A new solver process spends a second of the processor on its libraries, and a window starts two.
Tests of the window, which start hundreds, have them forked instead (the fixture ``forked``). From
the first line they read on they are the same; how real ones start, fail and end is tested by
``tests/work`` and by the real window.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import IO, Any

MOST_BYTES = 1 << 18
"""Of a request: arguments, folder and environment."""


class Forked:
    """What :class:`subprocess.Popen` would be, as far as the solving side uses it."""

    def __init__(self, pid: int, pipes: tuple[IO[bytes], IO[bytes], IO[bytes]]) -> None:
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

    def wait(self, timeout: float | None = None) -> int:
        if not self._ended.wait(timeout):
            raise subprocess.TimeoutExpired("worker", timeout or 0)
        assert self.returncode is not None
        return self.returncode

    def end(self, code: int) -> None:
        """It has ended."""
        with self._lock:
            self.returncode = code
        self._ended.set()


class Nursery:
    """Where solver processes come from; stands in for the module ``subprocess``."""

    PIPE, DEVNULL = subprocess.PIPE, subprocess.DEVNULL
    TimeoutExpired = subprocess.TimeoutExpired

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._parent: subprocess.Popen[bytes] | None = None
        self._born: dict[int, Forked] = {}

    def Popen(self, arguments: Sequence[str], **how: Any) -> Any:  # noqa: N802
        """A process: a fork where it is a solver, else one like any other."""
        if list(arguments[1:4]) != ["-m", "studio", "worker"] or "compile" in arguments:
            return subprocess.Popen(arguments, **how)
        with self._lock:
            if self._parent is None:
                self._start()
            return self._fork(arguments[4:])

    def close(self) -> None:
        """End all processes."""
        with self._lock:
            if self._parent is not None:
                self._requests.shutdown(socket.SHUT_RDWR)
                self._parent.wait()
                self._hearer.join()
                self._requests.close()
                self._parent = None

    def _start(self) -> None:
        self._requests, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._requests.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_BYTES)
        command = [sys.executable, "-m", "tests.forked", str(theirs.fileno())]
        self._parent = subprocess.Popen(
            command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL, close_fds=True
        )
        theirs.close()
        self._hearer = threading.Thread(target=self._hear, daemon=True)
        self._answer = threading.Event()
        self._hearer.start()

    def _fork(self, arguments: Sequence[str]) -> Forked:
        their_in, our_in = os.pipe()
        our_out, their_out = os.pipe()
        our_err, their_err = os.pipe()
        theirs = [their_in, their_out, their_err]
        self._pipes = (os.fdopen(our_in, "wb"), os.fdopen(our_out, "rb"), os.fdopen(our_err, "rb"))
        request = json.dumps([list(arguments), os.getcwd(), dict(os.environ)]).encode()
        self._answer.clear()
        socket.send_fds(self._requests, [request], theirs)
        for pipe in theirs:
            os.close(pipe)
        self._answer.wait()
        if self._newest is None:
            raise OSError("the processes that solvers are forked from are gone")
        return self._newest

    def _heard(self) -> bytes:
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


# -- the process that forks ------------------------------------------------------------------------


def serve(requests: socket.socket) -> None:
    """Fork a solver process for each request, and tell of those that end, until nobody asks."""
    from studio.engines import kernels
    from studio.work import worker

    loaded = False
    living: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([requests, *living], [], [])
        for pidfd in [each for each in ready if each is not requests]:
            pid = living.pop(pidfd)
            os.close(pidfd)
            _, status = os.waitpid(pid, 0)
            told = json.dumps([pid, os.waitstatus_to_exitcode(status)]).encode()
            with contextlib.suppress(OSError):
                requests.send(told)
        if requests not in ready:
            continue
        request, pipes, _, _ = socket.recv_fds(requests, MOST_BYTES, 3)
        if not request:
            for pidfd in living:
                signal.pidfd_send_signal(pidfd, signal.SIGKILL)
            return
        if not loaded and kernels.warm():  # else the window has them compiled meanwhile
            kernels.load_all()
            # What is here already stays shared: no collection touches it.
            gc.collect()
            gc.freeze()
            loaded = True
        pid = os.fork()
        if pid == 0:
            requests.close()
            for number, pipe in enumerate(pipes):
                os.dup2(pipe, number)
            os.closerange(3, 100)
            arguments, folder, environment = json.loads(request)
            os.environ.clear()
            os.environ.update(environment)
            os.chdir(folder)
            code = 1
            try:
                code = worker.main(arguments)
            finally:
                sys.stderr.flush()
                os._exit(code)
        for pipe in pipes:
            os.close(pipe)
        living[os.pidfd_open(pid)] = pid
        requests.send(json.dumps([pid, None]).encode())


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
