"""Colours, measures and fonts of the window, read once from resources/themes/tokens.toml.

`Theme` is one colour scheme, `Tokens` the whole file. Both are plain values; what depends on the
running program (the chosen theme, the font scale, reduced motion) lives in
`studio.gui.style.appearance`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from PySide6.QtGui import QColor, QPalette

from studio import assets
from studio.records import dataclass

PALETTE: Mapping[str, str] = {
    "Window": "chrome",
    "Base": "raised",
    "AlternateBase": "canvas",
    "Button": "chrome",
    "WindowText": "text",
    "Text": "text",
    "ButtonText": "text",
    "Highlight": "accent",
    "HighlightedText": "on_accent",
    "PlaceholderText": "text2",
    "ToolTipBase": "raised",
    "ToolTipText": "text",
    "Link": "accent",
    "Light": "raised",
    "Midlight": "hover",
    "Mid": "hair",
    "Dark": "control",
    "Shadow": "shadow",
    # No widget of Qt's that we show draws with these three: the style sheet does.
    "BrightText": "text3",
    "LinkVisited": "selected",
    "Accent": "pressed",
}
"""Which of our roles the roles of Qt's palette have. The style sheet names the latter."""


@dataclass(frozen=True)
class Theme:
    """One colour scheme: every field is a role and holds "#RRGGBB"."""

    name: str
    canvas: str
    chrome: str
    raised: str
    hover: str
    pressed: str
    selected: str
    hair: str
    control: str
    text: str
    text2: str
    text3: str
    accent: str
    on_accent: str
    scrim: str
    shadow: str
    unique: str
    unique_text: str
    unique_tint: str
    several: str
    several_text: str
    several_tint: str
    none: str
    none_text: str
    none_tint: str
    working: str
    working_text: str
    working_tint: str
    redundant: str
    redundant_text: str
    redundant_tint: str
    link: str
    line: str
    line_strong: str
    player: str
    cell: str
    cell_border: str
    outline: str
    number: str
    guide: str
    dot: str
    heat: tuple[str, ...]
    doubt_dot: str

    @property
    def dark(self) -> bool:
        """Light letters on a dark ground?"""
        return luminance(self.canvas) < luminance(self.text)

    @property
    def high_contrast(self) -> bool:
        """Is it one of those with 7:1 for texts and 3:1 for marks?"""
        return self.name.startswith("contrast")

    def colour(self, role: str, alpha: float = 1.0) -> QColor:
        """The colour of a role, such as "accent", with an opacity from 0 to 1."""
        colour = QColor(getattr(self, role))
        colour.setAlphaF(alpha)
        return colour

    def palette(self) -> QPalette:
        """The palette that standard widgets (menus, inputs, tool tips) take their colours from."""
        palette = QPalette()
        part = QPalette.ColorRole
        for name, role in PALETTE.items():
            palette.setColor(part[name], self.colour(role))
        for target in (part.WindowText, part.Text, part.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, target, self.colour("text3"))
        return palette


@dataclass(frozen=True)
class Tokens:
    """The whole token file: the themes and the measures of the chrome, in unscaled pixels."""

    light: Theme
    dark: Theme
    contrast: Theme
    contrast_dark: Theme
    family: str
    display_family: str
    fallback: tuple[str, ...]
    text: Mapping[str, int]
    weight: Mapping[str, int]
    space: Mapping[str, int]
    radius: Mapping[str, int]
    size: Mapping[str, float]
    duration: Mapping[str, int]
    board: Mapping[str, Mapping[str, Any]]

    @property
    def themes(self) -> tuple[Theme, ...]:
        """All colour schemes."""
        return (self.light, self.dark, self.contrast, self.contrast_dark)

    def theme(self, *, dark: bool, high_contrast: bool = False) -> Theme:
        """The theme of a kind."""
        if high_contrast:
            return self.contrast_dark if dark else self.contrast
        return self.dark if dark else self.light


def _theme(name: str, table: Mapping[str, Any]) -> Theme:
    values: dict[str, Any] = {**table, "heat": tuple(table["heat"])}
    return Theme(name=name, **values)


def read_tokens(file: Path) -> Tokens:
    """Read a token file. A missing or unknown role raises TypeError, a missing table KeyError."""
    with file.open("rb") as stream:
        table = tomllib.load(stream)
    font = table["font"]
    return Tokens(
        light=_theme("light", table["light"]),
        dark=_theme("dark", table["dark"]),
        contrast=_theme("contrast", {**table["light"], **table["contrast"]}),
        contrast_dark=_theme("contrast-dark", {**table["dark"], **table["contrast_dark"]}),
        family=font["family"],
        display_family=font["display"],
        fallback=tuple(font["fallback"]),
        text=font["size_px"],
        weight=font["weight"],
        space=table["space"],
        radius=table["radius"],
        size=table["size_px"],
        duration=table["duration_ms"],
        board=table["board"],
    )


@lru_cache(maxsize=1)
def tokens() -> Tokens:
    """The tokens that ship with the program."""
    return read_tokens(Path(assets.path("themes", "tokens.toml")))


def luminance(colour: str) -> float:
    """Relative luminance of "#RRGGBB" after WCAG 2.1, from 0 (black) to 1 (white)."""
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Contrast ratio of two "#RRGGBB" colours after WCAG 2.1, from 1 to 21."""
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)
