"""What the use cases give as reasons: codes, which ``studio.work.sentences`` says in words."""

from __future__ import annotations

from studio.puzzle.reason import Code, Reason


class Told(Code):
    """What a fault, a file or another program says."""

    TEXT = "text"
    """The ``text``."""


def as_told(text: str) -> Reason:
    """What a fault, a file or another program says, as a reason."""
    return Reason.of(Told.TEXT, text=text)


class Broken(Code):
    """How the work of a solver process broke off."""

    NOT_STARTED = "not started"
    NOTHING_CHECKED = "nothing checked"
    NO_ANSWER = "no answer"
    LATE = "late"
    SILENT = "silent"
    PROCESSOR_TIME = "processor time"
    """More than so many ``seconds``."""
    SIGNAL = "signal"
    """By its number."""
    CODE = "code"
    """The ``exit`` code."""
    LAST_WORDS = "last words"
    """What it ``said`` last, and the place of the ``log``."""
    MEMORY = "memory"
    """More than so many ``megabytes``."""
    MEMORY_OF = "memory of"
    """For ``what`` was asked."""
    DISAGREE = "disagree"
    """``found`` solutions, and ``counted``."""
    UNWATCHED = "unwatched"


class Uncounted(Code):
    """Why clue sets are not counted, or marks not checked."""

    NO_SOLUTION = "no solution"
    SEVERAL = "several"
    LIFTING = "clues lift demands"
    WITHIN = "clues within clues"
    STOPPED = "stopped"
    STOPPED_MARKS = "stopped before marks were checked"
    MARKS_LATE = "marks not checked in time"
    """In so many ``seconds``."""
    MARKS_NO_SOLUTION = "marks without a solution"


class Explained(Code):
    """How an explanation ends that does not reach the solution, or a look at a mark the other way
    round."""

    NO_SOLUTION = "no solution"
    STOPPED = "stopped"
    STOPPED_EARLY = "stopped early"
    ENOUGH = "enough"
    WRONG_MARKS = "wrong marks"
    SHARED_UNKNOWN = "shared unknown"
    DIFFER = "differ"
    NUMBERS_DIFFER = "numbers_differ"
    PLACES_DIFFER = "places_differ"
    NO_PROOF = "no proof"
    NOT_OTHERWISE = "not otherwise"
    NO_OTHER_PLACE = "no other place"
    LONGER_LOOK = "longer look"
    CANNOT_DOUBT = "cannot doubt"
    MANY_CASES = "many cases"
    """There are so many ``cases``."""


class Halted(Code):
    """What was not yet known when the token stopped the work."""

    BOARD = "board"
    FEWER = "fewer"
    FIGURE = "figure"
    LINE = "line"
    LOOP = "loop"
    MAZE = "maze"
    PUZZLE = "puzzle"
    PROOF = "proof"
    PROOF_CHECKED = "proof checked"
    REPAIR = "repair"
    SECOND_ENGINE = "second engine"
    SOLUTION = "solution"
    ANSWER = "answer"
    OTHER_ANSWERS = "other answers"
    ALL = "all"


class Contradicted(Code):
    """Why clues that shape the board leave no line."""

    BY_ONE = "by one"
    BY_SEVERAL = "by several"
    BY_SOME = "by some"


class Ungenerated(Code):
    """Why no puzzle is made."""

    NOT_GENERATED = "not generated"
    """Of a ``rule``, by its name."""
    NO_DIFFICULTY = "no difficulty"
    MADE_ANEW = "made anew"
    REGIONS_ANEW = "regions made anew"
    NO_REGIONS = "no regions"
    """For none of so many (``tried``) loops."""
    NO_CELLS = "no cells"
    LONELY = "lonely"
    """The cell at a ``row`` and ``cell``."""
    CUT_CLOSED = "cut closed"
    CUT_OPEN = "cut open"
    NO_KINDS = "no kinds"
    NO_SETS = "no sets"
    MUST_AND_NEVER = "must and never"
    """A place must have a clue and none."""
    MUST_AND_NEVER_UNDER = "must and never under a symmetry"
    """By its name as ``symmetry``: that of one place leads to the other."""
    TOO_FEW = "too few"
    """Of ``tried`` lines the best takes ``least`` clues, not just ``clues``."""
    TOO_MANY = "too many"
    """Of ``tried`` lines one came to ``most`` clues, none to ``clues``."""
    TOO_MANY_SYMMETRY = "too many under the symmetry"
    """The same, where without the symmetry there is room for them."""
    UNFIXED_PLACES = "unfixed places"
    """None of ``tried`` lines is fixed by any clues."""
    UNFIXED_KINDS = "unfixed kinds"
    UNFIXED_SYMMETRY = "unfixed symmetry"
    UNFIXED_LINE = "unfixed line"
    NO_LINE = "no line"
    NO_LINE_MET = "no line met"
    NO_LINE_AT_ALL = "no line at all"
    DRAWN_ENDS = "drawn ends"
    DRAWN_OFF = "drawn off the board"
    DRAWN_JUMPS = "drawn jumps"
    CONTRADICT = "contradict"
    CONTRADICT_DRAWN = "contradict what is drawn"
    NOT_STRAIGHT = "not straight"
    DRAWN_NOT_ONLY = "drawn not the only one"
    DRAWN_NOT_ONLY_SUM = "drawn not the only one with its sum"
    """The ``total`` asked for."""
    NO_WALK = "no walk"
    """Of so many ``jumps``."""
    NO_WALK_SUM = "no walk with the sum"
    TWO_CELLS = "two cells"
    JUMPS = "jumps"
    """``jumps`` land on ``cells``, of which ``free`` may be used."""
    LANDS_TWICE = "lands twice"
    NO_FIGURE = "no figure"
    SYMMETRY = "symmetry"
    """By the ``name`` of the symmetry."""
    SYMMETRY_OF_DRAWINGS = "symmetry of drawings"
    REPETITIONS = "repetitions"
    """From the puzzle after ``number`` on."""
    NONE_SO_HARD = "none so hard"
    """None of ``tries`` is of the ``wanted`` difficulty, a word of ``studio.work.grade``."""


class Unpictured(Code):
    """Why no board comes of a picture."""

    BLANK = "blank"
    NOTHING_DARK = "nothing dark"
    ALL_DARK = "all dark"
    TOO_THIN = "too thin"
    SCATTERED_LOOP = "scattered for a loop"
    SCATTERED = "scattered"
    TRY_HEXAGONS = "try hexagons"


class Unverified(Code):
    """Why a verdict is not confirmed, or has no certificate."""

    NO_ENGINE = "no engine"
    """For a further reason: why not even the one that writes certificates can."""
    NO_CERTIFICATE = "no certificate"
    """For a further reason."""
    WRONG_PROOF = "wrong proof"
    """As a ``text`` says."""


class Unmet(Code):
    """Why no walk has the sum ``total`` that is asked for."""

    SUM = "sum"
    """``walks`` lead to the target; ``nearest`` is the sum of some of them."""
    SUM_BETWEEN = "sum between"
    """So is ``beyond``, which is greater."""
