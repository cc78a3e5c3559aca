"""What a command loads: a check of a small puzzle must not wait for libraries it has no use for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from studio.work import examples

PROGRAM = """
import sys
from studio.__main__ import main
code = main(["check", sys.argv[1]])
sys.stderr.write(" ".join({"networkx", "numba", "numpy"} & set(sys.modules)))
sys.exit(code)
"""


def test_a_check_of_labels_loads_no_compiler() -> None:
    path = next(path for path in examples.files() if path.stem == "odd-and-even")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "numpy")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("castle-wall/ramparts", 0),
        ("balance-loop/seesaw", 0),
        ("slitherlink/basket", 0),
        ("jump-maze/only-one-way", 0),
        ("one-stroke/bridges", 1),
        ("ordered-path/heart-of-hats", 0),
        ("jump-tour/pen-and-paper", 2),
    ],
)
def test_a_check_without_steps_loads_no_arrays(name: str, code: int) -> None:
    path = next(path for path in examples.files() if f"{path.parent.name}/{path.stem}" == name)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (code, "")
