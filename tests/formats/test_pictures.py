"""SVG, PNG and PDF: what is in them, beyond that they open."""

from __future__ import annotations

import io
import re
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops, ImageStat

from studio import formats
from studio.board import Board, Cell, Spot
from studio.families import MOON_OR_SUN, NUMBER_PATH, SLITHERLINK
from studio.formats import FormatError, Output, pdf
from studio.formats.picture_size import SIZES, pixels_of, size_of
from studio.puzzle import Clues, Puzzle

SVG = "{http://www.w3.org/2000/svg}"
PATH = Puzzle(
    NUMBER_PATH,
    Board.square(2, 3),
    Clues({"labels": {Cell((0, 0)): 1, Cell((1, 1)): 5}}),
    title="Two <rows> & more",
    author="Ada",
)
SNAKE = ((0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0))
LOOP = Puzzle(SLITHERLINK, Board.square(4, 3), Clues({"numbers": {Cell((1, 1)): 0}}))


def svg_of(puzzle: Puzzle, **output: object) -> ElementTree.Element:
    return ElementTree.fromstring(formats.encode(puzzle, "svg", Output(**output)))  # type: ignore[arg-type]


def pixels(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as image:
        return image.convert("RGB")


def test_svg_has_outlines_in_place_of_text() -> None:
    picture = svg_of(PATH)
    assert picture.findall(f".//{SVG}text") == []
    assert len(picture.findall(f".//{SVG}use")) == 2
    assert picture.findtext(f"{SVG}title") == "Two <rows> & more"


def test_equal_figures_are_written_once() -> None:
    board = Board.square(50, 50)
    twos = Puzzle(SLITHERLINK, board, Clues({"numbers": {Cell(at): 2 for at in board.cells}}))
    picture = svg_of(twos)
    assert len(picture.findall(f".//{SVG}defs/{SVG}path")) == 1
    assert len(picture.findall(f".//{SVG}use")) == 2500
    assert len(formats.render(twos, "svg")) < 200_000


def test_equal_outlines_are_written_once_and_look_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = Board.square(6, 6)
    marks: dict[Spot, int | None] = {Cell(at): 1 + sum(at) % 2 for at in board.cells}
    sky = Puzzle(MOON_OR_SUN, board, Clues({"marks": marks}))
    picture = svg_of(sky)
    assert len(picture.findall(f".//{SVG}use")) == 36
    # A sun or moon, each as what is drawn where roundings fall alike.
    assert len(picture.findall(f".//{SVG}defs/{SVG}path")) < 12
    shared = pixels(formats.encode(sky, "png"))
    monkeypatch.setattr("studio.formats.svg.WORTH_SHARING", 10**6)
    assert not svg_of(sky).findall(f".//{SVG}use")
    apart = ImageChops.difference(shared, pixels(formats.encode(sky, "png")))
    # Roundings shift edges by a hundredth of a pixel.
    assert max(ImageStat.Stat(apart).mean) < 0.05


def test_svg_takes_its_width_from_the_request() -> None:
    wide = svg_of(PATH, pixels=700)
    assert wide.get("width") == "700"
    left, top, width, height = map(float, wide.get("viewBox", "").split())
    assert float(wide.get("height", "0")) == pytest.approx(700 * height / width, abs=0.1)
    assert left < 0 and top < 0


@pytest.mark.parametrize("puzzle", [PATH, LOOP], ids=["cells", "corners"])
def test_print_is_without_colour(puzzle: Puzzle) -> None:
    text = formats.render(puzzle, "svg").decode()
    colours = {match.lower() for match in re.findall(r"#[0-9A-Fa-f]{6}", text)}
    assert colours
    for colour in colours:
        assert len({colour[1:3], colour[3:5], colour[5:7]}) == 1, colour


def test_themes_have_their_own_ground() -> None:
    light = pixels(formats.render(LOOP, "png", theme="light", pixels=200))
    dark = pixels(formats.render(LOOP, "png", theme="dark", pixels=200))
    assert sum(light.getpixel((1, 1))) > 600  # type: ignore[arg-type]
    assert sum(dark.getpixel((1, 1))) < 150  # type: ignore[arg-type]


def test_words_of_an_svg_can_stay_text() -> None:
    picture = svg_of(PATH, editable=True)
    texts = picture.findall(f".//{SVG}text")
    assert sorted(text.text or "" for text in texts) == ["1", "5"]
    assert picture.findall(f".//{SVG}use") == []
    # Each stands where its outline stood: the middle is the middle of the cell.
    middles = {text.get("x") for text in texts}
    assert middles == {use.get("x") for use in svg_of(PATH).findall(f".//{SVG}use")}


def test_a_picture_fills_the_size_asked_for_with_the_board_in_its_middle() -> None:
    image = pixels(formats.drawn(LOOP, "png", Output(size=SIZES["story"])))
    assert image.size == (1080, 1920)
    box = ImageChops.invert(image).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert abs(left + right - 1080) <= 2 and abs(top + bottom - 1920) <= 2
    assert min(left, top) > 30
    assert size_of("1200x800") == (1200, 800)
    for wrong in ("tall", "1200", "9x9", "99999x20"):
        with pytest.raises(FormatError):
            size_of(wrong)


def test_without_a_ground_the_rim_lets_everything_through() -> None:
    data = formats.drawn(LOOP, "png", Output(pixels=200, transparent=True))
    with Image.open(io.BytesIO(data)) as image:
        assert image.convert("RGBA").getpixel((0, 0))[3] == 0  # type: ignore[index]
    assert pixels(formats.render(LOOP, "png", pixels=200)).getpixel((0, 0)) == (255, 255, 255)


def test_a_length_becomes_pixels_and_the_file_says_how_many_an_inch_has() -> None:
    assert (pixels_of("12.7cm", 200), pixels_of("5in", None), pixels_of("640", 72)) == (
        1000,
        1500,
        640,
    )
    with pytest.raises(FormatError, match="no width"):
        pixels_of("wide", None)
    data = formats.drawn(LOOP, "png", Output(pixels=100, dpi=200))
    with Image.open(io.BytesIO(data)) as image:
        image.load()
        assert image.info["dpi"] == pytest.approx((200, 200), abs=0.02)
    with pytest.raises(FormatError, match="dots an inch"):
        formats.drawn(LOOP, "png", Output(dpi=9000))


def test_png_has_the_size_asked_for() -> None:
    assert pixels(formats.render(PATH, "png", pixels=640)).width == 640
    assert pixels(formats.render(PATH, "png")).width == 1600
    for size in (0, -5, 10**9):
        with pytest.raises(FormatError, match="pixels wide"):
            formats.render(PATH, "png", pixels=size)


def test_a_tall_strip_is_no_endless_picture() -> None:
    strip = Puzzle(SLITHERLINK, Board.square(400, 1))
    with pytest.raises(FormatError, match="too high"):
        formats.render(strip, "png", pixels=200)
    assert 0.9 * 32_768 < pixels(formats.render(strip, "png")).height <= 32_768


def test_the_answer_makes_png_darker() -> None:
    plain = pixels(formats.render(PATH, "png", pixels=300)).convert("L")
    solved = pixels(formats.render(PATH, "png", SNAKE, pixels=300)).convert("L")
    assert sum(solved.tobytes()) < sum(plain.tobytes())


def test_pdf_has_the_answer_on_a_page_of_its_own() -> None:
    assert len(re.findall(rb"/Type /Page\b", formats.render(PATH, "pdf"))) == 1
    assert len(re.findall(rb"/Type /Page\b", formats.render(PATH, "pdf", SNAKE))) == 2


def test_pdf_embeds_its_fonts_and_names_its_author() -> None:
    data = formats.render(PATH, "pdf")
    fonts = set(re.findall(rb"/FontName /[A-Z]+\+([\w-]+)", data))
    assert {b"InterDisplay-SemiBold", b"Inter-Regular", b"Inter-SemiBold"} <= fonts
    assert data.count(b"/FontFile2") == len(fonts)
    assert b"Ada" in data
    assert b"/MediaBox [ 0 0 595.27" in data


def test_pdf_holds_no_time_stamp() -> None:
    assert formats.render(PATH, "pdf") == formats.render(PATH, "pdf")
    assert b"20000101" in formats.render(PATH, "pdf")


def test_instructions_are_wrapped_within_the_width() -> None:
    words = "Write the numbers one to thirty-six " * 5
    lines = pdf.wrapped(words, pdf.BODY, 9.5, 200)
    assert len(lines) > 3
    assert " ".join(lines) == words.strip()
    assert all(pdf.text_width(line, pdf.BODY, 9.5) <= 200 for line in lines)
    assert pdf.wrapped("", pdf.BODY, 9.5, 200) == []
