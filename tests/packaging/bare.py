"""Bare Debian systems in folders, for trying what people install."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

RELEASE = "bookworm"

ENTER = """
for each in dev sys; do mount --rbind "/$each" "$1/$each"; done
mount -t proc proc "$1/proc"
exec chroot "$1" env -i HOME=/root LANG=C.UTF-8 PIP_DEFAULT_TIMEOUT=180 \
    SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin sh -c "$2"
"""
"""What is mounted is seen by the command alone, so that nothing stays behind when it ends."""


def lacking() -> str:
    """Why there can be no bare system here; empty if there can."""
    if os.geteuid():
        return "a bare system needs root"
    missing = [tool for tool in ("debootstrap", "unshare", "chroot") if not shutil.which(tool)]
    return f"a bare system needs {', '.join(missing)}" if missing else ""


def make(root: Path, *packages: str) -> None:
    """Lay a bare Debian with these packages into a new folder."""
    wanted = ",".join(("ca-certificates", *packages))
    how = ["--variant=minbase", f"--include={wanted}", RELEASE, str(root)]
    mirror = os.environ.get("DEBIAN_MIRROR", "http://deb.debian.org/debian")
    subprocess.run(["debootstrap", *how, mirror], check=True, stdout=subprocess.DEVNULL)
    # What says how the network is reached from here.
    for name in ("etc/resolv.conf", "etc/ssl/certs/ca-certificates.crt", "etc/pip.conf"):
        if Path("/", name).exists():
            shutil.copy(Path("/", name), root / name)
    settings = "etc/apt/apt.conf.d"
    if Path("/", settings).is_dir():
        shutil.copytree(Path("/", settings), root / settings, dirs_exist_ok=True)


def inside(root: Path, line: str) -> subprocess.CompletedProcess[str]:
    """Run a line of shell in the bare system; all that it began ends with it."""
    alone = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
    command = [*alone, "sh", "-ec", ENTER, "sh", str(root), line]
    return subprocess.run(command, check=False, capture_output=True, text=True)
