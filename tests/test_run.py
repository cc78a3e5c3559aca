"""run.py: what it decides to set up and to start. Nothing is installed and nothing downloaded."""

import io
import os
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
    monkeypatch.setattr(run, "ASIDE", tmp_path / ".venv-before")
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "one"\n')
    run.PYTHON.parent.mkdir(parents=True)
    run.PYTHON.touch()
    return tmp_path


@pytest.fixture
def steps(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What set-up and start would have done, in order."""
    taken: list[str] = []

    def install(extras: list[str]) -> bool:
        taken.append(f"package[{','.join(extras)}]")
        return True

    monkeypatch.setattr(run, "install_package", install)
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


def refuse(extras: list[str]) -> bool:
    raise run.SetUpError("No network here.")


def test_a_failed_set_up_of_the_tests_leaves_the_program_as_it_was(
    steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run.main([])
    steps.clear()
    with monkeypatch.context() as offline:
        offline.setattr(run, "install_package", refuse)
        assert run.main(["test"]) == run.UNAVAILABLE
        assert capsys.readouterr().err == "No network here.\n"
        assert run.main([]) == 7
    assert steps == ["-m studio"]


def test_a_moved_folder_needs_no_new_set_up(
    steps: list[str], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.main([])
    moved = project.rename(project.parent / "moved")
    for name in ("ROOT", "VENV", "PYTHON", "STAMP"):
        monkeypatch.setattr(run, name, moved / getattr(run, name).relative_to(project))
    monkeypatch.setattr(run, "install_package", refuse)
    monkeypatch.chdir(moved)
    steps.clear()
    assert run.main([]) == 7
    assert steps == ["-m studio"]


def test_requirements_that_cannot_be_renewed_do_not_keep_the_program_from_starting(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Something of each requirement is there, from before they changed."""
    monkeypatch.setattr(run, "make_environment", lambda: None)
    monkeypatch.setattr(run, "run", lambda command, **how: False)
    monkeypatch.setattr(run, "lacking", lambda extras: {"numba": "old"})
    assert run.install_package([]) is False
    assert "starts with those of before" in capsys.readouterr().err
    for lacking in ({"numba": "missing"}, None):
        monkeypatch.setattr(run, "lacking", lambda extras, lacking=lacking: lacking)
        with pytest.raises(run.SetUpError):
            run.install_package([])


def test_what_is_lacking_is_seen_without_a_network(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
    (project / "pyproject.toml").write_text(
        "[project]\n"
        'dependencies = ["pip", "pytest>=99999", "oneline-nowhere>=1", "x; sys_platform==\'no\'"]\n'
        "[project.optional-dependencies]\n"
        'test = ["oneline-nothing"]\n'
    )
    assert run.lacking([]) == {"pytest": "old", "oneline-nowhere": "missing"}
    assert run.lacking(["test"]) == {**run.lacking([]), "oneline-nothing": "missing"}
    assert run.lacking(["unheard-of"]) is None


def test_nothing_is_installed_where_all_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "make_environment", lambda: None)
    monkeypatch.setattr(run, "lacking", lambda extras: {})
    monkeypatch.setattr(run, "run", pytest.fail)
    assert run.install_package(["test"]) is True


@pytest.mark.parametrize("error", [run.SetUpError("No network."), KeyboardInterrupt()])
def test_an_environment_that_could_not_be_replaced_is_put_back(
    project: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    """Another Python begins an environment of its own and fails on the way."""
    (run.VENV / "old").touch()

    def made(command: list[object], **how: object) -> bool:
        if "-c" in command:
            return False
        run.VENV.mkdir()
        return True

    def install() -> None:
        run.make_environment()
        assert not (run.VENV / "old").exists()
        raise error

    monkeypatch.setattr(run, "run", made)
    monkeypatch.setattr(run, "apt_install", lambda packages: True)
    monkeypatch.setattr(run.importlib.util, "find_spec", lambda name: name)
    with pytest.raises(type(error)):
        run.renewed(install)
    assert (run.VENV / "old").exists() and not run.ASIDE.exists()
    run.renewed(run.make_environment)
    assert not (run.VENV / "old").exists() and not run.ASIDE.exists()


def test_stopping_the_set_up_is_a_sentence(
    steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(extras: list[str]) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(run, "install_package", stop)
    assert run.main([]) == run.UNAVAILABLE
    said = capsys.readouterr().err
    assert said == "\nThe set-up was stopped. Start again to go on with it.\n"
    assert steps == []


def test_stopping_while_loops_are_compiled_ends_the_compiler_and_keeps_what_was_done(
    steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Compiler:
        ended = False

        def poll(self) -> int | None:
            return 0 if self.ended else None

        def kill(self) -> None:
            self.ended = True

        def wait(self) -> None:
            if not self.ended:
                raise KeyboardInterrupt

    compiler = Compiler()
    monkeypatch.setattr(run, "start_compiling", lambda: compiler)
    assert run.main([]) == run.UNAVAILABLE
    assert compiler.ended and "stopped" in capsys.readouterr().err
    assert run.parts_done() == {"package", "window"}


class Terminal(io.StringIO):
    """An input at which somebody sits."""

    def isatty(self) -> bool:
        return True


@pytest.mark.skipif(sys.platform == "win32", reason="there is neither apt-get nor sudo")
@pytest.mark.parametrize(
    ("user", "typed", "asked", "ran"),
    [
        (0, None, False, [""]),
        (1000, None, False, ["sudo -n "]),
        (1000, "\n", True, ["sudo "]),
        (1000, "yes\n", True, ["sudo "]),
        (1000, "n\n", True, []),
        (1000, "", True, []),
    ],
)
def test_sudo_is_asked_for_where_somebody_can_be_asked(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    user: int,
    typed: str | None,
    asked: bool,
    ran: list[str],
) -> None:
    taken: list[str] = []

    def took(command: list[str], **how: object) -> bool:
        taken.append(" ".join(command))
        return True

    monkeypatch.setattr(run.os, "geteuid", lambda: user)
    monkeypatch.setattr(run.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(run.sys, "stdin", io.StringIO() if typed is None else Terminal(typed))
    monkeypatch.setattr(run, "run", took)
    assert run.apt_install(["libgl1"]) is bool(ran)
    assert [line.partition("env ")[0] for line in taken] == ran * 2
    said = capsys.readouterr().err
    line = "    sudo apt-get install -y --no-install-recommends libgl1\n"
    assert (line in said and "Y/n" in said) is asked


def test_the_program_is_found_beside_run_py_wherever_that_lies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(run.os, "name", "nt")
    monkeypatch.setattr(run.subprocess, "call", lambda command: 5)
    for before, after in ((None, [str(run.ROOT)]), ("/there", [str(run.ROOT), "/there"])):
        monkeypatch.delenv("PYTHONPATH", raising=False)
        if before:
            monkeypatch.setenv("PYTHONPATH", before)
        assert run.start(["studio"]) == 5
        assert run.os.environ["PYTHONPATH"].split(os.pathsep) == after


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
    launcher = tmp_path / "at-spi-bus-launcher"
    monkeypatch.setitem(run.PROGRAMS, "at-spi2-core", str(launcher))
    assert run.missing_window_tools() == run.WINDOW_TOOLS
    for name in (
        "Xvfb",
        "xauth",
        "openbox",
        "wmctrl",
        "chromium",
        "nodejs",
        "dbus-daemon",
        launcher.name,
    ):
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
