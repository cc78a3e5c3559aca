"""Kills a process that saves, again and again: ``python -m tests.formats.killer PATH KILLS``.

A program of its own, because a small process forks fast. Prints how often a save was under way or
done when the kill came; fails where a file is torn or a save that was told done is lost.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from pathlib import Path

from studio.formats.save import save


def content(number: int) -> bytes:
    """A file that tells its number and whether it is whole."""
    return f"{number}\n".encode() + bytes([number % 256]) * 5000 + b"\nend"


def number_of(data: bytes) -> int:
    number = int(data.partition(b"\n")[0])
    assert data == content(number), "the file is torn"
    return number


def save_until_killed(path: Path, first: int, told: int) -> None:
    """The child's work: save on and on, and tell each save that is done."""
    number = first
    while True:
        save(path, content(number))
        os.write(told, number.to_bytes(4, "big"))
        number += 1


def killed_saves(path: Path, kills: int) -> int:
    """Kill a saving child again and again; says how often a save had been under way or done."""
    chance = random.Random(20261121)
    last = 0
    save(path, content(last))
    busy = 0
    for _ in range(kills):
        listen, told = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                save_until_killed(path, last + 1, told)
            finally:
                os._exit(1)
        os.close(told)
        # The moment of the kill is spread over the first saves by reading a random number of them.
        acknowledged = last
        for _ in range(chance.randrange(3)):
            acknowledged = int.from_bytes(os.read(listen, 4), "big")
        for _ in range(chance.randrange(4000)):
            pass
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        while word := os.read(listen, 4):
            acknowledged = int.from_bytes(word, "big")
        os.close(listen)
        number = number_of(path.read_bytes())
        assert number >= acknowledged, "a save that was told done is lost"
        busy += number > last
        last = max(last, number)
    return busy


if __name__ == "__main__":
    print(killed_saves(Path(sys.argv[1]), int(sys.argv[2])))
