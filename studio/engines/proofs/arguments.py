"""What arguments about clauses are made of: said and denied names, and clauses they show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from studio.engines.proofs.formula import Name

Signed: TypeAlias = tuple[bool, Name]
"""A name and whether it is said or denied."""

Shown: TypeAlias = Iterable[Iterable[Signed]]
"""Clauses that an argument shows to hold; a clause holds if it contains one of them."""


def yes(word: str, *about: int) -> Signed:
    """A name, said."""
    return True, Name(word, about)


def no(word: str, *about: int) -> Signed:
    """A name, denied."""
    return False, Name(word, about)


def counted(edges: Sequence[tuple[int, int]], count: int, said: frozenset[Signed]) -> bool:
    """Is the clause true however exactly ``count`` of the edges are used?"""
    if len(set(edges)) < len(edges):
        return False
    names = {Name("link", pair) for pair in edges}
    used = {name for positive, name in said if positive and name in names}
    unused = {name for positive, name in said if not positive and name in names}
    # False are only the ways that use all of the denied edges and none of the others named.
    return bool(used & unused) or not len(unused) <= count <= len(names) - len(used)
