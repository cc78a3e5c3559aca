"""Virtual screens for tests of real windows."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

CLICK = ("click", "--delay", "10")
"""A click of xdotool, which waits a tenth of a second after each click unless it is told."""


@contextmanager
def virtual_screen(width: int, height: int) -> Iterator[str]:
    """A screen of Xvfb, in pixels; gives the name of the display."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24"]
    # Without -noreset the server starts anew whenever its last client leaves, even one that only
    # asked something, and turns away whoever comes meanwhile.
    command += ["-noreset", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        assert number, "Xvfb ended before it opened a display"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()
