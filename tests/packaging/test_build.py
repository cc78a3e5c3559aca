"""The packages that people install: built, and started on a bare system without Python.

These take a quarter of an hour; they are long tests, and need root for the bare system.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINK = "https://puzz.link/p?slither/5/5/cbcbcddad"
MOST_BYTES = 150_000_000
"""Of a download."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="packages for Linux"),
]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Debian package, built as README says."""
    out = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "packaging/build.py", "deb", "--out", out], cwd=ROOT, check=True
    )
    (made,) = out.glob("*.deb")
    return made


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The root of a bare Debian with a screen, and without Python."""
    if os.geteuid() or not shutil.which("debootstrap"):
        pytest.skip("a bare system needs root and debootstrap")
    root = tmp_path_factory.mktemp("bare")
    tools = "--include=ca-certificates,xvfb,xauth,xdotool"
    subprocess.run(["debootstrap", "--variant=minbase", tools, "bookworm", root], check=True)
    mounted = [(kind, root / kind) for kind in ("proc", "sys", "dev")]
    for kind, place in mounted:
        subprocess.run(["mount", "--rbind", f"/{kind}", place], check=True)
    try:
        yield root
    finally:
        for _, place in mounted:
            subprocess.run(["umount", "-lR", place], check=False)


def inside(root: Path, line: str) -> subprocess.CompletedProcess[str]:
    """Run a line of shell in the bare system."""
    clean = ["env", "-i", "HOME=/root", "LANG=C.UTF-8", "PATH=/usr/sbin:/usr/bin:/sbin:/bin"]
    command = ["chroot", str(root), *clean, "sh", "-c", line]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def test_it_is_no_larger_than_promised(package: Path) -> None:
    assert package.stat().st_size < MOST_BYTES


def test_it_works_on_a_bare_system(package: Path, bare: Path) -> None:
    shutil.copy(package, bare / "tmp" / "studio.deb")
    installed = inside(bare, "apt-get install -y -q --no-install-recommends /tmp/studio.deb")
    assert installed.returncode == 0, installed.stdout + installed.stderr
    checked = inside(bare, f"studio check '{LINK}'")
    assert checked.returncode == 0 and checked.stdout.startswith("One solution")
    drawn = inside(bare, f"studio render '{LINK}' /tmp/out.pdf")
    assert drawn.returncode == 0, drawn.stderr
    assert (bare / "tmp/out.pdf").read_bytes().startswith(b"%PDF")
    # The kernels came compiled: nothing is compiled here, and no folder for that was made.
    counted = inside(bare, "studio count square:8x8")
    assert "Compiling" not in counted.stdout + counted.stderr


def test_its_window_opens_and_judges(package: Path, bare: Path) -> None:
    """The demonstration waits for verdicts, saves and exports, each in the window on a screen."""
    shown = inside(bare, "QT_QPA_PLATFORM=xcb xvfb-run -a studio demo /tmp/demo")
    assert shown.returncode == 0, shown.stdout + shown.stderr
    assert list((bare / "tmp/demo").glob("*.png"))
