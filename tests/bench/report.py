"""The tables that benches print and keep."""

from __future__ import annotations

import datetime
import os
import platform
import time
from collections.abc import Iterable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

RESULTS = Path(__file__).parent / "results"


def machine() -> str:
    """The processor, as the system names it, and how many there are."""
    name = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        lines = (line.partition(":") for line in cpuinfo.read_text().splitlines())
        name = next((value.strip() for key, _, value in lines if "model name" in key), name)
    return f"{name}, {os.cpu_count()} processors, {platform.system()}"


def pace() -> str:
    """What this machine's processor takes for the same plain loop, to compare records by."""
    best = min(_loop() for _ in range(3))
    return f"Ten million additions in Python: {best:.2f} s of a processor"


def _loop() -> float:
    begun = time.process_time()
    total = 0
    for number in range(10**7):
        total += number
    return time.process_time() - begun


def versions(*packages: str) -> str:
    """The versions of the packages that are there, and of Python."""
    found = [f"Python {platform.python_version()}"]
    for package in packages:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found)


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def keep(name: str, title: str, parts: Sequence[str], packages: Sequence[str]) -> None:
    """Print the parts of a report and write it to ``results/<name>.md``."""
    today = datetime.date.today().isoformat()
    head = f"# {title}\n\n{today}. {machine()}.\n{versions(*packages)}.\n{pace()}."
    text = "\n\n".join([head, *parts]) + "\n"
    print(text)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{name}.md").write_text(text)


def milliseconds(seconds: float) -> str:
    """A time for a table, three digits or fewer behind the point."""
    return f"{seconds * 1000:.3g} ms"
