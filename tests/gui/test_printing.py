"""Printing on a queue of a CUPS server that the test starts for itself.

Debian's ``cups-daemon`` and ``cups-client`` have what is needed. ``run.py`` does not install them:
they would begin to serve the whole machine. The server keeps what it was sent: that is looked at.
With ``printer-driver-cups-pdf`` and as root (its backend takes nobody else) the long tests print to
a file, too, through all filters; it goes to the folder PDF in the home of whoever prints.
"""

from __future__ import annotations

import os
import pwd
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PLACES = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])
PROGRAMS = {name: shutil.which(name, path=PLACES) for name in ("cupsd", "lpadmin")}
PATIENCE_S = 20.0

pytestmark = pytest.mark.skipif(
    None in PROGRAMS.values(), reason="needs a CUPS server (Debian: cups-daemon, cups-client)"
)

SERVER = """Listen {0}/sock
DefaultAuthType None
Browsing No
PreserveJobFiles Yes
<Location />
  Order allow,deny
  Allow all
</Location>
<Policy default>
  <Limit All>
    Order allow,deny
    Allow all
  </Limit>
</Policy>
"""
FILES = """ServerRoot {0}
RequestRoot {0}/spool
CacheDir {0}/cache
StateDir {0}/state
FileDevice Yes
ErrorLog {0}/error.log
AccessLog {0}/access.log
PageLog {0}/page.log
"""


KEEPING = ("-v", "file:///dev/null", "-m", "raw")
"""A queue that does nothing with what it is sent."""
BACKEND = Path("/usr/lib/cups/backend/cups-pdf")
DRIVER = Path("/usr/share/ppd/cups-pdf/CUPS-PDF_noopt.ppd")
WRITING = ("-v", "cups-pdf:/", "-P", str(DRIVER))
"""A queue that writes PDF files."""


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Iterator[Path]:
    """The folder of a CUPS server with a queue called PDF; its socket needs a short path."""
    kind = getattr(request, "param", KEEPING)
    with tempfile.TemporaryDirectory(prefix="cups-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        for part in ("spool", "cache", "state"):
            (folder / part).mkdir()
        (folder / "cupsd.conf").write_text(SERVER.format(folder))
        (folder / "files.conf").write_text(FILES.format(folder))
        command = [str(PROGRAMS["cupsd"]), "-f", "-c", str(folder / "cupsd.conf")]
        with subprocess.Popen([*command, "-s", str(folder / "files.conf")]) as process:
            try:
                queue = ["-p", "PDF", "-E", *kind]
                asked = [str(PROGRAMS["lpadmin"]), "-h", str(folder / "sock"), *queue]
                end = time.monotonic() + PATIENCE_S
                while subprocess.run(asked, check=False, capture_output=True).returncode:
                    if process.poll() is not None or time.monotonic() > end:
                        pytest.skip("The CUPS server did not start here.")
                    time.sleep(0.1)
                yield folder
            finally:
                process.terminate()


def send(server: Path, title: str) -> None:
    """Print two sheets."""
    environment = {**os.environ, "CUPS_SERVER": str(server / "sock")}
    program = [sys.executable, "-m", "tests.gui.print_program", "PDF", title]
    subprocess.run(program, env=environment, check=True, timeout=PATIENCE_S * 3)


def test_sheets_arrive_in_the_queue_of_a_print_server(server: Path) -> None:
    send(server, "Two sheets")
    (sent,) = (server / "spool").glob("d00001-*")
    data = sent.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 2


@pytest.mark.long
@pytest.mark.skipif(
    not (BACKEND.exists() and DRIVER.exists() and os.geteuid() == 0),
    reason="needs CUPS-PDF (Debian: cups, printer-driver-cups-pdf) and root, as its backend does",
)
@pytest.mark.parametrize("server", [WRITING], indirect=True)
def test_a_queue_of_cups_pdf_writes_the_sheets(server: Path) -> None:
    title = f"studio-{os.getpid()}"
    folder = Path(pwd.getpwuid(os.geteuid()).pw_dir) / "PDF"
    send(server, title)
    end = time.monotonic() + PATIENCE_S
    while not (found := [*folder.glob(f"{title}*.pdf")]):
        assert time.monotonic() < end, (server / "error.log").read_text()[-2000:]
        time.sleep(0.1)
    try:
        while not (data := found[0].read_bytes()).rstrip().endswith(b"%%EOF"):
            assert time.monotonic() < end
            time.sleep(0.1)
    finally:
        found[0].unlink()
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == 2
