"""The wheel, installed where nothing of the sources is: with pip, and run with pipx.

Each installation takes a minute or two; these are long tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from studio import __version__

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "resources/examples/slitherlink"

pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]


def programs(environment: Path) -> Path:
    """The folder with the programs of an environment."""
    return environment / ("Scripts" if os.name == "nt" else "bin")


def said(*command: str | Path, folder: Path, **more: str) -> str:
    """What a program says that has to succeed, away from the sources."""
    kept = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, cwd=folder, env={**kept, **more}
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, as `pip wheel .` makes it."""
    out = tmp_path_factory.mktemp("wheel")
    said(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", out, ROOT, folder=out)
    (made,) = out.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a new environment with the wheel and pipx."""
    environment = tmp_path_factory.mktemp("fresh") / "env"
    venv.create(environment, with_pip=True)
    pip = (programs(environment) / "python", "-m", "pip", "install", "-q")
    said(*pip, wheel, "pipx", folder=environment)
    return programs(environment)


def test_what_pip_installs_works(installed: Path, tmp_path: Path) -> None:
    studio = installed / "studio"
    assert said(studio, "--version", folder=tmp_path).split()[-1] == __version__
    example = next(EXAMPLE.glob("*.puzzle"))
    assert "One solution" in said(studio, "check", example, folder=tmp_path)


def test_its_window_opens_judges_and_exports(installed: Path, tmp_path: Path) -> None:
    said(installed / "studio", "demo", tmp_path, folder=tmp_path, QT_QPA_PLATFORM="offscreen")
    assert (tmp_path / "honeycomb.pdf").read_bytes().startswith(b"%PDF")


def test_pipx_runs_it(installed: Path, wheel: Path, tmp_path: Path) -> None:
    run = (installed / "python", "-m", "pipx", "run", "--spec", wheel, "studio", "--version")
    homes = {"PIPX_HOME": str(tmp_path / "home"), "PIPX_BIN_DIR": str(tmp_path / "bin")}
    assert said(*run, folder=tmp_path, **homes).split()[-1] == __version__
