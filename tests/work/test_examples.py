"""The index of the examples says what is true of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from studio import assets, formats
from studio.work import examples

SMALL = assets.path("examples", "slitherlink", "four-points.puzzle")


def test_the_index_is_that_of_the_examples_as_they_are() -> None:
    path = assets.path("examples", examples.INDEX)
    same = path.read_text(encoding="utf-8") == examples.index_text()
    assert same, "run packaging/examples.py"


def test_what_the_index_knows_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> None:
        raise AssertionError(f"{path} was read.")

    monkeypatch.setattr(examples, "example", refuse)
    found = dict(examples.facts(examples.files()))
    assert list(found) == examples.files() and len(found) > 80
    assert found[SMALL] == examples.facts_of(formats.read(SMALL).puzzle)
    house = next(told for path, told in found.items() if path.stem == "house")
    assert (house.cells, house.lines) == (5, 8)


def test_an_example_that_it_does_not_know_is_read(tmp_path: Path) -> None:
    new, broken = tmp_path / "new.puzzle", tmp_path / "broken.puzzle"
    new.write_bytes(SMALL.read_bytes())
    broken.write_text("{")
    assert examples.facts([broken, new]) == [(new, examples.facts_of(formats.read(SMALL).puzzle))]
