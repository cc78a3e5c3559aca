"""The files that come with the program are found, in a checkout and when installed."""

import tomllib
from pathlib import Path

import pytest

from studio import assets


def test_the_theme_is_there_and_reads() -> None:
    tokens = tomllib.loads(assets.path("themes", "tokens.toml").read_text(encoding="utf-8"))
    assert tokens["font"]["family"] == "Inter"


@pytest.mark.parametrize(
    "name",
    [
        "Inter-Regular.otf",
        "Inter-Medium.otf",
        "Inter-SemiBold.otf",
        "Inter-Bold.otf",
        "Inter-Italic.otf",
        "Inter-MediumItalic.otf",
        "InterDisplay-SemiBold.otf",
    ],
)
def test_each_font_is_an_opentype_font(name: str) -> None:
    assert assets.path("fonts", name).read_bytes()[:4] == b"OTTO"


def test_the_fonts_come_with_their_licence() -> None:
    assert "SIL OPEN FONT LICENSE" in assets.path("fonts", "OFL.txt").read_text(encoding="utf-8")


def test_installed_resources_are_preferred(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = tmp_path / "_resources"
    monkeypatch.setattr(assets, "_INSTALLED", inside)
    assert assets.root() != inside
    inside.mkdir()
    (inside / "a.txt").touch()
    assert assets.path("a.txt") == inside / "a.txt"


def test_a_missing_file_is_named_in_a_sentence() -> None:
    with pytest.raises(FileNotFoundError, match=r"fonts/Gone\.otf is missing from .*\."):
        assets.path("fonts", "Gone.otf")
