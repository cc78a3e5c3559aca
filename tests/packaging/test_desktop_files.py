"""The files that desktops read, judged by the desktops' own tools where these are installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import studio

PACKAGING = Path(__file__).parents[2] / "packaging"
DESKTOP = PACKAGING / "oneline-studio.desktop"
METAINFO = PACKAGING / "oneline-studio.metainfo.xml"
MIME = PACKAGING / "oneline-studio.mime.xml"
FLATPAK = PACKAGING / "io.github.oneline_studio.OnelineStudio.yml"
TYPE = "application/vnd.oneline-puzzle+json"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="files for Linux desktops")


def judged(tool: str, *arguments: str | Path) -> str:
    """What a tool says of a file that it must not find fault with."""
    if not shutil.which(tool):
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([tool, *arguments], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_menu_entry_is_valid() -> None:
    assert judged("desktop-file-validate", DESKTOP) == ""


def test_the_page_for_software_centres_is_valid() -> None:
    told = judged("appstreamcli", "validate", "--no-net", METAINFO)
    assert "W:" not in told and "E:" not in told


def test_the_file_type_is_valid(tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    packages.mkdir()
    shutil.copy(MIME, packages)
    told = judged("update-mime-database", "-V", tmp_path)
    assert "rror" not in told and "nknown" not in told, told
    assert f"{TYPE}:*.puzzle" in (tmp_path / "globs2").read_text()


def test_desktops_know_a_puzzle_by_name_and_by_content(tmp_path: Path) -> None:
    folder = tmp_path / "share/mime/packages"
    folder.mkdir(parents=True)
    shutil.copy(MIME, folder)
    example = next((PACKAGING.parent / "resources/examples").rglob("*.puzzle"))
    program = (
        "import sys; from PySide6.QtCore import QMimeDatabase as D; name, data = sys.argv[1:]; "
        "print(D().mimeTypeForFile(name, D.MatchMode.MatchExtension).name(), "
        "D().mimeTypeForData(open(data, 'rb').read()).name())"
    )
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "share")}
    command = [sys.executable, "-c", program, "x.puzzle", str(example)]
    told = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    assert told.stdout.split() == [TYPE, TYPE]


def test_they_agree_with_each_other() -> None:
    entry = dict(line.split("=", 1) for line in DESKTOP.read_text().splitlines() if "=" in line)
    page = ET.parse(METAINFO).getroot()
    assert page.findtext("launchable") == DESKTOP.name
    assert page.findtext("provides/mediatype") == TYPE
    assert entry["MimeType"].strip(";") == TYPE
    assert page.findtext("provides/binary") == entry["Exec"].split()[0]
    assert page.findtext("id") == FLATPAK.stem


def test_the_release_is_the_same_everywhere() -> None:
    root = PACKAGING.parent
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    version, date = re.findall(r"^## \[([\d.]+)\] - ([\d-]+)$", changes, re.MULTILINE)[0]
    assert version == studio.__version__
    assert f'<release version="{version}" date="{date}"/>' in METAINFO.read_text(encoding="utf-8")
    citation = (root / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {version}\ndate-released: {date}\n" in citation


def test_the_flatpak_takes_what_the_build_lays_out() -> None:
    yaml = pytest.importorskip("yaml")  # Dask brings it
    manifest = yaml.safe_load(FLATPAK.read_text())
    assert manifest["app-id"] == FLATPAK.stem
    (module,) = manifest["modules"]
    for source in module["sources"]:
        assert source["type"] == "dir"
        # packaging/build.py lays this folder out, below the folder that it works in.
        assert (FLATPAK.parent / source["path"]).resolve().parts[-3:] == ("build", "deb", "usr")
    assert manifest["rename-desktop-file"] == DESKTOP.name
    assert manifest["rename-icon"] == "oneline-studio"
    commands = " ".join(module["build-commands"])
    assert f"/{MIME.name} " in commands and f"/{METAINFO.name} " in commands


def test_the_flatpak_manifest_is_understood() -> None:
    assert "WARNING" not in judged("flatpak-builder", "--show-manifest", FLATPAK)
