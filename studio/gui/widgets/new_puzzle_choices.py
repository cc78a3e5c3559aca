"""What the dialog "New puzzle" offers, what is chosen of it, and what it shows, as plain values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field

from studio.gui.widgets.cards import Thumbnail
from studio.records import dataclass


@dataclass(frozen=True)
class OutlineChoice:
    """One outline of a kind: in some `sizes`, as they are shown, or of any size by its `measures`.

    Measures are numbers with names, such as rows and columns, from 1 to `most`. `begins_with` are
    those at first; `near` gives those that come near to a board of other measures, whose cells
    `count` counts, and `fitting` those next to the same measures of another kind, if this one can
    have no line on them.
    """

    key: str
    name: str
    thumbnail: Thumbnail | None = field(default=None, compare=False)
    icon: str = ""
    sizes: tuple[str, ...] = ()
    start: int = 0  # index into `sizes`
    unit: str = ""
    measures: tuple[str, ...] = ()
    begins_with: tuple[int, ...] = ()
    most: int = 1
    count: Callable[[tuple[int, ...]], int] | None = field(default=None, compare=False)
    near: Callable[[int], tuple[int, ...]] | None = field(default=None, compare=False)
    fitting: Callable[[tuple[int, ...]], tuple[int, ...]] | None = field(
        default=None, compare=False
    )


@dataclass(frozen=True)
class KindChoice:
    """One kind of puzzle. Without `fill_text` there is no check box.

    `outlines` gives its outlines, which are worked out when the kind is chosen: there are many.
    It is also found by the words of its `key`, which has the proper name of the tiling, and by its
    other `names`.
    """

    key: str
    name: str
    line: str
    outlines: Callable[[], tuple[OutlineChoice, ...]] = field(compare=False)
    fill_text: str = ""
    names: str = ""

    def fits(self, query: str) -> bool:
        """Does every word of a query begin a word of its names or of the line below them?"""
        words = (
            f"{self.name} {self.line} {self.key} {self.names}".casefold().replace("-", " ").split()
        )
        asked = query.casefold().replace("-", " ").split()
        return all(any(word.startswith(each) for word in words) for each in asked)

    def begins_with(self, query: str) -> bool:
        """Does the name itself begin with the query?"""
        return bool(query.strip()) and self.name.casefold().startswith(query.strip().casefold())


@dataclass(frozen=True)
class NewPuzzleChoice:
    """What is chosen now: keys, index into the outline's sizes (-1: it has none), fill it.

    `numbers` are the measures of an outline that has some.
    """

    kind: str
    outline: str
    size: int = -1
    fill: bool = False
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True)
class Preview:
    """What the right side shows: a painting, its name and facts, or that it is being made.

    `news` is how far that is, or what came of it. `warning` is what is amiss with the size; it
    stands beside that, and is seen where there is no room for the right side.
    """

    title: str
    facts: str = ""
    painting: Thumbnail | None = field(default=None, compare=False)
    busy: bool = False
    can_repeat: bool = False  # offer "Another one"
    news: str = ""
    warning: str = ""
