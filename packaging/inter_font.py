#!/usr/bin/env python3
"""Have Inter keep its hyphen beside digits of one width: `packaging/inter_font.py`.

Where digits are to be of one width (the feature ``tnum``) Inter widens the hyphen to that, too, and
"Sheep-Wolf" falls apart. Run it once on new files of Inter in ``resources/fonts``. Inter is free
under the SIL Open Font License (``resources/fonts/OFL.txt``), without a reserved name.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[1] / "resources" / "fonts"
HYPHENS = ("hyphen", "hyphen.case")


def narrowed(font: TTFont) -> bool:
    """Take hyphens out of what ``tnum`` widens; False where none were there."""
    table = font["GSUB"].table
    features = table.FeatureList.FeatureRecord
    wide = {i for r in features if r.FeatureTag == "tnum" for i in r.Feature.LookupListIndex}
    changed = False
    for number in wide:
        for part in table.LookupList.Lookup[number].SubTable:
            mapping = getattr(part, "ExtSubTable", part).mapping
            for name in HYPHENS:
                changed |= mapping.pop(name, None) is not None
    return changed


def main() -> int:
    """Change the files that need it."""
    for path in sorted(FONTS.glob("Inter*.ttf")):
        font = TTFont(path, recalcTimestamp=False)
        if narrowed(font):
            font.save(path)
            print(f"Wrote {path.name}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
