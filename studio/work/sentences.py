"""What codes of puzzles, engines and use cases mean: a template for each.

Everything else asks for a code and never looks into a sentence. What families and faults say are
messages already (:mod:`studio.puzzle.message`); of both :mod:`studio.language` makes the text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio import language
from studio.engines.events import Why
from studio.engines.reasons import Declined, Impossible, Unfinished
from studio.puzzle.encoder import Unsaid
from studio.puzzle.impossible import NoLine
from studio.puzzle.message import Message, word
from studio.puzzle.reason import Code, Reason
from studio.puzzle.strokes import NoStroke, Strokes
from studio.records import dataclass
from studio.work.codes import (
    Broken,
    Contradicted,
    Explained,
    Halted,
    Told,
    Uncounted,
    Ungenerated,
    Unmet,
    Unpictured,
    Unverified,
)

if TYPE_CHECKING:
    # These travel by what reads the sentences' codes.
    from studio.work.findings import Failed
    from studio.work.generation import Generated
    from studio.work.protocol import Ended

WHYS: dict[Why, str] = {
    Why.NOTHING: "",
    Why.TRIED: "Every way on fails.",
    Why.COMPLETE: "The line is complete.",
    Why.NOT_CLOSED: "A given edge is not used, or the line does not close.",
    Why.TOO_FAR: "The next number is too far.",
    Why.WRONG_COLOUR: "The next number has the wrong colour.",
    Why.UNEVEN: (
        "Coloured like a chessboard, the places of both colours cannot take turns from here."
    ),
    Why.DEAD_END: "A place can no longer be reached and left.",
    Why.CUT_OFF: "The rest falls apart.",
    Why.NO_LINE: "No line is left here.",
    Why.WRONG_SUM: "The walk does not have the sum asked for.",
    Why.WALKED: "The walk is complete.",
    Why.NO_WAY: "No other cell leads to the target from here.",
    Why.ONLY: "It alone has the fewest ways on.",
    Why.FIRST: "Of those with the fewest ways on it is the first.",
    Why.LOT: "Drawn by lot among those with the fewest ways on.",
    Why.FREE: "A free place beside the new end.",
    Why.ROTATED: "Rotations did not lead any further.",
}

COMPARED: dict[Why, str] = {
    Why.ONLY: "It alone has the fewest ways on ({ways}).",
    Why.FIRST: "Of those with the fewest ways on ({ways}) it is the first.",
    Why.LOT: "Drawn by lot among those with the fewest ways on ({ways}).",
}
"""The same where it is known how many ways on there are."""


def why_message(why: Why, ways: str = "") -> Message:
    """Why a search took a step; ``ways`` is how many ways on there are, where that was compared."""
    if ways and why in COMPARED:
        return Message.of(COMPARED[why], ways=ways)
    return Message(WHYS[why])


NAMES: dict[str, str] = {
    "hidden": "Only one {place} left for a number",
    "cut": "Cut {place}",
    "naked": "Only one number left for a {place}",
    "corner-full": "No third line at a {point}",
    "rim": "A clue in a {point} of the board",
    "diagonal": "Two clues that touch at a {point}",
    "pair": "Two lines at a {point}",
    "missed": "No line through a {point} left out",
    "passed": "Two ways for a {point} on the line",
    "beside": "Beside a {point} left out",
    "cells-done": "A count of {points} is complete",
    "cells-rest": "A count needs all {points} left",
    "capacity": "Room for {points} left out",
}
"""The names of techniques that speak of places, by their keys; the others are called the same
wherever they are used."""


@dataclass(frozen=True, slots=True)
class Plural:
    """A sentence that depends on whether the value called ``counts`` is one."""

    counts: str
    one: str
    many: str


_UNFIXED = "This line is not fixed by clues of these kinds in these places."
_ALL_UNFIXED = "Of {tried:,} lines none is fixed by clues of these kinds in these places."

_NO_REGIONS = "For {tried} loops no regions or marks were met that fix them."
_NO_SETS = "No clues were found that fix a line here."

REASONS: dict[Code, str | Plural] = {
    Told.TEXT: "{text}",
    Broken.NOT_STARTED: "No solver could be started.",
    Broken.NOTHING_CHECKED: "No solver could be started; nothing is checked.",
    Broken.NO_ANSWER: "The solver said something that is not an answer.",
    Broken.LATE: "The solver did not stop in time.",
    Broken.SILENT: "The solver fell silent.",
    Broken.PROCESSOR_TIME: "The solver needed more than {seconds:,} seconds of processor time.",
    Broken.SIGNAL: "The solver was ended by signal {signal}.",
    Broken.CODE: "The solver ended with code {exit}.",
    Broken.LAST_WORDS: "It said last: {said}. See {log}.",
    Broken.MEMORY: "This check needs more than {megabytes:,} MB of memory.",
    Broken.MEMORY_OF: "This {what} needs more than {megabytes:,} MB of memory.",
    Broken.DISAGREE: (
        "Two engines disagree: {found:,} solutions were found, {counted:,} counted. "
        "This is an error in the program; please keep the puzzle and report it."
    ),
    Broken.UNWATCHED: "This engine cannot be watched at this puzzle.",
    Uncounted.NO_SOLUTION: "The puzzle has no solution, so no clues fix it.",
    Uncounted.SEVERAL: "The puzzle has several solutions: clue sets are counted for a single one.",
    Uncounted.LIFTING: "Clue sets are not counted where the rule asks for something else without "
    "these clues.",
    Uncounted.WITHIN: "Clue sets are not counted where clues stand in others.",
    Uncounted.STOPPED: "Stopped before the minimal clue sets were counted.",
    Uncounted.STOPPED_MARKS: "Stopped before it was known.",
    Uncounted.MARKS_LATE: "No answer was found in {seconds} seconds.",
    Uncounted.MARKS_NO_SOLUTION: "The puzzle itself has no solution.",
    Explained.NO_SOLUTION: "There is no solution.",
    Explained.STOPPED: "Stopped.",
    Explained.STOPPED_EARLY: "Stopped before the end.",
    Explained.ENOUGH: "Stopped at the number of steps asked for.",
    Explained.WRONG_MARKS: "Some of the marks cannot be right.",
    Explained.SHARED_UNKNOWN: (
        "There are several solutions; what they share was not found out in time."
    ),
    Explained.DIFFER: "From here the solutions differ: nothing more follows from the clues.",
    Explained.NUMBERS_DIFFER: "From here the solutions differ: no further number follows.",
    Explained.PLACES_DIFFER: (
        "No other place comes at the same step in all solutions, though they may share parts."
    ),
    Explained.NO_PROOF: "No small proof was found for the next step.",
    Explained.NOT_OTHERWISE: "So it cannot be otherwise.",
    Explained.NO_OTHER_PLACE: "What is known already leaves no other place.",
    Explained.LONGER_LOOK: "The named techniques see no contradiction; it takes a longer look.",
    Explained.CANNOT_DOUBT: (
        "Only lines, and numbers of number paths, can be looked at the other way round."
    ),
    Explained.MANY_CASES: (
        "There are {cases:,} other places for it; first look for more of its neighbours."
    ),
    Halted.BOARD: "Stopped before a board was found.",
    Halted.FEWER: "Stopped before it was proved that no fewer will do.",
    Halted.FIGURE: "Stopped before a figure was found.",
    Halted.LINE: "Stopped before a line was found.",
    Halted.LOOP: "Stopped before a loop was found.",
    Halted.MAZE: "Stopped before a maze was found.",
    Halted.PUZZLE: "Stopped before a puzzle was found.",
    Halted.PROOF: "Stopped before all was proved.",
    Halted.PROOF_CHECKED: "Stopped before the proof was checked.",
    Halted.REPAIR: "Stopped before a repair was found.",
    Halted.SECOND_ENGINE: "Stopped before the second engine knew.",
    Halted.SOLUTION: "Stopped before a solution was found.",
    Halted.ANSWER: "Stopped before an answer was found.",
    Halted.OTHER_ANSWERS: "Stopped after one solution; there may be others.",
    Halted.ALL: "Stopped before everything was known.",
    Ungenerated.NOT_GENERATED: "{rule}: such puzzles are not generated.",
    Ungenerated.NO_DIFFICULTY: (
        "{rule}: such puzzles have more than one solution, and no difficulty."
    ),
    Ungenerated.MADE_ANEW: (
        "Here the clues are the board itself: they are made anew, not completed."
    ),
    Ungenerated.NO_CELLS: "The board has no cells.",
    Ungenerated.LONELY: "{place:capital}: no way leads from there to any other place.",
    Ungenerated.CUT_CLOSED: (
        "{place:capital}: without it the board falls into more than one piece, "
        "and the line passes it only once."
    ),
    Ungenerated.CUT_OPEN: (
        "{place:capital}: without it the board falls into more than two pieces, "
        "and the line passes it only once."
    ),
    Ungenerated.NO_KINDS: "Choose at least one kind of clue.",
    Ungenerated.REGIONS_ANEW: ("Here regions are made anew: clues are neither kept nor counted."),
    Ungenerated.NO_REGIONS: f"{_NO_REGIONS} Another seed may do.",
    Ungenerated.NO_SETS: f"{_NO_SETS} Another seed may do.",
    Ungenerated.MUST_AND_NEVER: "The same place must have a clue and must have none.",
    Ungenerated.MUST_AND_NEVER_UNDER: (
        "A place that must have a clue and one that must have none belong together under this "
        "symmetry: {symmetry:small}."
    ),
    Ungenerated.TOO_FEW: Plural(
        "tried",
        "This line needs {least:,} clues, not {clues:,}: ask for {least:,} or more.",
        "Each of {tried:,} lines needs more; one needs {least:,} clues, not {clues:,}: "
        "ask for {least:,} or more.",
    ),
    Ungenerated.TOO_MANY: Plural(
        "tried",
        "This line came to {most:,} clues of these kinds in these places, not to {clues:,}: "
        "ask for {most:,} or fewer.",
        "Of {tried:,} lines one came to {most:,} clues of these kinds in these places, none to "
        "{clues:,}: ask for {most:,} or fewer.",
    ),
    Ungenerated.TOO_MANY_SYMMETRY: Plural(
        "tried",
        "This line came to {most:,} clues, not to {clues:,}: ask for {most:,}, or try without the "
        "symmetry.",
        "Of {tried:,} lines one came to {most:,} clues, none to {clues:,}: ask for {most:,}, or "
        "try without the symmetry.",
    ),
    Ungenerated.UNFIXED_PLACES: Plural(
        "tried", f"{_UNFIXED} Allow more places.", f"{_ALL_UNFIXED} Allow more places."
    ),
    Ungenerated.UNFIXED_KINDS: Plural(
        "tried",
        f"{_UNFIXED} Choose more kinds of clues.",
        f"{_ALL_UNFIXED} Choose more kinds of clues.",
    ),
    Ungenerated.UNFIXED_SYMMETRY: Plural(
        "tried",
        f"{_UNFIXED} Try without the symmetry.",
        f"{_ALL_UNFIXED} Try without the symmetry.",
    ),
    Ungenerated.UNFIXED_LINE: Plural(
        "tried", f"{_UNFIXED} Another line may be.", f"{_ALL_UNFIXED} Another line may be."
    ),
    Contradicted.BY_ONE: Plural(
        "ways",
        "With all its clues the board has no line. Without this one it has.",
        "With all its clues the board has no line. Without any one of these {ways:,} it has.",
    ),
    Contradicted.BY_SEVERAL: (
        "With all its clues the board has no line. To take one of them away is not enough."
    ),
    Contradicted.BY_SOME: "With all its clues the board has no line.",
    Ungenerated.NO_LINE: "This board has no such line.",
    Ungenerated.NO_LINE_MET: "No such line was met on this board.",
    Ungenerated.NO_LINE_AT_ALL: "The board itself has no such line, whatever the clues.",
    Ungenerated.DRAWN_ENDS: "No solution goes on from what is drawn. Take back a part of it.",
    Ungenerated.DRAWN_OFF: "What is drawn leaves the board.",
    Ungenerated.DRAWN_JUMPS: "What is drawn jumps between places that do not touch.",
    Ungenerated.CONTRADICT: (
        "No solution obeys the clues: they contradict each other, or the rule. "
        "Repair them first, or change one of them."
    ),
    Ungenerated.CONTRADICT_DRAWN: "The clues and what is drawn contradict each other.",
    Ungenerated.NOT_STRAIGHT: (
        "A jump goes straight ahead along a row: the line that is drawn does not."
    ),
    Ungenerated.DRAWN_NOT_ONLY: "The walk that is drawn cannot be the only one.",
    Ungenerated.DRAWN_NOT_ONLY_SUM: (
        "The walk that is drawn cannot be the only one that adds up to {total:,}."
    ),
    Ungenerated.NO_WALK: Plural(
        "jumps",
        "No walk of one jump was met on this board.",
        "No walk of {jumps:,} jumps was met on this board. Try fewer jumps.",
    ),
    Ungenerated.NO_WALK_SUM: Plural(
        "jumps",
        "No walk of one jump that adds up to {total:,} was met on this board.",
        "No walk of {jumps:,} jumps that adds up to {total:,} was met on this board. "
        "Try fewer jumps.",
    ),
    Ungenerated.TWO_CELLS: "A maze needs two cells that may hold a number.",
    Ungenerated.JUMPS: (
        "A walk of {jumps:,} jumps lands on {cells:,} cells, but only {free:,} may be used. "
        "Ask for fewer jumps."
    ),
    Ungenerated.LANDS_TWICE: "The walk that is drawn lands on a cell twice.",
    Ungenerated.NO_FIGURE: "No figure fits on these points: take more of them.",
    Ungenerated.SYMMETRY: "The board does not have this symmetry: {symmetry:small}.",
    Ungenerated.SYMMETRY_OF_DRAWINGS: "Drawings have no symmetry of this kind: {symmetry:small}.",
    Ungenerated.REPETITIONS: "Only repetitions came up after puzzle {number:,}.",
    Ungenerated.NONE_SO_HARD: Plural(
        "tries",
        "The only puzzle that was made did not come out {wanted}.",
        "Of {tries:,} puzzles none came out {wanted}.",
    ),
    Unpictured.BLANK: (
        "The picture is blank here: nothing in it is darker than the rest. "
        "Choose another part of it, or another picture."
    ),
    Unpictured.NOTHING_DARK: (
        "Nothing in the picture is dark enough. Raise the threshold, or swap dark and light."
    ),
    Unpictured.ALL_DARK: (
        "All of the picture is dark. Lower the threshold, or swap dark and light."
    ),
    Unpictured.TOO_THIN: (
        "The dark parts are too thin for cells of this size. "
        "Ask for more cells, or raise the threshold."
    ),
    Unpictured.SCATTERED_LOOP: (
        "No single loop goes round cells near this shape: it is too scattered. "
        "Ask for more cells, change the threshold, or choose a part of the picture."
    ),
    Unpictured.SCATTERED: (
        "No line goes through cells near this shape: it is too scattered, or has too many ends. "
        "Ask for more cells, change the threshold, or choose a part of the picture."
    ),
    Unpictured.TRY_HEXAGONS: (
        "No line goes through cells near this shape: it is too scattered, or has too many ends. "
        "Try hexagons, or more cells, change the threshold, or choose a part of the picture."
    ),
    Unverified.NO_ENGINE: "No other engine can judge this puzzle.",
    Unverified.NO_CERTIFICATE: "No certificate can be written.",
    Unverified.WRONG_PROOF: "The proof of the second engine is wrong. {text}",
    Unmet.SUM: Plural(
        "walks",
        "One walk leads to the target, but none adds up to {total:signed}; "
        "the nearest sum is {nearest:signed}.",
        "{walks:,} walks lead to the target, but none adds up to {total:signed}; "
        "the nearest sum is {nearest:signed}.",
    ),
    Unmet.SUM_BETWEEN: (
        "{walks:,} walks lead to the target, but none adds up to {total:signed}; "
        "the nearest sums are {nearest:signed} and {beyond:signed}."
    ),
    Unsaid.STEP: "This way of solving does not know at which step the line is where.",
    Unsaid.DIRECTION: "This way of solving does not know in which direction the line runs.",
    Unsaid.LAST: "Where a line of any length ends cannot be said in this encoding.",
    Unsaid.SUM: "Sums of values cannot be said in this encoding.",
    Unsaid.DENIAL: "This constraint has no single literal to deny it by.",
    NoLine.CLOSED_SMALL: "A closed line needs three cells.",
    NoLine.PARTS: "The cells lie in parts between which there is no way.",
    NoLine.LONE: "From one of the cells there is no way to any other.",
    NoLine.CLOSED_DEAD_END: (
        "A closed line needs two ways at every cell, and one of the cells has only one."
    ),
    NoLine.DEAD_ENDS: "Only the two ends of a line may have a single way, and {cells:,} cells do.",
    NoLine.CLOSED_UNEVEN: (
        "Coloured so that each step changes colour, there are {first:,} cells of one colour "
        "and {second:,} of the other: a line through all of them cannot close."
    ),
    NoLine.UNEVEN: (
        "Coloured so that each step changes colour, there are {first:,} cells of one colour "
        "and {second:,} of the other: they cannot take turns."
    ),
    NoLine.STARTS_ON_FEWER: (
        "Coloured so that each step changes colour, there are {first:,} cells of one colour "
        "and {second:,} of the other: the line must start on the colour that has more."
    ),
    NoStroke.NO_LINES: "There are no lines to draw.",
    NoStroke.PARTS: "The lines lie in {parts:,} parts that are not joined.",
    NoStroke.ODD: (
        "At {corners:,} corners an odd number of lines meet; a drawing in one stroke has two "
        "such ends at most."
    ),
    NoStroke.START_ALONE: "No line leads to the start.",
    NoStroke.END_ALONE: "No line leads to the end.",
    NoStroke.START_EVEN: "A drawing must begin at one of the two odd corners, and here is none.",
    NoStroke.END_EVEN: "A drawing must end at one of the two odd corners, and here is none.",
    NoStroke.SAME_ENDS: (
        "Start and end are the same, but two corners are odd: they must be the ends."
    ),
    NoStroke.CLOSED: "All corners are even, so a drawing ends where it began.",
    Strokes.FROM_EVERY_CORNER: (
        "It can be drawn in one stroke from every corner, and ends where it began."
    ),
    Strokes.FROM_ODD_CORNER: "It can be drawn in one stroke, from one odd corner to the other.",
    Strokes.ALIKE: "Lines side by side are not told apart in the count.",
    Strokes.FEWEST: "It takes {strokes:,} strokes.",
    Declined.COUNTS_ONLY: "Frontier counting counts; it does not show solutions one by one.",
    Declined.FRONTIER_EDGE_COUNTS: "Frontier counting does not count edges where directions count.",
    Declined.FRONTIER_PATTERNS: "Frontier counting knows no patterns where directions count.",
    Declined.FRONTIER_BUSY_PATTERNS: "Frontier counting knows patterns only where few edges meet.",
    Declined.FRONTIER_STEPS: (
        "Frontier counting knows steps only of numbered lines through every cell."
    ),
    Declined.FRONTIER_DIRECTIONS: (
        "Frontier counting knows directions only of lines through every cell."
    ),
    Declined.FRONTIER_PARITY: (
        "Frontier counting knows no odd and even steps of closed lines of odd length."
    ),
    Declined.COUNTS_LOOPS: "This engine counts loops that need not visit every node.",
    Declined.COUNTS_PATHS: "This engine counts lines that visit every node.",
    Declined.LAYERS_AMONG: "Layer by layer only lines are shown whose numbers have one cell each.",
    Declined.SHARES_AMONG: (
        "The shares of edges are not known where numbers stand in one of two cells."
    ),
    Declined.SHARES_TABLE: (
        "The shares of edges are known where there is a table, or where answers are few."
    ),
    Declined.SHOWS_NONE: "This engine counts lines but shows none.",
    Declined.SUBSETS_CLUES: "This engine knows no clues but numbers, odd or even, and edges.",
    Declined.SUBSETS_EDGES: "This engine cannot hold closed lines to edges.",
    Declined.SUBSETS_DIRECTION: "This is told apart by start and direction only where these count.",
    Declined.SETS_SHAPE: "Clue sets are counted for loops and for lines through all cells.",
    Declined.COUNTS_ORDERS: "This engine counts paths that meet some cells in a given order.",
    Declined.ORDER_ENDS: "Ordered paths are counted where both their ends are given.",
    Declined.SETS_ORDER: "Clue sets are not counted where numbers say an order together.",
    Declined.SPANNING_ONLY: "This engine draws lines through every cell.",
    Declined.ONE_WAY_EDGES: "Lines along edges that lead one way are told apart by their start.",
    Declined.DIRECTION_COUNTS: "Arrows and odd or even steps need a line whose direction counts.",
    Declined.INSIDE_THE_LINE: "This engine knows no clues but the ends of the line, and edges.",
    Declined.CLOSED_ONLY: "This engine draws closed lines that may leave places out.",
    Declined.PLANE_ONLY: "This engine needs a board in the plane, and edges without direction.",
    Declined.NO_LOOP_START: "This engine does not tell where a loop starts.",
    Declined.FORMULA_TOO_LARGE: "The formula of this board is too large to follow step by step.",
    Declined.BACKTRACKING_SHAPE: "This engine draws lines through every cell.",
    Declined.BACKTRACKING_CLUES: (
        "This engine knows no clues but numbers, odd or even, and edges, with arrows."
    ),
    Declined.BRUTE_SHAPE: "This engine knows loops, and lines through every cell.",
    Declined.BRUTE_SMALL: "This engine is for small boards only.",
    Declined.TRAILS_SHAPE: "This engine draws lines that use no edge twice.",
    Declined.TRAILS_DIRECTION: "This engine draws lines without direction.",
    Declined.TRAILS_COUNTED: (
        "This engine counts drawings of all lines, told by start and direction."
    ),
    Declined.WALKS_SHAPE: "This engine draws lines from a start to a target.",
    Declined.WALKS_SUMS: "This engine knows only one sum.",
    Declined.WALKS_VALUES: "The values are too large for this engine.",
    Declined.NO_START: "There is no start.",
    Declined.NO_TARGET: "There is no target.",
    Declined.TOURS_UNCOUNTED: "This engine finds tours but does not count them.",
    Declined.TOURS_SHAPE: (
        "This engine draws lines through all cells, with edges that go both ways."
    ),
    Declined.TOURS_FIRST: "This engine can be given the first cell only.",
    Declined.ARCS_SHAPE: "Arcs and order say only lines through all cells.",
    Declined.ARCS_CLUES: "Arcs and order do not know one of the clues.",
    Declined.ARCS_EDGES_SAY_MORE: (
        "Of a closed line whose start does not count edges alone say more."
    ),
    Declined.ARCS_TOO_LARGE: "The board is too large to write down the order of its cells.",
    Declined.NO_CELLS: "There is no cell on the board.",
    Declined.EDGES_SHAPE: "Edges alone say only closed lines whose start does not count.",
    Declined.EDGES_DIRECTIONS: "Edges alone say no directions.",
    Declined.EDGES_STEPS: "Edges alone do not say at which step the line is where.",
    Declined.STATES_SHAPE: "States say only walks whose start counts.",
    Declined.STATES_CLUES: "States do not know one of the clues.",
    Declined.STATES_PARALLEL: "Too many lines run side by side.",
    Declined.TOO_WIDE: (
        "The board is too wide to count all solutions: it is {wide} nodes wide. Without clues up "
        "to {most} can be counted."
    ),
    Declined.TOO_WIDE_FOR_CLUES: (
        "The board is too wide to count all solutions: it is {wide} nodes wide. Without clues up "
        "to {most} can be counted, with many clues more."
    ),
    Declined.FRONTIER_SHAPE: "Frontier counting does not know the shape {shape}.",
    Declined.FRONTIER_EDGES: "Frontier counting is for nodes of at most {most} edges.",
    Declined.FRONTIER_EDGES_DIRECTED: (
        "Frontier counting is for nodes of at most {most} edges where directions count."
    ),
    Declined.FRONTIER_CONSTRAINT: "Frontier counting does not know the constraint {constraint}.",
    Declined.FRONTIER_CASES: (
        "Frontier counting is for up to {most} ways to place numbers of two cells."
    ),
    Declined.CENSUS_DRAWN: "A census is taken of boards of cells, and this one is drawn of lines.",
    Declined.CENSUS_CELLS: (
        "A board of {cells:,} cells has {sets:,} sets of clues; the census goes up to {most} cells."
    ),
    Declined.CENSUS_FAR_TOO_MANY: (
        "A board of {cells:,} cells has far too many sets of clues; the census goes up to "
        "{most} cells."
    ),
    Declined.CENSUS_FACES: "The board has {faces} cells and holes; the census stops at {most}.",
    Declined.CENSUS_LOOPS: "The board has more than {most:,} loops, too many for a census.",
    Declined.SUBSETS_NODES: "This engine counts on boards of up to {most} nodes.",
    Declined.BRUTE_CELLS: "This engine is for boards of up to {most} cells.",
    Declined.TRAILS_CONSTRAINT: "This engine counts with start and end, not with {constraint}.",
    Declined.WALKS_CONSTRAINT: (
        "This engine counts with start, target and sum, not with {constraint}."
    ),
    Unfinished.NODES_LEFT: "The count was stopped before its end.",
    Unfinished.DISK: "The disk has no room for more states.",
    Unfinished.STATES_TO_SHOW: "There are too many states at once to show them layer by layer.",
    Unfinished.STATES_TO_KEEP: "There are too many states to keep them all for the shares.",
    Unfinished.SETS_LEFT: "Stopped before all sets were counted.",
    Unfinished.CENSUS: "The census was stopped.",
    Unfinished.LINES_UNFOUND: "Stopped before all lines were found.",
    Unfinished.LINES_FORMULA: (
        "The formula of the lines is too large: the board is too large for so few numbers."
    ),
    Unfinished.LINES_UNSEEN: "Stopped before all lines were seen.",
    Unfinished.LOOPS_UNFOUND: "Stopped before all loops were found.",
    Unfinished.WALKS_UNFOUND: "Stopped before all walks were found.",
    Unfinished.WALKS_UNCOUNTED: "Stopped before all walks were counted.",
    Unfinished.DRAWINGS_UNCOUNTED: "Stopped before all were counted.",
    Unfinished.WAYS_UNTRIED: "Stopped before all ways were tried.",
    Unfinished.TOUR_UNFOUND: "Stopped before a tour was found.",
    Unfinished.ENOUGH: "Stopped at the number asked for.",
    Unfinished.ENOUGH_LINES: "Stopped at the number of lines asked for.",
    Unfinished.ENOUGH_LOOPS: "Stopped at the number of loops asked for.",
    Unfinished.ENOUGH_WALKS: "Stopped at the number of walks asked for.",
    Unfinished.ENOUGH_DRAWINGS: "Stopped at the number of drawings asked for.",
    Unfinished.TOO_MANY_DRAWINGS: (
        "There are too many ways to count; at least one drawing is certain."
    ),
    Unfinished.SILENT: "It stopped without a word.",
    Unfinished.NO_COUNTER: "No engine counts this.",
    Unfinished.COMPILING: (
        "The engines are being compiled, which is done once; the exact count comes after that."
    ),
    Unfinished.RECORDED: "The recording ends after {steps:,} steps; the search goes on.",
    Unfinished.NOT_MET: "No tour was met; that proves nothing.",
    Unfinished.NO_BLOCKS: "No blocks were found that fit together.",
    Unfinished.NOT_ALL: "This engine does not look for all tours.",
    Unfinished.STATES: "There are more than {states:,} states at once; the rest was not followed.",
    Unfinished.WALKS_UNSEEN: "Stopped before all walks were seen.",
    Unfinished.DRAWINGS_UNSEEN: "Stopped before all drawings were seen.",
    Impossible.TWO_FIRST_CELLS: "A line has only one first cell.",
    Impossible.TWO_ENDS: "A drawing has one start and one end.",
    Impossible.NO_CELLS: "There are no cells.",
    Impossible.CLOSED_TOUR: "A closed tour needs three cells.",
    Impossible.NO_MOVES: "There are no moves.",
    Impossible.ONE_COLOUR: "Every move stays on cells of one colour, and there are two.",
    Impossible.TRIED: "Every way was tried.",
    Impossible.BY_SAT: "A search by SAT proves it.",
    Impossible.MOVE_BACK: "The move {down}, {right} has no way back.",
    Impossible.CLOSED_STRIP: (
        "Without {taken:,} of the cells the others fall into {parts:,} parts or more, and a "
        "closed line through all of them would fall into {most:,} at most."
    ),
    Impossible.OPEN_STRIP: (
        "Without {taken:,} of the cells the others fall into {parts:,} parts or more, and a "
        "line through all of them would fall into {most:,} at most."
    ),
}
"""The sentence of each reason, with places for its values: numbers are written here as people
write them, so that a translation may write them otherwise."""


UNHARMED = "The puzzle is unharmed; the next change checks it again."


UNSEEDED: dict[Code, str] = {
    Ungenerated.NO_REGIONS: _NO_REGIONS,
    Ungenerated.NO_SETS: _NO_SETS,
}
"""The sentences of reasons that say something of seeds, where none can be chosen."""

BY_CHANCE = frozenset(
    {
        Ungenerated.NO_REGIONS,
        Ungenerated.NO_SETS,
        Ungenerated.UNFIXED_PLACES,
        Ungenerated.UNFIXED_KINDS,
        Ungenerated.UNFIXED_SYMMETRY,
        Ungenerated.UNFIXED_LINE,
        Ungenerated.NO_LINE_MET,
        Ungenerated.NO_WALK,
        Ungenerated.NO_WALK_SUM,
        Ungenerated.NONE_SO_HARD,
    }
)
"""Reasons that another try may not meet; any other is one for good."""

WORDS = ("rule", "symmetry")
"""The values of reasons that are translated for themselves."""


def message_of(reason: Reason, *, seeds: bool = True) -> Message:
    """A reason as a message: its code is looked up. ``seeds``: can a seed be chosen here?"""
    form = REASONS[reason.code] if seeds else UNSEEDED.get(reason.code, REASONS[reason.code])
    # Families and symmetries stand there by their English names.
    values = tuple(
        (name, word(value) if name in WORDS and isinstance(value, str) else value)
        for name, value in reason.values
    )
    if isinstance(form, Plural):
        return Message(form.one, values, form.counts, form.many)
    return Message(form, values)


def said(reason: Reason | Message | None, why: Reason | None = None) -> str:
    """A reason or message as a sentence, after a colon ``why`` it is so; "" where there is none."""
    if isinstance(reason, Reason):
        reason = message_of(reason)
    if reason is not None and why is not None:
        reason = Message.of("{what:clause}: {why:small}", what=reason, why=message_of(why))
    return language.said(reason)


def unmet_message(made: Generated) -> Message | None:
    """That places which must have a clue have none; None where each has one."""
    if not made.unmet:
        return None
    return Message.counted(
        "places",
        "With this line one place that must have a clue has none.",
        "With this line {places:,} places that must have a clue have none.",
        places=len(made.unmet),
    )


def ended_words(ended: Ended) -> str:
    """Why a job brought nothing, and what there is to say beside that; "" if it brought all."""
    return language.paragraph(messages_of(ended.reason, ended.after))


def messages_of(*reasons: Reason | Message | None) -> tuple[Message, ...]:
    """Reasons as messages, without those that are None."""
    return tuple(
        message_of(reason) if isinstance(reason, Reason) else reason
        for reason in reasons
        if reason is not None
    )


def failed_messages(failed: Failed) -> tuple[Message, ...]:
    """How a check broke off, and what follows, in sentences."""
    told = messages_of(failed.reason, failed.after)
    return (*told, Message(UNHARMED)) if failed.again else told


def failed_words(failed: Failed) -> str:
    """The same as a text."""
    return language.paragraph(failed_messages(failed))
