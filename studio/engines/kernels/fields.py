"""Names for the columns and bits in which a plan tells the counting kernels what to do."""

from __future__ import annotations

# ``config``: what holds for the whole sweep.
MODE = 0
SLOTS = 1
SLOT_BITS = 2
SLOT_WORDS = 3
COUNTER_WORDS = 4
SLOTS_A_WORD = 5
SPANNING = 6
SIZE = 7
CLOSED = 8
FREE_ENDS = 9
BASE = 10
SCALE = 11
FIRST_FREE = 12
LAST_FREE = 13
LONGEST = 14
LENGTHS = 15
PHASES = 16

# ``config[MODE]``: which kernel expands a state.
NARROW = 0
WIDE = 1
LABELLED = 2
ARCS = 3
BROAD = 4

# ``node``: a row of ``Plan.meta``, what holds for the node that is taken: its slot, the first of
# its edges and how many, its kind, whether the line may be complete here, its label, how many of
# its edges must be used, ends still to come, whether all is over after it in a numbered line, and
# how many followers a state may have.
SLOT = 0
FIRST_EDGE = 1
EDGES = 2
KIND = 3
MAY_COMPLETE = 4
LABEL = 5
MUSTS = 6
ENDS_LATER = 7
LAST = 8
FAN = 9
COLUMNS = 10

# ``node[KIND]``: the line may pass the node by; it may, or must, end there; where directions count,
# it may, or must, begin there.
MAY_SKIP = 1
MAY_END = 2
MUST_END = 4
MAY_BEGIN = 8
MUST_BEGIN = 16

# ``flags`` of an edge to a later node: it must be used; the node may have one edge only; and what
# the node must not be after the layer. Dead: hopeless once both ends of the line are placed; lost:
# hopeless although an end is still to be had.
MUST_USE = 1
ONE_EDGE = 2
DEAD_EMPTY = 4
DEAD_OPEN = 8
LOST_EMPTY = 16
LOST_OPEN = 32
# Where directions count: the arc leads on to the later node; none that comes to the later node, or
# goes on from it, is still to be decided although it needs one.
LEADS_ON = 64
NONE_COMES = 128
NONE_GOES = 256
CHECKED = DEAD_EMPTY | DEAD_OPEN | LOST_EMPTY | LOST_OPEN

# ``marks`` of a follower: (first edge + 1) + 32 (second edge + 1), and whether it is complete.
COMPLETE = 1024
