"""Which files are pictures made of pixels, by how they begin. Opens none and knows no decoder."""

from __future__ import annotations

KINDS = ("PNG", "JPEG", "WEBP", "BMP")
ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".bmp")


def sniff(data: bytes) -> bool:
    """Do these bytes begin like a picture of one of the kinds?"""
    starts = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"BM")
    return data.startswith(starts) or (data[:4] == b"RIFF" and data[8:12] == b"WEBP")
