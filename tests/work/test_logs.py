"""The log of the solver processes: what is in it, that it stays small, and that it never harms."""

from __future__ import annotations

import queue
import re
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from studio.work import log_files, logs
from studio.work.findings import Failed, Finding
from studio.work.logs import log, log_file, log_path_in_words, log_protocol
from studio.work.sentences import failed_words
from studio.work.solving import Solving


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A log of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


def test_each_line_has_the_time_and_the_process() -> None:
    log(4711, "Something went wrong.")
    log(4712, "Something else, too: ünïcode.")
    first, second = log_file().read_text("utf-8").splitlines()
    stamp = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3}"
    assert re.fullmatch(rf"{stamp} solver 4711: Something went wrong\.", first)
    assert re.fullmatch(rf"{stamp} solver 4712: Something else, too: ünïcode\.", second)


def test_it_begins_anew_and_keeps_the_last_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_files, "MOST_BYTES", 1_000)
    for number in range(200):
        log(1, f"line {number}")
    files = sorted(log_file().parent.iterdir())
    assert [path.name for path in files] == [
        "solvers.log", *(f"solvers.log.{k}" for k in range(1, log_files.KEPT + 1))
    ]  # fmt: skip
    assert all(path.stat().st_size <= 1_000 for path in files)
    assert "line 199" in log_file().read_text()


def test_a_folder_that_cannot_be_written_to_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    log(1, "nowhere")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "other"))
    log_file().mkdir(parents=True)
    log(1, "nowhere")
    assert capfd.readouterr() == ("", "")


def test_long_lines_of_the_protocol_are_cut() -> None:
    log_protocol(1, ">>", b"x" * (logs.MOST_CHARACTERS + 7) + b"\n")
    assert log_file().read_text().endswith("x ... and 7 characters more\n")


def test_the_place_is_named_as_people_write_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert log_path_in_words().startswith("~") and log_path_in_words().endswith("solvers.log")
    monkeypatch.setenv("HOME", "/nowhere")
    assert log_path_in_words() == str(log_file())


def test_threads_that_log_first_at_once_share_a_handler(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made: list[Path] = []

    class Slow(log_files._Quiet):
        def __init__(self, path: Path, **how: Any) -> None:
            made.append(path)
            time.sleep(0.05)
            super().__init__(path, **how)

    monkeypatch.setattr(log_files, "_Quiet", Slow)
    monkeypatch.setattr(logs, "log_file", lambda: tmp_path / "new.log")
    threads = [threading.Thread(target=log, args=(1, "words")) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [tmp_path / "new.log"]
    log_files._handler(tmp_path / "new.log").close()


DYING = """
import sys
import threading
import time
print('{"job": 0, "message": {"is": "Ready"}}', flush=True)
print("A warning of some library.", file=sys.stderr, flush=True)
sys.stdin.readline()
raise SystemError("its last words")
"""


def told_of_a_dying_process() -> Finding:
    """What the window is told of a question that kills each process it is put to."""
    heard: queue.Queue[Finding] = queue.Queue()
    solving = Solving(lambda revision, finding: heard.put(finding), [sys.executable, "-c", DYING])
    solving.analyse(1, "the puzzle")
    found = heard.get(timeout=60)
    solving.close()
    return found


def test_last_words_are_in_the_sentence_and_all_of_them_in_the_log() -> None:
    failed = told_of_a_dying_process()
    assert isinstance(failed, Failed)
    assert failed_words(failed).startswith(
        "The solver ended with code 1. It said last: SystemError: its last words. "
        f"See {log_path_in_words()}. "
    )
    text = log_file().read_text()
    for words in ("A warning of some library.", "Traceback (most", "its last words", "code 1."):
        assert words in text
    assert "the puzzle" not in text


def test_every_line_of_the_protocol_is_logged_when_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("STUDIO_LOG", "all")
    told_of_a_dying_process()
    text = log_file().read_text()
    assert '>> {"job": 0, "message": {"is": "Ready"}}\n' in text
    assert '<< {"job":1,"message":{"is":"Analyse","puzzle":"the puzzle"' in text
