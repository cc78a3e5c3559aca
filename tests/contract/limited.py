"""The command line under hard limits of memory and processor, which the system enforces.

A module to be run: `python -m tests.contract.limited count FILE ...`.
"""

from __future__ import annotations

import resource
import sys

from studio.__main__ import main

MEMORY = 3 * 2**30
"""Bytes of data; without a bound a dozen nodes filled 17 GB."""

PROCESSOR = 60
"""Seconds of the processor, starting and loading of kernels among them."""

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR, PROCESSOR))
    sys.exit(main())
