"""Where two sequences differ."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from studio.sequences import shared_ends

COLUMN = st.lists(st.integers(0, 2), max_size=7)


@given(COLUMN, COLUMN)
def test_what_two_sequences_share_at_their_ends_is_found_whole(a: list[int], b: list[int]) -> None:
    head, tail = shared_ends((a,), (b,))
    assert a[:head] == b[:head] and head + tail <= min(len(a), len(b))
    rest, other = a[head : len(a) - tail], b[head : len(b) - tail]
    assert a[len(a) - tail :] == b[len(b) - tail :]
    if rest and other:
        assert rest[0] != other[0] and rest[-1] != other[-1]


def test_records_are_shared_where_all_their_columns_are() -> None:
    first = (["a", "b", "c", "d"], [1, 2, 3, 4])
    assert shared_ends(first, first) == (4, 0)
    assert shared_ends(first, (["a", "b", "c", "d"], [1, 2, 9, 4])) == (2, 1)
    assert shared_ends(first, (["a", "d"], [1, 4])) == (1, 1)
    assert shared_ends(first, ([], [])) == (0, 0)
