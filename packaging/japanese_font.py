#!/usr/bin/env python3
"""Make the Japanese typeface of printed pages: the letters that our texts need, of Noto Sans JP.

    npm pack @expo-google-fonts/noto-sans-jp && tar xzf expo-google-fonts-noto-sans-jp-*.tgz
    python3 packaging/japanese_font.py package

Run it again when a translation uses a letter that no text had before; ``tests/test_catalogue.py``
says so. The fonts are free under the SIL Open Font License (``resources/fonts/OFL-Japanese.txt``),
which lets parts of them be passed on under another name.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from studio import assets, catalogue  # noqa: E402

FAMILY = "Oneline Sans JP"
STYLES = {"Regular": "400Regular", "SemiBold": "600SemiBold"}
"""Our styles, and the folders of theirs in the package."""

ALWAYS = (*range(0x3000, 0x3020), *range(0x3041, 0x3100), *range(0xFF01, 0xFF60))
"""Punctuation, kana and wide letters: what titles may hold beside our texts."""


def letters() -> set[int]:
    """The code points of all Japanese texts of the program that Inter does not have."""
    there = TTFont(assets.path("fonts", "Inter-Regular.ttf")).getBestCmap()
    texts = (form for entry in catalogue.catalogue("ja").entries for form in entry.forms)
    return {*ALWAYS, *(ord(letter) for text in texts for letter in text)} - there.keys()


def made(source: Path, style: str, wanted: Iterable[int]) -> TTFont:
    """A font with these letters alone, under our name."""
    options = subset.Options(layout_features=[], hinting=False, name_IDs=[0, 13, 14])
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "vhea", "vmtx", "VORG", "STAT"]
    font = TTFont(source, recalcTimestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    plain = FAMILY.replace(" ", "")
    for number, name in (
        *((1, f"{FAMILY} {style}"), (2, "Regular"), (3, f"{plain}-{style}")),
        *((4, f"{FAMILY} {style}"), (6, f"{plain}-{style}"), (16, FAMILY), (17, style)),
    ):
        font["name"].setName(name, number, 3, 1, 0x409)
    return font


def main() -> int:
    """Write the fonts and their licence; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("package", type=Path, help="the folder of the package with Noto Sans JP")
    package = parser.parse_args().package
    wanted = letters()
    for style, theirs in STYLES.items():
        (source,) = (package / theirs).glob("*.ttf")
        target = assets.path("fonts") / f"OnelineSansJP-{style}.ttf"
        made(source, style, wanted).save(target)
        sys.stdout.write(f"{target.name}: {target.stat().st_size:,} bytes\n")
    shutil.copyfile(package / "LICENSE_FONT", assets.path("fonts") / "OFL-Japanese.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
