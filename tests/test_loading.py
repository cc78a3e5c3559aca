"""While modules are loaded nothing is collected, and what they made is not looked at again."""

from __future__ import annotations

import gc
import subprocess
import sys

import pytest

from studio import loading
from studio.loading import Registry, uncollected


def test_nothing_is_collected_meanwhile() -> None:
    assert gc.isenabled()
    frozen = gc.get_freeze_count()
    try:
        with uncollected():
            assert not gc.isenabled()
            made = [[] for _ in range(2000)]
        assert gc.isenabled()
        assert gc.get_freeze_count() >= frozen + len(made)
    finally:
        gc.unfreeze()


def test_what_was_off_stays_off_also_after_an_error() -> None:
    gc.disable()
    try:
        with pytest.raises(ImportError), uncollected():
            raise ImportError
        assert not gc.isenabled()
    finally:
        gc.enable()
        gc.unfreeze()


def test_a_command_is_loaded_so() -> None:
    """As many looks at all objects as a Python without any program, or one more."""
    looks = "import gc; print(gc.get_stats()[2]['collections'])"
    starts = (
        "from studio.__main__ import main\ntry: main(['check', '-h'])\nexcept SystemExit: pass\n"
    )
    told = [
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
        for code in (looks, starts + looks)
    ]
    plain, started = (int(done.stdout.split()[-1]) for done in told)
    assert started <= plain + 1


def test_what_is_loaded_is_not_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    registry: Registry[object] = Registry("studio.families", "masyu.MASYU", "yajilin.YAJILIN")
    first = registry[0]
    with monkeypatch.context() as patch:
        patch.setattr(loading, "import_module", None)
        assert registry[0] is registry.of("masyu") is registry.named("MASYU") is first
        with pytest.raises(TypeError):
            registry[1]
    assert registry[1] is not first


def test_a_command_looks_for_garbage_seldom() -> None:
    told = (
        "import gc; from studio.__main__ import main\n"
        "try: main(['--version'])\n"
        "except SystemExit: pass\n"
        "print(gc.get_threshold()[0], gc.isenabled())"
    )
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == f"{loading.SELDOM} True"
