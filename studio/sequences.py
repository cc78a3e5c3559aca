"""Where two long sequences differ, found at the speed of C."""

from __future__ import annotations

from collections.abc import Sequence


def shared_ends(
    first: Sequence[Sequence[object]], second: Sequence[Sequence[object]]
) -> tuple[int, int]:
    """How many values two records of columns begin and end with alike, the ends apart.

    The columns of a record are as long as each other. After an edit of one of ten thousand values
    this takes some microseconds, where they are the same objects else.
    """
    head = min(_alike(a, b) for a, b in zip(first, second, strict=True))
    return head, min(
        _alike(a[head:][::-1], b[head:][::-1]) for a, b in zip(first, second, strict=True)
    )


def _alike(first: Sequence[object], second: Sequence[object]) -> int:
    """How many values two sequences begin with alike."""
    low, high = 0, min(len(first), len(second))
    while low < high:
        # Slices are compared at the speed of C.
        middle = (low + high + 1) // 2
        if first[low:middle] == second[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
