"""Boards: immutable geometry that every other package stands on; imports no other one."""

from studio.board.board import Board
from studio.board.frames import Frame, FreeFrame, HexagonFrame, PatchFrame, RectangleFrame
from studio.board.graph import Graph, Planar
from studio.board.lattice import Lattice, Point
from studio.board.spots import At, Cell, Corner, Edge, Spot, SpotKind, shifted
from studio.board.tilings.hexagonal import HexLattice
from studio.board.tilings.square import SquareLattice

__all__ = [
    "At",
    "Board",
    "Cell",
    "Corner",
    "Edge",
    "Frame",
    "FreeFrame",
    "Graph",
    "HexLattice",
    "HexagonFrame",
    "Lattice",
    "PatchFrame",
    "Planar",
    "Point",
    "RectangleFrame",
    "Spot",
    "SpotKind",
    "SquareLattice",
    "shifted",
]
