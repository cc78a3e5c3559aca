"""The look in force: theme, fonts, scaled measures and motion, shared by all widgets."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication

from studio import assets
from studio.gui.style.stylesheet import recolour, stylesheet
from studio.gui.style.theme import Theme, Tokens, tokens

# A system font of 13 px is what the measures were drawn for. Desktops differ by a pixel or two
# without the user having asked for bigger text, so only a clear deviation changes the scale.
REFERENCE_PX = 13
UNCHANGED = (0.84, 1.18)
SCALE_LIMITS = (0.85, 2.0)


def system_font_scale() -> float:
    """How much larger than usual the system wants its text, from its default font.

    Not from the application's, which is ours once a window was made: sizes would multiply.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    scale = QFontInfo(font).pixelSize() / REFERENCE_PX
    if UNCHANGED[0] <= scale <= UNCHANGED[1]:
        return 1.0
    return min(max(scale, SCALE_LIMITS[0]), SCALE_LIMITS[1])


def desktop_is_dark() -> bool:
    """Does the desktop ask for light letters on dark?"""
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def desktop_wants_contrast() -> bool:
    """Does the desktop ask for high contrast? Qt knows from 6.10 on."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


@cache
def load_fonts() -> tuple[str, ...]:
    """Register the bundled fonts, once: each time empties what Qt keeps of all fonts.

    Returns the families found.
    """
    families: list[str] = []
    for file in sorted(Path(assets.path("fonts")).glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(file))
        if number >= 0:
            families += QFontDatabase.applicationFontFamilies(number)
    return tuple(families)


class Appearance(QObject):
    """What widgets ask for colours, fonts, pixels and durations.

    The theme may change at any time: `changed` follows, and painted widgets read `theme` when
    they paint. The font scale is fixed for the life of a window.
    """

    changed = Signal()

    def __init__(
        self,
        theme: Theme | None = None,
        scale: float = 1.0,
        reduced_motion: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._tokens = tokens()
        self._theme = theme or self._tokens.light
        self._scale = scale
        self._reduced_motion = reduced_motion
        self._fonts: dict[tuple[str | float, int, bool, bool, bool], QFont] = {}

    @property
    def tokens(self) -> Tokens:
        """Colours of all themes, measures and durations as ``tokens.toml`` has them."""
        return self._tokens

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        return self._theme

    @property
    def scale(self) -> float:
        """The size of texts and measures; 1.0 is what the desktop wants."""
        return self._scale

    @property
    def reduced_motion(self) -> bool:
        """Is as little to move as can be? Then :meth:`duration` is 0."""
        return self._reduced_motion

    def set_reduced_motion(self, on: bool) -> None:
        """Move as little as can be, or as usual."""
        self._reduced_motion = on
        self.changed.emit()

    def set_theme(self, theme: Theme) -> None:
        """Change the colours of the whole program, and tell with ``changed`` if they differ."""
        if theme != self._theme:
            self._theme = theme
            self.apply()
            self.changed.emit()

    def apply(self) -> None:
        """Give the application this look's palette, font and style sheet."""
        app = QGuiApplication.instance()
        if isinstance(app, QApplication):
            app.setPalette(self._theme.palette())
            font, sheet = self.font("body"), stylesheet(self._tokens, self._scale)
            # Each of these goes through all widgets, even if it is as it was.
            if app.font() != font:
                app.setFont(font)
            if app.styleSheet() != sheet:
                app.setStyleSheet(sheet)
            else:
                recolour(app)

    def px(self, length: float) -> int:
        """A length of the drawings, in pixels at the present font scale."""
        return max(1, round(length * self._scale)) if length > 0 else 0

    def size(self, name: str) -> int:
        """A named size such as "panel" or "row", scaled."""
        return self.px(self._tokens.size[name])

    def duration(self, name: str) -> int:
        """Milliseconds of a named animation; 0 when motion is to be reduced.

        "working_delay" is kept: it delays a message and moves nothing, without it the verdict
        would flicker at every click.
        """
        if self._reduced_motion and name != "working_delay":
            return self._tokens.duration["reduced"]
        return self._tokens.duration[name]

    def font(
        self,
        size: str | float = "body",
        weight: int = 400,
        *,
        display: bool = False,
        italic: bool = False,
        tabular: bool = True,
    ) -> QFont:
        """A font by the name of its size ("body", "title") or in unscaled pixels.

        The same one every time, so it is not to be changed.
        """
        key = (size, weight, display, italic, tabular)
        known = self._fonts.get(key)
        if known is None:
            known = self._fonts[key] = self._make_font(*key)
        return known

    def _make_font(
        self, size: str | float, weight: int, display: bool, italic: bool, tabular: bool
    ) -> QFont:
        length = self._tokens.text[size] if isinstance(size, str) else size
        first = self._tokens.display_family if display else self._tokens.family
        font = QFont()
        font.setFamilies([first, *self._tokens.fallback])
        font.setPixelSize(self.px(length))
        font.setWeight(QFont.Weight(weight))
        font.setItalic(italic)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        if tabular:
            font.setFeature(QFont.Tag("tnum"), 1)
        return font
