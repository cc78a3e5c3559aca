"""The files that come with the program are found, in a checkout and when installed."""

import tomllib
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from studio import assets


def test_the_theme_is_there_and_reads() -> None:
    tokens = tomllib.loads(assets.path("themes", "tokens.toml").read_text(encoding="utf-8"))
    assert tokens["font"]["family"] == "Inter"


@pytest.mark.parametrize(
    "name",
    [
        "Inter-Regular.ttf",
        "Inter-Medium.ttf",
        "Inter-SemiBold.ttf",
        "Inter-Bold.ttf",
        "Inter-Italic.ttf",
        "Inter-MediumItalic.ttf",
        "InterDisplay-SemiBold.ttf",
    ],
)
def test_each_font_is_inter_4(name: str) -> None:
    font = TTFont(assets.path("fonts", name))
    names = font["name"]
    assert names.getDebugName(1).startswith("Inter")
    assert names.getDebugName(5).startswith("Version 4.")
    table = font["GSUB"].table
    (wide,) = {
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
        for number in record.Feature.LookupListIndex
    }
    widened = {glyph for part in table.LookupList.Lookup[wide].SubTable for glyph in part.mapping}
    assert "one" in widened
    # Words fall apart beside digits of one width, see packaging/inter_font.py.
    assert "hyphen" not in widened


def test_the_fonts_come_with_their_licence() -> None:
    for name in ("OFL.txt", "OFL-Japanese.txt"):
        text = assets.path("fonts", name).read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in text


def test_the_japanese_fonts_are_small_and_bear_a_name_of_our_own() -> None:
    files = sorted(assets.path("fonts").glob("OnelineSansJP-*.ttf"))
    assert len(files) == 2 and sum(file.stat().st_size for file in files) < 400_000
    for file in files:
        names = TTFont(file)["name"]
        assert names.getDebugName(16) == "Oneline Sans JP" and "OFL" in names.getDebugName(14)


def test_installed_resources_are_preferred(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = tmp_path / "_resources"
    monkeypatch.setattr(assets, "_INSTALLED", inside)
    assert assets.root() != inside
    inside.mkdir()
    (inside / "a.txt").touch()
    assert assets.path("a.txt") == inside / "a.txt"


def test_a_missing_file_is_named_in_a_sentence() -> None:
    with pytest.raises(FileNotFoundError, match=r"fonts/Gone\.ttf is missing from .*\."):
        assets.path("fonts", "Gone.ttf")
