"""A loop that wanders at random over the faces of a plane graph; ``wander`` compiles this."""

from __future__ import annotations

from typing import Any

from studio.engines.kernels.backbite_plain import MODULUS


def wander(
    moves: int,
    seed: int,
    faces: Any,
    starts: Any,
    around: Any,
    corners: Any,
    ends: Any,
    straight_starts: Any,
    straight: Any,
    used: Any,
    touched: Any,
    chances: Any,
) -> None:
    """Move a loop, in place, by ``moves`` tries to flip a face.

    Face ``f`` is surrounded by the edges ``around[starts[f]:starts[f + 1]]`` and the nodes
    ``corners`` of the same places; ``faces`` lists those that may be flipped, each surrounded by a
    simple cycle. Edge ``k`` joins ``ends[2 * k]`` and ``ends[2 * k + 1]``. ``straight`` lists pairs
    of edges that go straight on into each other, those of node ``v`` from the pair
    ``straight_starts[v]``. ``used`` is 1 for the edges of the loop, else 0; ``touched`` is the
    number of them at each node.

    A flip uses the edges of a face that are free and frees the others. What comes out is again one
    loop if those that were used are one piece of the border and the loop touches the border nowhere
    else: then it touches one node more than it uses edges. A flip that makes ``d`` edges more and
    ``s`` nodes more that the loop goes straight through is made with the chance
    ``chances[(d + m) * (2 * m + 1) + s + m]`` of MODULUS, where ``m`` is the most edges of a face.
    """
    most = 0
    for face in faces:
        most = max(most, starts[face + 1] - starts[face])
    state = seed % (MODULUS - 1) + 1
    for _ in range(moves):
        state = state * 48271 % MODULUS
        face = faces[state * len(faces) // MODULUS]
        low, high = starts[face], starts[face + 1]
        there, met = 0, 0
        for place in range(low, high):
            there += used[around[place]]
            if touched[corners[place]] > 0:
                met += 1
        if there == 0 or met != there + 1:
            continue
        straighter = 0
        for turn in range(2):
            for place in range(low, high):
                node = corners[place]
                for pair in range(straight_starts[node], straight_starts[node + 1]):
                    both = used[straight[2 * pair]] * used[straight[2 * pair + 1]]
                    straighter += both if turn == 1 else -both
            if turn == 0:
                for place in range(low, high):
                    edge = around[place]
                    change = 1 - 2 * used[edge]
                    used[edge] += change
                    touched[ends[2 * edge]] += change
                    touched[ends[2 * edge + 1]] += change
        state = state * 48271 % MODULUS
        longer = high - low - 2 * there
        if state >= chances[(longer + most) * (2 * most + 1) + straighter + most]:
            for place in range(low, high):
                edge = around[place]
                change = 1 - 2 * used[edge]
                used[edge] += change
                touched[ends[2 * edge]] += change
                touched[ends[2 * edge + 1]] += change
