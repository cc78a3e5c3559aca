"""What is laid into packages before the program is frozen, and where it looks for it."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from studio import assets
from studio.work import manual

TOOL = Path(__file__).parents[2] / "packaging" / "build.py"


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """The command that builds packages."""
    spec = spec_from_file_location("packaging_build", TOOL)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    """An environment into which the program was installed with an old page of the manual."""
    resources = tmp_path / "lib/python3/site-packages/studio/_resources"
    old = resources.joinpath(*manual.SHIPPED, "old.html")
    old.parent.mkdir(parents=True)
    old.touch()
    return tmp_path


def test_help_finds_the_manual_that_packages_bring(
    build: ModuleType, environment: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def python(*command: str | Path, **variables: str) -> None:
        """Stands for the installed program, which takes ten seconds."""
        asked[:] = map(str, command[:-1])
        assert variables["NUMBA_CPU_NAME"] == "generic"
        folder = Path(command[-1])
        folder.mkdir()
        (folder / "index.html").touch()

    written = build.write_manual(environment, python)
    assert asked == ["-m", "studio", "manual"] and not (written / "old.html").exists()
    # A frozen program has `studio/_resources` beside its modules, as an environment has.
    (resources,) = environment.rglob("_resources")
    monkeypatch.setattr(assets, "_INSTALLED", resources)
    monkeypatch.setenv("XDG_CACHE_HOME", str(environment / "cache"))
    assert manual.ready() == manual.made() == written / "index.html"
    assert not (environment / "cache").exists()


def test_a_package_without_its_manual_is_not_built(build: ModuleType, environment: Path) -> None:
    with pytest.raises(build.BuildError, match="The manual is not in"):
        build.write_manual(environment, lambda *_, **__: None)


def test_the_frozen_program_has_resources_where_it_looks() -> None:
    spec = (TOOL.parent / "frozen/studio.spec").read_text(encoding="utf-8")
    assert '(str(package / "_resources"), "studio/_resources")' in spec
    assert assets._INSTALLED.parts[-2:] == ("studio", "_resources")
