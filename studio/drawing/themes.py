"""The tokens of the look: measures of boards, and the colour that a role has in a theme."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from studio import assets
from studio.drawing.shapes import Role

Theme: TypeAlias = Literal["light", "dark", "print"]
THEMES: tuple[Theme, ...] = ("light", "dark", "print")


@lru_cache(maxsize=1)
def tokens() -> dict[str, Any]:
    """All tokens, as ``resources/themes/tokens.toml`` has them."""
    text = assets.path("themes", "tokens.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@lru_cache(maxsize=8)
def measures(kind: str) -> dict[str, Any]:
    """The lengths of a kind of board ("hex", "grid", "jump", "stroke") in its own unit."""
    return dict(tokens()["board"][kind])


@lru_cache(maxsize=4)
def colours(theme: Theme) -> dict[Role, str]:
    """Role -> "#RRGGBB" of a theme.

    The heat scale becomes ``heat0`` to ``heat4``. The roles of paper (``paper``, ``ink``, ``grey``,
    ``pale``) are the same in every theme.
    """
    found: dict[Role, str] = {}
    for section in ("print", theme):
        for role, value in tokens()[section].items():
            if isinstance(value, str):
                found[role] = value
            elif isinstance(value, list):
                found |= {f"{role}{i}": shade for i, shade in enumerate(value)}
    return found


def colour(role: Role, theme: Theme) -> str:
    """The colour of a role; KeyError if the theme has no such role."""
    return colours(theme)[role]
