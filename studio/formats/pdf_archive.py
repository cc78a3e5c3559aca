"""PDFs for archives (PDF/A-2b, ISO 19005-2): what a file says of itself, and what its colours mean.

Fonts are embedded and colours are RGB in all our PDFs; here come the metadata and the profile.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Any

VERSION = (1, 7)
PRODUCER = "Oneline Studio"
CREATED = "2000-01-01T00:00:00Z"
"""As the library dates files whose bytes are to be repeatable."""

MADE_AT = slice(24, 36)
"""Where a profile says when it was made (ICC.1, 7.2.8), as six numbers of two bytes."""
ON_THE_DAY = b"".join(part.to_bytes(2, "big") for part in (2000, 1, 1, 0, 0, 0))

XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">{subject}</rdf:li></rdf:Alt></dc:description>
<xmp:CreatorTool>{producer}</xmp:CreatorTool><pdf:Producer>{producer}</pdf:Producer>
<xmp:CreateDate>{created}</xmp:CreateDate><xmp:ModifyDate>{created}</xmp:ModifyDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>"""


def archive(canvas: Any, title: str, author: str, subject: str) -> None:
    """Make an archive's file of a PDF that is begun; its information says the same as this."""
    from reportlab.pdfbase.pdfdoc import (
        PDFArray,
        PDFDictionary,
        PDFName,
        PDFStream,
        PDFString,
    )

    canvas.setTitle(title)
    canvas.setAuthor(author)
    canvas.setSubject(subject)
    canvas.setProducer(PRODUCER)
    told = {"title": title, "author": author, "subject": subject}
    packet = XMP.format(
        **{key: escape(words, quote=False) for key, words in told.items()},
        producer=PRODUCER,
        created=CREATED,
    )
    document = canvas._doc
    document.setCompression(1)
    catalog = document.Catalog
    kind = PDFDictionary({"Type": PDFName("Metadata"), "Subtype": PDFName("XML")})
    catalog.Metadata = PDFStream(kind, packet.encode("utf-8"), filters=[])
    profile = PDFStream(PDFDictionary({"N": 3}), rgb_profile(), filters=[])
    catalog.OutputIntents = PDFArray(
        [
            PDFDictionary(
                {
                    "Type": PDFName("OutputIntent"),
                    "S": PDFName("GTS_PDFA1"),
                    "OutputConditionIdentifier": PDFString("sRGB IEC61966-2.1"),
                    "Info": PDFString("sRGB IEC61966-2.1"),
                    "DestOutputProfile": document.Reference(profile),
                }
            )
        ]
    )
    # The library knows no such entry of its own.
    catalog.__NoDefault__ = [*catalog.__NoDefault__, "OutputIntents"]


@lru_cache(maxsize=1)
def rgb_profile() -> bytes:
    """The colours of the screen (sRGB) as an ICC profile, made by Little CMS: nobody else's file.

    It says another day than that on which it is made, so that the same book has the same bytes.
    """
    from PIL import ImageCms

    made = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    return made[: MADE_AT.start] + ON_THE_DAY + made[MADE_AT.stop :]
