"""Printing on a queue of a CUPS server that the test starts for itself.

Debian's ``cups-daemon`` and ``cups-client`` have what is needed. ``run.py`` does not install them:
they would begin to serve the whole machine. The server keeps what it was sent: that is looked at.
"""

from __future__ import annotations

import os
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


@pytest.fixture
def server() -> Iterator[Path]:
    """The folder of a CUPS server with a queue called PDF; its socket needs a short path."""
    with tempfile.TemporaryDirectory(prefix="cups-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        for part in ("spool", "cache", "state"):
            (folder / part).mkdir()
        (folder / "cupsd.conf").write_text(SERVER.format(folder))
        (folder / "files.conf").write_text(FILES.format(folder))
        command = [str(PROGRAMS["cupsd"]), "-f", "-c", str(folder / "cupsd.conf")]
        with subprocess.Popen([*command, "-s", str(folder / "files.conf")]) as process:
            try:
                queue = ["-p", "PDF", "-E", "-v", "file:///dev/null", "-m", "raw"]
                asked = [str(PROGRAMS["lpadmin"]), "-h", str(folder / "sock"), *queue]
                end = time.monotonic() + PATIENCE_S
                while subprocess.run(asked, check=False, capture_output=True).returncode:
                    if process.poll() is not None or time.monotonic() > end:
                        pytest.skip("The CUPS server did not start here.")
                    time.sleep(0.1)
                yield folder
            finally:
                process.terminate()


def test_sheets_arrive_in_the_queue_of_a_print_server(server: Path) -> None:
    environment = {**os.environ, "CUPS_SERVER": str(server / "sock")}
    program = [sys.executable, "-m", "tests.gui.print_program", "PDF"]
    subprocess.run(program, env=environment, check=True, timeout=PATIENCE_S * 3)
    (sent,) = (server / "spool").glob("d00001-*")
    data = sent.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 2
