"""Findings travel as JSON and come back as they were."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.board import Cell, Corner, Link, SpotKind
from studio.engines.events import Verdict
from studio.puzzle import Clue
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
    clue_to_json,
    from_json,
    to_json,
)

AT = st.tuples(st.integers(-30, 30), st.integers(-30, 30))
NODE = AT | st.tuples(st.integers(0, 900))
LINK = st.builds(Link.of, AT, AT, st.sampled_from([SpotKind.LINK, SpotKind.EDGE]))
CLUE = st.builds(
    Clue,
    st.sampled_from(["labels", "diamonds", "numbers"]),
    st.builds(Cell, NODE) | st.builds(Corner, AT) | LINK,
    st.none() | st.integers(-99, 9999),
)
SECONDS = st.floats(0, 1e6)
WORDS = st.text(max_size=20)
VERDICT = st.sampled_from(Verdict)


def tuples(of: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(of, max_size=3).map(tuple)


FINDINGS: list[st.SearchStrategy[Finding]] = [
    st.builds(Judged, VERDICT, tuples(tuples(NODE)), st.booleans(), SECONDS, WORDS),
    st.builds(Counted, st.integers(0, 10**40), st.booleans(), SECONDS, st.booleans(), st.text()),
    st.builds(Common, tuples(LINK), st.integers(0, 999), st.booleans()),
    st.builds(Doubtful, tuples(st.tuples(NODE, st.floats(0, 1))), st.booleans()),
    st.builds(Graded, st.floats(0, 9), WORDS, st.floats(0, 1)),
    st.builds(
        Redundant, tuples(CLUE), tuples(CLUE), st.integers(0, 99), st.integers(0, 99), st.booleans()
    ),
    st.builds(
        Conflict,
        tuples(CLUE),
        WORDS,
        st.booleans(),
        st.none() | st.booleans(),
        tuples(st.builds(WayOut, CLUE, VERDICT)),
        st.booleans(),
    ),
    st.builds(Starts, tuples(st.tuples(NODE, st.integers(0, 10**40)))),
    st.builds(Mended, st.integers(1, 99), tuples(LINK), st.none() | tuples(LINK)),
    st.builds(
        Surveyed,
        tuples(st.tuples(st.integers(0, 99), st.integers(0, 10**30))),
        tuples(st.tuples(st.integers(-99, 99), st.integers(0, 10**30))),
        st.none() | tuples(NODE),
        st.none() | tuples(NODE),
        st.booleans(),
    ),
    st.builds(Walked, tuples(tuples(NODE)), st.booleans()),
    st.builds(Finished, SECONDS, WORDS),
    st.builds(Failed, WORDS),
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
    Common((Link((0, 0), (0, 1)),), 5),
    Doubtful((((0, 1), 0.5),)),
    Redundant((Clue("labels", Cell((0, 1)), 3),), (), 1, 1),
    Starts((((3,), 44),)),
    Graded(3.9, "medium", 0.1),
    Mended(2, (Link((0,), (1,)),), (Link((2,), (3,)),)),
    Surveyed(((3, 1),), ((-2, 1),), ((0, 0), (0, 3)), None, True),
    Walked((((0, 0), (0, 3)),), True),
    Conflict((), ways=(WayOut(Clue("diamonds", Link((0, 0), (0, 1))), Verdict.NONE),)),
]


@pytest.mark.parametrize("findings", FINDINGS, ids=NAMES)
@given(data=st.data())
def test_a_finding_comes_back_as_it_was(
    findings: st.SearchStrategy[Finding], data: st.DataObject
) -> None:
    finding = data.draw(findings)
    line = json.dumps(to_json(finding))
    assert "\n" not in line
    assert from_json(json.loads(line)) == finding


@pytest.mark.parametrize("good", GOOD, ids=lambda good: type(good).__name__)
def test_a_spoilt_finding_is_refused(good: Finding) -> None:
    """Each field missing, and each one replaced by something else."""
    data = to_json(good)
    assert from_json(data) == good
    for key in data:
        with pytest.raises(ValueError, match="finding"):
            from_json({k: v for k, v in data.items() if k != key})
    for key, value in data.items():
        if isinstance(value, list) and value:
            for bad in (7, [7], [None]):
                with pytest.raises(ValueError):
                    from_json({**data, key: bad})


@pytest.mark.parametrize("data", [{}, {"finding": "Rumour"}, {"ready": True}])
def test_what_is_no_finding_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not a finding"):
        from_json(data)


def test_clues_are_written_as_files_write_them() -> None:
    assert clue_to_json(Clue("labels", Cell((0, -3)), 1)) == {
        "kind": "labels",
        "at": [0, -3],
        "value": 1,
    }
    assert clue_to_json(Clue("diamonds", Link.of((3, -3), (2, -3)))) == {
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
