"""Backbite moves on a path, in plain Python; ``backbite`` compiles this very function."""

from __future__ import annotations

from typing import Any

MODULUS = 2_147_483_647
"""Of Park and Miller's generator x -> 48271 x mod 2^31 - 1. Its products fit 64 bits, so compiled
code and plain Python draw the same numbers."""


def backbite(
    starts: Any,
    near: Any,
    path: Any,
    where: Any,
    wanted: Any,
    length: int,
    moves: int,
    more: int,
    seed: int,
    closed: bool,
) -> int:
    """Move a path at random, in place, and grow it while it misses nodes; its length afterwards.

    The neighbours of node ``v`` are ``near[starts[v]:starts[v + 1]]``; ``path[:length]`` is a path
    to begin with (one node will do), ``where`` the place of each node in it, -1 for a missed one;
    both have room for all nodes. A move picks an end and one of its neighbours. One that is missed
    is appended; to one on the path an edge is added, and the cycle that this closes is opened on
    the other side of it, which makes a new end.

    After ``moves`` moves without becoming full the work ends, and so it does ``moves`` moves after
    becoming full. It goes on for at most ``more`` moves until all is as asked: with ``closed`` the
    ends touch, and ``wanted`` lists pairs of a place, from 0, and the node to be there (all of them
    may be so in the path read backwards). If it does not come to that, the answer is -1.
    """
    size = len(path)
    state = seed % (MODULUS - 1) + 1
    full = length == size
    left = moves
    while left > 0 or (full and left > -more):
        left -= 1
        if left < 0:
            touch = not closed
            for k in range(starts[path[0]], starts[path[0] + 1]):
                touch = touch or near[k] == path[length - 1]
            forward = backward = touch
            for k in range(0, len(wanted), 2):
                forward = forward and path[wanted[k]] == wanted[k + 1]
                backward = backward and path[length - 1 - wanted[k]] == wanted[k + 1]
            if forward or backward:
                return length
        state = state * 48271 % MODULUS
        tail = state * 2 // MODULUS == 1
        end = path[length - 1] if tail else path[0]
        degree = starts[end + 1] - starts[end]
        if degree == 0:
            return length
        state = state * 48271 % MODULUS
        other = near[starts[end] + state * degree // MODULUS]
        at = where[other]
        low, high = (at + 1, length - 1) if tail else (0, at - 1)
        if at < 0:
            # The whole path turns round where needed, so that growing is always at its tail.
            low, high = (0, -1) if tail else (0, length - 1)
        while low < high:
            a, b = path[low], path[high]
            path[low], path[high] = b, a
            where[a], where[b] = high, low
            low += 1
            high -= 1
        if at < 0:
            path[length] = other
            where[other] = length
            length += 1
            if length == size:
                full = True
                left = moves
    return -1 if full else length
