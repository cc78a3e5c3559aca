"""The index of the examples, from the examples as they are: `packaging/examples.py`.

It says what the cards of the first page show, which then need not read every example.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from studio import assets
from studio.work import examples


def main() -> int:
    """Write it anew."""
    path = assets.path("examples") / examples.INDEX
    path.write_text(examples.index_text(), encoding="utf-8")
    print(f"Wrote {path}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
