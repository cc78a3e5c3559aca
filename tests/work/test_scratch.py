"""A folder for a while is gone in the end, whatever ends its process."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from studio.formats import FormatError
from studio.work.scratch import scratch_folder

HOLDER = """
import sys, time
from pathlib import Path
from studio.work.scratch import scratch_folder
if __name__ == "__main__":
    with scratch_folder(Path(sys.argv[1])) as made:
        (made / "large").write_text("states")
        print(made, flush=True)
        time.sleep(60)
"""


def test_it_is_removed_with_all_that_is_in_it(tmp_path: Path) -> None:
    with scratch_folder(tmp_path) as made:
        assert made.parent == tmp_path
        (made / "a").write_text("a")
    with pytest.raises(ZeroDivisionError), scratch_folder(tmp_path) as made:
        (made / "a").write_text("a")
        raise ZeroDivisionError
    assert not list(tmp_path.iterdir())


def test_there_is_no_folder_to_make_it_in(tmp_path: Path) -> None:
    with (
        pytest.raises(FormatError, match="cannot be written to: no such file"),
        scratch_folder(tmp_path / "none"),
    ):
        pass


def test_another_process_removes_it_where_its_own_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "holder.py"
    program.write_text(HOLDER)
    within = tmp_path / "within"
    within.mkdir()
    command = [sys.executable, str(program), str(within)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        made = Path(holder.stdout.readline().strip())
        assert (made / "large").exists()
        holder.kill()
    for _ in range(300):
        if not made.exists():
            break
        time.sleep(0.1)
    assert not list(within.iterdir())
