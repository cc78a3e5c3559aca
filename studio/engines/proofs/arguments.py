"""What arguments about clauses are made of: said and denied names, and clauses they show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import TypeAlias

from studio.engines.proofs.formula import Name

Signed: TypeAlias = tuple[bool, Name]
"""A name and whether it is said or denied."""

Shown: TypeAlias = Iterable[Iterable[Signed]]
"""Clauses that an argument shows to hold; a clause holds if it contains one of them."""

MOST_LINKS = 12
"""Links of one clue up to which all ways to use them are gone through."""


def yes(word: str, *about: int) -> Signed:
    """A name, said."""
    return True, Name(word, about)


def no(word: str, *about: int) -> Signed:
    """A name, denied."""
    return False, Name(word, about)


def counted(links: Sequence[tuple[int, int]], count: int, said: frozenset[Signed]) -> bool:
    """Is the clause true however exactly ``count`` of the links are used?"""
    if len(links) > MOST_LINKS or len(set(links)) < len(links):
        return False
    names = [Name("link", pair) for pair in links]
    return all(
        any((used, name) in said for used, name in zip(way, names, strict=True))
        for way in product((False, True), repeat=len(links))
        if sum(way) == count
    )
