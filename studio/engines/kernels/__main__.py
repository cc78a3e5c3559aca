"""Compile every kernel; done once during set-up, or in the background."""

from studio.engines.kernels import load_all

load_all()
