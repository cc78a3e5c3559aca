"""Tours on graphs and boards, in plain Python over lists; ``tours`` compiles these very functions.

All take sequences that they index and fill in place, lists or arrays. The neighbours of node ``v``
are ``near[starts[v]:starts[v + 1]]``. Random numbers are those of ``x -> 48271 x mod 2^31 - 1``
(Park and Miller), whose products fit 64 bits, so that both twins draw the same ones.
"""

from __future__ import annotations

from typing import Any


def warnsdorff(
    starts: Any, near: Any, weight: Any, free: Any, path: Any, where: Any, seed: int
) -> int:
    """Walk on from ``path[0]`` by Warnsdorff's rule until there is no way on; the nodes walked.

    Each step goes to the unvisited neighbour with the fewest unvisited neighbours; of several, to
    the one of largest ``weight``; of these, with ``seed`` > 0 to a random one, else to the first.
    ``free[v]`` is the number of unvisited neighbours of ``v`` and is kept; ``where`` is -1 or the
    place in ``path``. Linear in the edges. H. C. von Warnsdorff, "Des Rosselsprunges einfachste
    und allgemeinste Losung", 1823.
    """
    state = seed
    length = 0
    node = path[0]
    while node >= 0:
        path[length] = node
        where[node] = length
        length += 1
        best = -1
        fewest = 0
        ties = 0
        for k in range(starts[node], starts[node + 1]):
            other = near[k]
            free[other] -= 1
            if where[other] >= 0:
                continue
            ways = free[other]
            if best < 0 or ways < fewest or (ways == fewest and weight[other] > weight[best]):
                best = other
                fewest = ways
                ties = 1
            elif seed > 0 and ways == fewest and weight[other] == weight[best]:
                ties += 1
                state = state * 48271 % 2147483647
                if state % ties == 0:
                    best = other
        node = best
    return length


def rotate(
    starts: Any,
    near: Any,
    free: Any,
    path: Any,
    where: Any,
    length: int,
    closed: bool,
    work: int,
    seed: int,
) -> int:
    """Lengthen a path until it has all nodes, and closes if asked, by Posa's rotations.

    A rotation adds the edge from the end ``v`` to a node ``w`` of the path and drops the edge from
    ``w`` to the node after it, which becomes the end; the start stays. Of the rotations possible
    one is preferred whose new end has a free neighbour or, on a full path, touches the start; else
    it is a random one. ``work`` bounds the nodes moved. The answer is the length of the path; where
    a full one should close and does not, minus that length. L. Posa, "Hamiltonian circuits in
    random graphs", Discrete Mathematics 14 (1976).
    """
    size = len(path)
    state = seed % 2147483646 + 1
    while True:
        end = path[length - 1]
        first, last = starts[end], starts[end + 1]
        if length < size and free[end] > 0:
            # On to the free neighbour that has the fewest ways on itself.
            best = -1
            for k in range(first, last):
                other = near[k]
                if where[other] < 0 and (best < 0 or free[other] < free[best]):
                    best = other
            path[length] = best
            where[best] = length
            length += 1
            for k in range(starts[best], starts[best + 1]):
                free[near[k]] -= 1
            continue
        if length == size:
            if not closed:
                return length
            for k in range(first, last):
                if near[k] == path[0] and size > 2:
                    return length
        # Choose the place after which the path is turned round.
        chosen = -1
        candidates = 0
        for k in range(first, last):
            place = where[near[k]]
            if place < 0 or place >= length - 2:
                continue
            new_end = path[place + 1]
            good = False
            if length < size:
                good = free[new_end] > 0
            else:
                for m in range(starts[new_end], starts[new_end + 1]):
                    if near[m] == path[0]:
                        good = True
            if good:
                chosen = place
                break
            candidates += 1
            state = state * 48271 % 2147483647
            if state % candidates == 0:
                chosen = place
        if chosen < 0 or work <= 0:
            return -length if length == size else length
        low = chosen + 1
        high = length - 1
        work -= high - low + 8
        while low < high:
            a = path[low]
            b = path[high]
            path[low] = b
            path[high] = a
            where[b] = low
            where[a] = high
            low += 1
            high -= 1
        if low == high:
            where[path[low]] = low


def backtrack(
    starts: Any,
    near: Any,
    weight: Any,
    free: Any,
    path: Any,
    where: Any,
    tried: Any,
    choices: Any,
    bottom: Any,
    state: Any,
    closed: bool,
    steps: int,
) -> int:
    """Search for a tour from ``path[0]`` in Warnsdorff's order, with steps back where it is stuck.

    ``choices[bottom[d]:bottom[d + 1]]`` are the neighbours to be tried at depth ``d``, best first,
    and ``tried[d]`` says how far that went; ``choices`` has room for all edges. ``state[0]`` is the
    length of the path (1 and ``path[0]`` set by the caller to begin, with ``tried[0]`` = -1),
    ``state[1]`` counts steps back. The answer is 1 with a tour in ``path``, 0 where there is none,
    -1 when ``steps`` were taken: call again to go on. Exponential, as every such search.
    """
    size = len(path)
    length = state[0]
    while steps > 0 and length > 0:
        depth = length - 1
        node = path[depth]
        if tried[depth] < 0:
            # Just arrived.
            where[node] = depth
            if depth == 0:
                bottom[0] = 0
            top = bottom[depth]
            linked = False
            for k in range(starts[node], starts[node + 1]):
                other = near[k]
                free[other] -= 1
                if other == path[0]:
                    linked = True
                if where[other] >= 0:
                    continue
                at = top
                while at > bottom[depth] and (
                    free[choices[at - 1]] > free[other]
                    or (
                        free[choices[at - 1]] == free[other]
                        and weight[choices[at - 1]] < weight[other]
                    )
                ):
                    choices[at] = choices[at - 1]
                    at -= 1
                choices[at] = other
                top += 1
            bottom[depth + 1] = top
            tried[depth] = bottom[depth]
            if length == size and (not closed or (linked and size > 2)):
                state[0] = length
                return 1
        steps -= 1
        if tried[depth] < bottom[depth + 1] and length < size:
            path[length] = choices[tried[depth]]
            tried[depth] += 1
            tried[length] = -1
            length += 1
            continue
        for k in range(starts[node], starts[node + 1]):
            free[near[k]] += 1
        where[node] = -1
        length -= 1
        state[1] += 1
    state[0] = length
    return 0 if length == 0 else -1


def jumps(rows: int, columns: int, down: Any, right: Any, starts: Any, near: Any) -> int:
    """Fill the graph of all jumps on a full board; how many there are, counted from both ends.

    Cell (r, c) is node ``r * columns + c``. Jump ``k`` goes ``down[k]`` rows and ``right[k]``
    columns. ``near`` has room for a jump of every kind from every cell.
    """
    filled = 0
    for r in range(rows):
        for c in range(columns):
            starts[r * columns + c] = filled
            for k in range(len(down)):
                row = r + down[k]
                column = c + right[k]
                if 0 <= row < rows and 0 <= column < columns:
                    near[filled] = row * columns + column
                    filled += 1
    starts[rows * columns] = filled
    return filled


def lay(
    order: Any, rows: int, columns: int, top: int, left: int, width: int, before: Any, after: Any
) -> None:
    """Lay a closed tour of a block of ``rows`` x ``columns`` cells on a board ``width`` cells wide.

    ``before[v]`` and ``after[v]`` become the nodes of the board that the tour edges ``v`` with.
    """
    size = rows * columns
    node = (top + order[size - 1] // columns) * width + left + order[size - 1] % columns
    for i in range(size):
        at = order[i]
        following = (top + at // columns) * width + left + at % columns
        after[node] = following
        before[following] = node
        node = following


def stitch(
    box: Any,
    other: Any,
    rows: int,
    columns: int,
    down: Any,
    right: Any,
    before: Any,
    after: Any,
    changes: Any,
) -> bool:
    """Join the closed lines of two blocks into one; False where they have no place for it.

    Two edges ``a``-``b`` and ``c``-``d`` of different lines become ``a``-``c`` and ``b``-``d``,
    where one jump leads from ``a`` to ``c`` and, the same way, from ``b`` to ``d``. Boxes are (top,
    left, bottom, right), the last two beyond the block; ``c`` lies in the other box. ``before`` and
    ``after`` are the two edges of every node, in any order; ``changes`` has room for 12 numbers.
    """
    for r in range(box[0], box[2]):
        for c in range(box[1], box[3]):
            a = r * columns + c
            for k in range(len(down)):
                row = r + down[k]
                column = c + right[k]
                if not (other[0] <= row < other[2] and other[1] <= column < other[3]):
                    continue
                far = row * columns + column
                for side in range(2):
                    b = before[a] if side == 0 else after[a]
                    row_b = b // columns + down[k]
                    column_b = b % columns + right[k]
                    if not (0 <= row_b < rows and 0 <= column_b < columns):
                        continue
                    d = row_b * columns + column_b
                    if before[far] != d and after[far] != d:
                        continue
                    # The node, the neighbour it loses, the one it gets.
                    changes[0], changes[1], changes[2] = a, b, far
                    changes[3], changes[4], changes[5] = b, a, d
                    changes[6], changes[7], changes[8] = far, d, a
                    changes[9], changes[10], changes[11] = d, far, b
                    for m in range(0, 12, 3):
                        node = changes[m]
                        if before[node] == changes[m + 1]:
                            before[node] = changes[m + 2]
                        else:
                            after[node] = changes[m + 2]
                    return True
    return False


def follow(start: int, before: Any, after: Any, path: Any) -> int:
    """Write the closed line through ``start``, given by the edges of its nodes; its length."""
    node = start
    last = -1
    length = 0
    while length < len(path):
        path[length] = node
        length += 1
        following = after[node] if after[node] != last else before[node]
        last = node
        node = following
        if node == start:
            break
    return length
