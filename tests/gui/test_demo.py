"""The demonstration, where it cannot begin."""

from __future__ import annotations

from pathlib import Path

import pytest

from studio.gui import demo


def test_a_folder_that_cannot_be_written_to_is_told_before_the_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert demo.main([str(file / "demo")]) == 65
    assert "Nothing can be written in the folder" in capsys.readouterr().err
