"""What the window says of a puzzle in the making."""

from __future__ import annotations

import math

from studio import language
from studio.gui.dialogs.generation_run import Filling
from studio.gui.style.sentences import counted
from studio.gui.style.texts import tr
from studio.language import number as grouped
from studio.puzzle.reason import Reason
from studio.work.generation import Generated, GenerationFailed, Repaired, Working
from studio.work.sentences import BY_CHANCE, message_of, said, unmet_message


def made_words(filling: Filling, again: str = "") -> str:
    """One or two sentences for the latest news.

    ``again`` is the name of what makes another one, where no seed can be chosen.
    """
    match filling.latest:
        case Generated() as made:
            return language.paragraph((_made(made), said(unmet_message(made))))
        case Repaired() as repaired:
            return _repaired(repaired)
        case GenerationFailed(Reason(code) as reason) if again and code in BY_CHANCE:
            words = tr("“{}” tries again.").format(again)
            return language.paragraph((said(message_of(reason, seeds=False)), words))
        case GenerationFailed(reason):
            return said(reason)
        case Working() as working:
            return _working(filling, working)
    return tr("Looking for a line...") if filling.busy else ""


def may_be_repeated(news: object) -> bool:
    """Is something made, or was it by chance that nothing was?"""
    match news:
        case GenerationFailed(Reason(code)):
            return code in BY_CHANCE
    return isinstance(news, Generated)


def clues_of(number: int) -> str:
    """A number of clues: "1 clue", "12 clues"."""
    return counted(number, "clue", "clues")


def _working(filling: Filling, working: Working) -> str:
    clues = clues_of(working.puzzle.clue_count)
    if working.best is not None and working.least is not None:
        if not working.unique:
            words = tr("A repair without {} is known; at least {} must go.")
            return words.format(clues_of(working.best), grouped(working.least))
        words = tr("{} beside those given, and at least {} are needed. {}")
        stopped = tr("Stop keeps the best so far.") if filling.busy else ""
        return words.format(clues_of(working.best), grouped(working.least), stopped).strip()
    generator = working.puzzle.rule.generator
    if (generator is not None and generator.makes) or not working.puzzle.clue_count:
        return tr("Trying...")
    if not working.unique:
        return tr("{} so far, and not yet one solution.").format(clues)
    words = tr("{}; {} of them proved to be needed.").format(clues, grouped(working.done))
    if not filling.busy:
        return words
    left = filling.seconds_left
    if left is None:
        return words
    soon = tr("About {} s left.").format(grouped(max(1, math.ceil(left))))
    return language.paragraph((words, soon))


def _made(made: Generated) -> str:
    own = made.puzzle.rule.generated(made.puzzle, made.line)
    if own is not None:
        return language.said(own)
    clues = clues_of(made.puzzle.clue_count)
    words = tr("One solution; {}.").format(clues)
    if made.added is not None:
        words = _added(made)
    elif made.demanded and made.fewest:
        words = tr(
            "One solution; {}. No fewer fix this line with one in each place that must have one."
        ).format(clues)
    elif made.fewest:
        words = tr("One solution; {}, and no fewer fix this line.").format(clues)
    elif made.demanded and made.minimal:
        words = tr(
            "One solution; {}. Beside those in places that must have one, none can be left out."
        ).format(clues)
    elif made.minimal:
        words = tr("One solution; {}, and every one is needed.").format(clues)
    elif made.grouped:
        words = tr("One solution; {}, and no group of them that belongs together can go.")
        if made.demanded:
            words = tr(
                "One solution; {}. Beside those in places that must have one, no group of them "
                "that belongs together can go."
            )
        words = words.format(clues)
    elif made.least is not None:
        words = tr("One solution; {}. At least {} beside those given are needed.").format(
            clues, grouped(made.least)
        )
    return language.paragraph((words, said(made.reason)))


def _added(made: Generated) -> str:
    assert made.added is not None
    if made.added == 0:
        return tr("Your clues have one solution already.")
    words = tr("One solution with {} more").format(clues_of(made.added))
    if made.every and made.fewest:
        return tr("{}; no fewer will do.").format(words)
    if made.tried > 1:
        looked = counted(made.tried, "solution", "solutions")
        if made.fewest:
            return tr("{}: the fewest for {} that were looked at.").format(words, looked)
        return tr("{}: the smallest set that was found for {}.").format(words, looked)
    if made.fewest:
        return tr("{}; no fewer fix this line.").format(words)
    if not made.minimal:
        return f"{words}."
    if made.demanded:
        return tr("{}; beside those in places that must have one, none can be left out.").format(
            words
        )
    return tr("{}; all of these are needed.").format(words)


def _repaired(repaired: Repaired) -> str:
    gone = len(repaired.gone)
    if not gone:
        return tr("Your clues do not contradict each other: none has to go.")
    few = tr(" Fewer are not enough.") if repaired.smallest else f" {said(repaired.reason)}"
    return tr("There is a solution without {}.").format(clues_of(gone)) + few
