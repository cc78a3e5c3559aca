"""How a board lies, against what turns do to its cells."""

from __future__ import annotations

import random

import pytest

from studio.board import HexLattice, Lattice, SquareLattice
from studio.board.symmetry import symmetries_of_lattice
from studio.gui.document.pose import Pose


@pytest.mark.parametrize("lattice", [SquareLattice(), HexLattice()], ids=lambda each: each.key)
def test_a_pose_leads_to_any_other_of_its_board(lattice: Lattice) -> None:
    rng, first = random.Random(3), Pose.fresh()
    cells = [(0, 1), (2, 5), (3, -1)]
    poses = [(first, cells)]
    for _ in range(12):
        symmetry = rng.choice(symmetries_of_lattice(lattice))
        pose, before = poses[-1]
        poses.append((pose.turned(symmetry), list(map(symmetry.cell, before))))
    for pose, places in poses:
        for other, there in poses:
            motion = pose.motion_to(other)
            assert pose.leads_to(other)
            assert list(map(motion.cell, places)) == there if motion else places == there


def test_nothing_leads_to_another_board() -> None:
    assert not Pose.fresh().leads_to(Pose.fresh())
