"""run.py: what it decides to set up and to start. Nothing is installed and nothing downloaded."""

import subprocess
import sys
from pathlib import Path

import pytest

import run


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder whose environment has been made but not stamped."""
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv/bin/python")
    monkeypatch.setattr(run, "STAMP", tmp_path / ".venv/set-up.txt")
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "one"\n')
    run.PYTHON.parent.mkdir(parents=True)
    run.PYTHON.touch()
    return tmp_path


@pytest.fixture
def steps(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What set-up and start would have done, in order."""
    taken: list[str] = []
    monkeypatch.setattr(run, "install_package", lambda extras: taken.append(f"package[{extras}]"))
    monkeypatch.setattr(run, "start_compiling", lambda: None)
    monkeypatch.setattr(run, "install_libraries", lambda: taken.append("libraries"))
    monkeypatch.setattr(run, "apt_install", lambda packages: taken.append(f"apt {packages}"))
    monkeypatch.setattr(run, "missing_window_tools", lambda: [])
    monkeypatch.setattr(run, "start", lambda command: taken.append(" ".join(command[1:])) or 7)
    monkeypatch.setattr(run.sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":1")
    monkeypatch.chdir(project)
    return taken


def test_the_second_start_goes_straight_to_the_window(steps: list[str]) -> None:
    assert run.main([]) == 7
    assert steps == ["package[]", "libraries", "-m studio"]
    steps.clear()
    assert run.main([]) == 7
    assert steps == ["-m studio"]


def test_a_subcommand_does_without_the_libraries_of_the_window(steps: list[str]) -> None:
    run.main(["solve", "a.puzzle", "--json"])
    assert steps == ["package[]", "-m studio solve a.puzzle --json"]
    steps.clear()
    run.main(["demo"])
    assert steps == ["libraries", "-m studio demo"]


def test_a_file_alone_opens_in_the_window(steps: list[str]) -> None:
    run.main(["a.puzzle"])
    assert steps == ["package[]", "libraries", "-m studio a.puzzle"]


def test_what_the_tests_need_is_added_to_what_is_there(steps: list[str]) -> None:
    run.main([])
    steps.clear()
    run.main(["test"])
    pytest_starts = "-m pytest -n 2 --dist loadfile"
    assert steps == ["package[test]", pytest_starts]
    steps.clear()
    run.main(["test", "--long", "tests/test_run.py", "-k", "stamp"])
    assert steps == [f"{pytest_starts} -m  tests/test_run.py -k stamp"]
    steps.clear()
    run.main([])
    assert steps == ["-m studio"]


def test_tests_run_off_screen_unless_told_otherwise(
    steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    run.main(["test"])
    assert run.os.environ["QT_QPA_PLATFORM"] == "offscreen"
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    run.main(["test"])
    assert run.os.environ["QT_QPA_PLATFORM"] == "xcb"


def test_without_a_display_the_demo_runs_and_one_sentence_says_so(
    steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    run.main([])
    assert steps[-1] == "-m studio demo"
    said = capsys.readouterr().err.splitlines()
    assert said == ["There is no display here, so this runs the demo off-screen in its place."]


@pytest.mark.parametrize("display", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_either_kind_of_display_will_do(display: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not run.has_display()
    monkeypatch.setenv(display, "0")
    assert run.has_display()


def test_the_stamp_is_void_once_the_requirements_change(steps: list[str], project: Path) -> None:
    run.main([])
    steps.clear()
    (project / "pyproject.toml").write_text('[project]\nname = "two"\n')
    run.main([])
    assert steps == ["package[]", "libraries", "-m studio"]


def test_the_stamp_is_void_for_another_python(
    steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run.main(["solve"])
    monkeypatch.setattr(run.sys, "version_info", (3, 99))
    assert run.parts_done() == set()


@pytest.mark.parametrize("text", ["", "\n", "0123 package window\n"])
def test_a_spoilt_stamp_vouches_for_nothing(project: Path, text: str) -> None:
    run.STAMP.write_text(text)
    assert run.parts_done() == set()


def test_a_stamp_without_its_environment_vouches_for_nothing(steps: list[str]) -> None:
    run.main(["solve"])
    assert run.parts_done() == {"package"}
    run.PYTHON.unlink()
    assert run.parts_done() == set()


def test_a_failed_set_up_ends_in_its_sentence_and_keeps_what_was_done(
    steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise run.SetUpError("No libraries here.")

    monkeypatch.setattr(run, "install_libraries", fail)
    assert run.main([]) == run.UNAVAILABLE
    assert capsys.readouterr().err == "No libraries here.\n"
    assert steps == ["package[]"]
    assert run.parts_done() == {"package"}


def test_missing_libraries_are_named_in_a_line_to_type(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.PYTHON.write_text("#!/bin/sh\nexit 1\n")
    run.PYTHON.chmod(0o755)
    monkeypatch.setattr(run, "apt_install", lambda packages: False)
    with pytest.raises(run.SetUpError, match=r"sudo apt-get install .* libgl1 .* libxcb-cursor0 "):
        run.install_libraries()


def test_libraries_that_are_there_are_left_alone(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.PYTHON.write_text("#!/bin/sh\nexit 0\n")
    run.PYTHON.chmod(0o755)
    monkeypatch.setattr(run, "apt_install", pytest.fail)
    run.install_libraries()


def test_missing_window_tools_are_asked_for_once_and_then_named(
    steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "missing_window_tools", lambda: ["xdotool"])
    run.main(["test"])
    assert "apt ['xdotool']" in steps
    steps.clear()
    capsys.readouterr()
    run.main(["test"])
    assert steps == ["-m pytest -n 2 --dist loadfile"]
    sentence = "The tests marked `window` are left out: they need xdotool.\n"
    assert capsys.readouterr().err == sentence


def test_tools_are_looked_for_by_the_names_of_their_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert run.missing_window_tools() == run.WINDOW_TOOLS
    for name in ("Xvfb", "xauth", "openbox", "wmctrl"):
        (tmp_path / name).touch(mode=0o755)
    assert run.missing_window_tools() == ["xdotool"]


def test_a_failing_command_shows_the_end_of_what_it_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run.run([sys.executable, "-c", "print('kept back')"])
    assert capsys.readouterr().err == ""
    assert not run.run([sys.executable, "-c", "import sys; sys.exit('the reason')"])
    assert capsys.readouterr().err == "  the reason\n"
    assert not run.run(["/nowhere/at-all"])
    assert "No such file" in capsys.readouterr().err


def test_an_old_python_is_told_what_is_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run.sys, "version_info", (3, 9, 2))
    assert run.main([]) == run.UNAVAILABLE
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


@pytest.mark.skipif(
    sys.platform == "win32", reason="there the program is a child, not this process"
)
def test_the_exit_code_is_the_programs_own() -> None:
    script = "import run, sys; run.start([sys.executable, '-c', 'raise SystemExit(3)'])"
    assert subprocess.call([sys.executable, "-c", script], cwd=run.ROOT) == 3
