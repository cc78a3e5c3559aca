"""Animations as one file each: GIF and APNG for pages, HTML with its own player for lectures.

No outside program is needed. Pixels are painted by resvg like those of pictures; Pillow packs them,
since it finds the rectangle that differs from frame to frame and packs it in C.
"""

from __future__ import annotations

import html
import io
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal, TypeAlias

from studio import language
from studio.drawing.draw import draw
from studio.drawing.lettering import ink
from studio.drawing.overlay import looking_on
from studio.drawing.shapes import Picture, Shape, Text
from studio.drawing.themes import Theme, colours
from studio.formats.format import FormatError
from studio.formats.picture_size import Size, framed
from studio.formats.png import png
from studio.formats.svg import Stamp, definitions, elements, svg
from studio.puzzle import Puzzle
from studio.puzzle.trial import FramePicture
from studio.records import dataclass

Form: TypeAlias = Literal["gif", "apng", "html"]

PIXELS = 640
NARROWEST, WIDEST = 64, 2048
"""Pixels across."""

LONGEST_MS: Mapping[Form, int] = {"gif": 655_350, "apng": 65_535_000, "html": 2**31 - 1}
"""How long a picture can stay: as the formats have room to say, and browsers to wait."""

CAPTION = 0.042
"""Height of a caption, and the room for it, as shares of the picture's width."""
CAPTION_ROOM = 0.09

COLOURS = 128
SAMPLE = 640
"""Pixels across at most of the pictures that a palette is chosen from."""
"""Of a GIF; enough for the few roles and the edges between them."""


@dataclass(frozen=True)
class Scene:
    """A moment of an animation: what is shown, for how long, and a caption."""

    still: FramePicture
    milliseconds: int
    caption: str = ""


def form_of(name: str) -> Form:
    """The form that a file's ending or a key names; FormatError if there is none."""
    ending = name.rpartition(".")[2].lower()
    found: dict[str, Form] = {"gif": "gif", "png": "apng", "apng": "apng", "html": "html"}
    if ending not in found:
        raise FormatError("An animation is a .gif, .png (APNG) or .html file.")
    return found[ending]


def animation(
    puzzle: Puzzle,
    scenes: Sequence[Scene],
    form: Form,
    theme: Theme,
    pixels: int = PIXELS,
    size: Size | None = None,
) -> Iterator[int | bytes]:
    """Make the file; yields how many scenes are drawn, and last the bytes.

    ``size`` is that of a GIF or APNG, the drawing in its middle; else it is ``pixels`` wide.

    FormatError where there is nothing to show, or the width or a time is out of bounds.
    """
    if not scenes:
        raise FormatError("There is no step to show.")
    pixels = size[0] if size else pixels
    if not all(NARROWEST <= side <= WIDEST for side in (pixels, *(size or ()))):
        raise FormatError(
            "An animation can be {narrowest} to {widest:,} pixels wide, not {pixels:,}.",
            narrowest=NARROWEST,
            widest=WIDEST,
            pixels=pixels,
        )
    if any(scene.milliseconds > LONGEST_MS[form] for scene in scenes):
        raise _too_slow(form)
    told = any(scene.caption for scene in scenes)
    caption = told and form != "html"  # a page says it below
    pictures = (_picture(puzzle, scene, theme, caption=caption, lettered=told) for scene in scenes)
    if form == "html":
        drawn = []
        for picture in pictures:
            drawn.append(picture)
            yield len(drawn)
        yield _page(puzzle, drawn, scenes, theme).encode()
        return
    files = []
    for picture in pictures:
        whole = framed(picture, size) if size else picture
        files.append(png(svg(whole, theme, pixels=pixels), pixels))
        yield len(files)
    yield _packed(files, [scene.milliseconds for scene in scenes], form)


def _picture(
    puzzle: Puzzle, scene: Scene, theme: Theme, *, caption: bool, lettered: bool
) -> Picture:
    """``lettered``, where captions name corners."""
    still = looking_on(scene.still)
    picture = draw(puzzle, still, paper=theme == "print", lettered=lettered)
    if not caption:
        return picture
    left, top, right, bottom = picture.bounds
    wide = right - left
    size = CAPTION * wide
    words = scene.caption
    ends = ink(words, 500) if words else (0.0, 0.0)
    width = (ends[1] - ends[0]) * size
    # A long caption is set smaller, rather than cut.
    size *= min(1.0, 0.96 * wide / width) if width else 1.0
    role = "ink" if theme == "print" else "text"
    text: tuple[Shape, ...] = ()
    if words:
        x, y = (left + right) / 2, bottom + 0.45 * CAPTION_ROOM * wide
        text = (Text(x, y, words, size, role, 500),)
    bounds = (left, top, right, bottom + CAPTION_ROOM * wide)
    return replace(picture, layers=(*picture.layers, ("caption", text)), bounds=bounds)


def _packed(files: Sequence[bytes], times: Sequence[int], form: Form) -> bytes:
    """Pictures of one size as GIF or APNG that begins anew for ever; MemoryError where they need
    more than there is."""
    from PIL import Image

    def frame(file: bytes) -> Image.Image:
        return Image.open(io.BytesIO(file)).convert("RGB")

    out = io.BytesIO()
    more: dict[str, Any] = {"save_all": True, "duration": list(times), "loop": 0}
    if form == "apng":
        first, *others = map(frame, files)
        first.save(out, "PNG", append_images=others, **more)
        return out.getvalue()
    # One palette for all frames, from those that differ most, so that nothing flickers.
    samples = [frame(files[round(k * (len(files) - 1) / 3)]) for k in range(4)]
    share = min(1.0, SAMPLE / max(samples[0].size))
    wide, high = (max(1, round(share * side)) for side in samples[0].size)
    sheet = Image.new("RGB", (wide, 4 * high))
    for k, sample in enumerate(samples):
        sheet.paste(sample.resize((wide, high), Image.Resampling.NEAREST), (0, k * high))
    try:
        palette = sheet.quantize(COLOURS, method=Image.Quantize.MEDIANCUT)
        # One after the other: in colours of the palette they take a third of the room.
        flat = (frame(file).quantize(palette=palette, dither=Image.Dither.NONE) for file in files)
        next(flat).save(out, "GIF", append_images=flat, optimize=False, **more)
    except OverflowError:  # pictures that look the same stay together as long as all of them
        raise _too_slow(form) from None
    except ValueError as error:  # what Pillow makes of memory that it does not get
        raise MemoryError from error
    return out.getvalue()


def _too_slow(form: Form) -> FormatError:
    return FormatError(
        "A picture can stay for {longest:,} ms here, and no longer.", longest=LONGEST_MS[form]
    )


# -- a page with its own player --------------------------------------------------------------------


def _page(
    puzzle: Puzzle, pictures: Sequence[Picture], scenes: Sequence[Scene], theme: Theme
) -> str:
    """One HTML file. What all scenes share stands once; of each layer that changes, each state."""
    letters: dict[Stamp, str] = {}
    left, top, right, bottom = pictures[0].bounds
    body: list[str] = []
    chosen: list[list[int]] = []
    for number, (_, first) in enumerate(pictures[0].layers):
        states: dict[tuple[Shape, ...], int] = {}
        order = [states.setdefault(picture.layers[number][1], len(states)) for picture in pictures]
        if len(states) == 1:
            body += elements(first, colours(theme), letters)
            continue
        for shapes, state in states.items():
            parts = "".join(elements(shapes, colours(theme), letters))
            body.append(f'<g id="l{len(chosen)}s{state}" visibility="hidden">{parts}</g>')
        chosen.append(order)
    frames = [
        [[order[k] for order in chosen], scene.milliseconds, scene.caption]
        for k, scene in enumerate(scenes)
    ]
    palette = colours("light" if theme == "print" else theme)
    title = html.escape(puzzle.title or language.text(puzzle.kind_name))
    box = f"{left:.3f} {top:.3f} {right - left:.3f} {bottom - top:.3f}"
    data = json.dumps(frames, separators=(",", ":")).replace("<", "\\u003c")
    drawing = "\n".join(["<defs>", *definitions(letters), "</defs>", *body])
    values = {
        "title": title,
        "box": box,
        "canvas": "#FFFFFF" if theme == "print" else palette["canvas"],
        "text": palette["text"],
        "text2": palette["text2"],
        "accent": palette["accent"],
        "lang": language.code(),
        "back": language.text("One step back"),
        "forth": language.text("One step on"),
        "stepword": language.text("Step"),
        "pause": language.text("Pause"),
        "play": language.text("Go on"),
        "drawing": drawing,
        "frames": data,
    }
    return re.sub("@([a-z0-9]+)@", lambda found: values[found[1]], PAGE)


PAGE = """<!DOCTYPE html>
<html lang="@lang@">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>@title@</title>
<style>
html, body { height: 100%; margin: 0; background: @canvas@; color: @text@;
  font: 16px Inter, "Source Sans 3", "Noto Sans", sans-serif; }
body { display: flex; flex-direction: column; align-items: center; }
svg { flex: 1; min-height: 0; width: 100%; }
p { margin: 8px; min-height: 1.3em; font-weight: 600; }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin: 8px 0 16px;
  width: min(90%, 720px); }
input { flex: 1 1 100px; min-width: 0; accent-color: @accent@; }
button { font: inherit; padding: 6px 14px; border: 1px solid @text2@; border-radius: 6px;
  background: none; color: inherit; }
span { color: @text2@; font-variant-numeric: tabular-nums; white-space: nowrap; }
</style>
</head>
<body>
<svg viewBox="@box@" fill="none" fill-rule="evenodd" stroke-linejoin="round" role="img"
 aria-label="@title@">
@drawing@
</svg>
<p id="words" aria-live="polite"></p>
<div>
<button id="back" aria-label="@back@">&#9664;&#xFE0E;</button>
<button id="play">@pause@</button>
<button id="on" aria-label="@forth@">&#9654;&#xFE0E;</button>
<input id="time" type="range" min="0" value="0" aria-label="@stepword@">
<span id="step"></span>
</div>
<script>
const frames = @frames@;
const get = name => document.getElementById(name);
let here = -1, timer = 0, playing = true;
function layer(number, state, seen) {
  const part = get("l" + number + "s" + state);
  if (part) part.setAttribute("visibility", seen ? "visible" : "hidden");
}
function show(step) {
  step = Math.max(0, Math.min(frames.length - 1, step));
  frames[step][0].forEach((state, number) => {
    const before = here < 0 ? -1 : frames[here][0][number];
    if (before === state) return;
    if (before >= 0) layer(number, before, false);
    layer(number, state, true);
  });
  here = step;
  get("words").textContent = frames[step][2];
  get("time").value = step;
  get("step").textContent = (step + 1) + " / " + frames.length;
}
function tick() {
  clearTimeout(timer);
  if (playing) timer = setTimeout(() => {
    show(here + 1 < frames.length ? here + 1 : 0);
    tick();
  }, frames[here][1]);
}
function play(on) {
  playing = on;
  get("play").textContent = on ? "@pause@" : "@play@";
  tick();
}
function go(step) { play(false); show(step); }
get("time").max = frames.length - 1;
get("time").oninput = event => go(+event.target.value);
get("back").onclick = () => go(here - 1);
get("on").onclick = () => go(here + 1);
get("play").onclick = () => play(!playing);
document.onkeydown = event => {
  const keys = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: frames.length - 1 };
  if (event.key in keys) { go(keys[event.key]); event.preventDefault(); }
  // Space on a button presses it.
  if (event.key === " " && event.target.tagName !== "BUTTON") {
    play(!playing);
    event.preventDefault();
  }
};
show(0);
tick();
</script>
</body>
</html>
"""
