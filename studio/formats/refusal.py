"""What an error says to people: a message, put into words when it is shown; and why the system
refuses a file, in the reader's language."""

from __future__ import annotations

import errno
from collections.abc import Mapping

from studio import language
from studio.puzzle.message import Filling, Message, named, word

SYSTEM: Mapping[int, str] = {
    errno.EACCES: "permission denied",
    errno.EBUSY: "device or resource busy",
    errno.EDQUOT: "disk quota exceeded",
    errno.EEXIST: "file exists",
    errno.EFBIG: "file too large",
    errno.EIO: "input/output error",
    errno.EISDIR: "is a directory",
    errno.ELOOP: "too many levels of symbolic links",
    errno.ENAMETOOLONG: "file name too long",
    errno.ENOENT: "no such file or directory",
    errno.ENOSPC: "no space left on device",
    errno.ENOTDIR: "not a directory",
    errno.ENOTEMPTY: "directory not empty",
    errno.EPERM: "operation not permitted",
    errno.EROFS: "read-only file system",
}
"""What the system says of files, as it says it, but for the capital."""


def reason(error: BaseException) -> Message:
    """Why the system refuses something; in its own words where they are rare."""
    code = error.errno if isinstance(error, OSError) else None
    if code is not None and code in SYSTEM:
        return word(SYSTEM[code])
    told = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return named(told[:1].lower() + told[1:])


class RefusalError(Exception):
    """Something that was asked for cannot be done. ``str()`` is one sentence that says what and
    where, in the language that is spoken when it is asked for.

    It is told as a :class:`Message` or as a template with its ``values``. ``where`` is a line and
    column, a field such as ``clues.labels[3]``, or "".
    """

    def __init__(
        self, told: str | Message, where: str | Message = "", /, **values: Filling
    ) -> None:
        self.message = told if isinstance(told, Message) else Message.of(told, **values)
        self.place = where
        super().__init__(self.message, where)

    @property
    def sentence(self) -> str:
        """What is wrong."""
        return language.said(self.message)

    @property
    def where(self) -> str:
        """The place of it, "" where there is none."""
        return language.said(self.place) if isinstance(self.place, Message) else self.place

    @property
    def whole(self) -> Message:
        """What is wrong and where, as one sentence."""
        if not self.place:
            return self.message
        where = self.place if isinstance(self.place, Message) else named(self.place)
        return Message.of("{where}: {sentence}", where=where, sentence=self.message)

    def __str__(self) -> str:
        return f"{self.where}: {self.sentence}" if self.place else self.sentence
