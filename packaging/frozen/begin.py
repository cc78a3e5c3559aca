"""Runs before the program in a frozen build: kernels come compiled with it, for any processor."""

import os

os.environ.setdefault("NUMBA_CPU_NAME", "generic")
os.environ.setdefault("NUMBA_CACHE_LOCATOR_CLASSES", "shipped_kernels.ShippedLocator")
