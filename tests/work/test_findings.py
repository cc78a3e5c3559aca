"""Findings travel between processes and come back as they were."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.board import Cell, Corner, Edge, SpotKind
from studio.cli.values import clue_json
from studio.engines.events import Verdict
from studio.puzzle import Clue
from studio.puzzle.reason import Reason
from studio.work.findings import (
    Common,
    Conflict,
    Counted,
    Doubtful,
    Failed,
    Finding,
    Finished,
    Graded,
    Judged,
    Mended,
    Redundant,
    Starts,
    Surveyed,
    Walked,
    WayOut,
)
from studio.work.protocol import Analyse, answers_to
from studio.work.sentences import REASONS
from studio.work.wire import Answer, WireError

CODEC = answers_to(Analyse.NEWS)

AT = st.tuples(st.integers(-30, 30), st.integers(-30, 30))
NODE = AT | st.tuples(st.integers(0, 900))
EDGE = st.builds(Edge.of, AT, AT, st.sampled_from([SpotKind.EDGE, SpotKind.SIDE]))
CLUE = st.builds(
    Clue,
    st.sampled_from(["labels", "diamonds", "numbers"]),
    st.builds(Cell, NODE) | st.builds(Corner, AT) | EDGE,
    st.none() | st.integers(-99, 9999),
)
SECONDS = st.floats(0, 1e6)
WORDS = st.text(max_size=20)
VERDICT = st.sampled_from(Verdict)
VALUES = st.integers(-(10**40), 10**40) | st.text(max_size=9)
REASON = st.none() | st.builds(
    lambda code, value: Reason.of(code, value=value),
    st.sampled_from(sorted(REASONS, key=str)),
    VALUES,
)


def tuples(of: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(of, max_size=3).map(tuple)


FINDINGS: list[st.SearchStrategy[Finding]] = [
    st.builds(Judged, VERDICT, tuples(tuples(NODE)), st.booleans(), SECONDS, REASON),
    st.builds(Counted, st.integers(0, 10**40), st.booleans(), SECONDS, st.booleans(), REASON),
    st.builds(Common, tuples(EDGE), st.integers(0, 999), st.booleans()),
    st.builds(Doubtful, tuples(st.tuples(NODE, st.floats(0, 1))), st.booleans()),
    st.builds(Graded, st.floats(0, 9), WORDS, st.floats(0, 1)),
    st.builds(
        Redundant, tuples(CLUE), tuples(CLUE), st.integers(0, 99), st.integers(0, 99), st.booleans()
    ),
    st.builds(
        Conflict,
        tuples(CLUE),
        REASON,
        st.booleans(),
        st.none() | st.booleans(),
        tuples(st.builds(WayOut, CLUE, VERDICT)),
        st.booleans(),
    ),
    st.builds(Starts, tuples(st.tuples(NODE, st.integers(0, 10**40)))),
    st.builds(Mended, st.integers(1, 99), tuples(EDGE), st.none() | tuples(EDGE)),
    st.builds(
        Surveyed,
        tuples(st.tuples(st.integers(0, 99), st.integers(0, 10**30))),
        tuples(st.tuples(st.integers(-99, 99), st.integers(0, 10**30))),
        st.none() | tuples(NODE),
        st.none() | tuples(NODE),
        st.booleans(),
    ),
    st.builds(Walked, tuples(tuples(NODE)), st.booleans()),
    st.builds(Finished, SECONDS, REASON),
    st.builds(Failed, REASON.filter(bool), st.booleans(), REASON, st.booleans()),
]
NAMES = [
    "Judged",
    "Counted",
    "Common",
    "Doubtful",
    "Graded",
    "Redundant",
    "Conflict",
    "Starts",
    "Mended",
    "Surveyed",
    "Walked",
    "Finished",
    "Failed",
]

GOOD = [
    Judged(Verdict.UNIQUE, (((0, 1), (1, 1)),)),
    Common((Edge((0, 0), (0, 1)),), 5),
    Doubtful((((0, 1), 0.5),)),
    Redundant((Clue("labels", Cell((0, 1)), 3),), (), 1, 1),
    Starts((((3,), 44),)),
    Graded(3.9, "medium", 0.1),
    Mended(2, (Edge((0,), (1,)),), (Edge((2,), (3,)),)),
    Surveyed(((3, 1),), ((-2, 1),), ((0, 0), (0, 3)), None, True),
    Walked((((0, 0), (0, 3)),), True),
    Conflict((), ways=(WayOut(Clue("diamonds", Edge((0, 0), (0, 1))), Verdict.NONE),)),
]


@pytest.mark.parametrize("findings", FINDINGS, ids=NAMES)
@given(data=st.data())
def test_a_finding_comes_back_as_it_was(
    findings: st.SearchStrategy[Finding], data: st.DataObject
) -> None:
    finding = data.draw(findings)
    line = CODEC.encode(7, finding)
    assert line.count(b"\n") == 1 and line.endswith(b"\n")
    assert CODEC.decode(line) == Answer(7, finding)


@pytest.mark.parametrize("good", GOOD, ids=lambda good: type(good).__name__)
def test_a_spoilt_finding_is_refused(good: Finding) -> None:
    """Each field missing, each one replaced by something else, and one that nobody knows."""
    data = json.loads(CODEC.encode(7, good))["message"]

    def refused(message: dict[str, Any]) -> None:
        with pytest.raises(WireError, match="no message"):
            CODEC.decode(json.dumps({"job": 7, "message": message}).encode())

    for key in data:
        refused({k: v for k, v in data.items() if k != key})
    for key, value in data.items():
        if isinstance(value, list) and value:
            for bad in (7, [7], [None]):
                refused({**data, key: bad})
    refused({**data, "more": 1})


@pytest.mark.parametrize("data", [{}, {"is": "Rumour"}, {"is": "Census", "puzzle": ""}])
def test_what_is_no_finding_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(WireError, match=data.get("is", "Object missing required field")):
        CODEC.decode(json.dumps({"job": 1, "message": data}).encode())


def test_clues_are_printed_as_files_write_them() -> None:
    assert clue_json(Clue("labels", Cell((0, -3)), 1)) == {
        "kind": "labels",
        "at": [0, -3],
        "value": 1,
    }
    assert clue_json(Clue("diamonds", Edge.of((3, -3), (2, -3)))) == {
        "kind": "diamonds",
        "at": [[2, -3], [3, -3]],
        "value": None,
    }


@pytest.mark.parametrize(
    ("finding", "minimal"),
    [
        (Redundant((), (), 3, 9), None),
        (Redundant((), (), 9, 9, final=True), True),
        (Redundant((Clue("labels", Cell((0, 0)), 1),), (), 3, 9), False),
    ],
)
def test_minimal_is_said_only_when_all_clues_were_tried(
    finding: Redundant, minimal: bool | None
) -> None:
    assert finding.minimal is minimal
