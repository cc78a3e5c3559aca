"""Runs before the program in a frozen build.

Kernels come compiled with it, for any processor. And what it starts, such as the browser that shows
the manual, takes the libraries of the system, not those of this program, which were found already.
"""

import os

os.environ.setdefault("NUMBA_CPU_NAME", "generic")
os.environ.setdefault("NUMBA_CACHE_LOCATOR_CLASSES", "shipped_kernels.ShippedLocator")

if (before := os.environ.pop("LD_LIBRARY_PATH_ORIG", None)) is not None:
    os.environ["LD_LIBRARY_PATH"] = before
else:
    os.environ.pop("LD_LIBRARY_PATH", None)
