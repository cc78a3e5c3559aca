"""Where the files that come with the program lie: fonts, themes, icons, examples."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_INSTALLED = _PACKAGE / "_resources"
_CHECKOUT = _PACKAGE.parent / "resources"


def root() -> Path:
    """The folder of resources: inside the package when installed, beside it in a checkout."""
    return _INSTALLED if installed() else _CHECKOUT


def installed() -> bool:
    """Is this an installed package, whose resources nobody edits?"""
    return _INSTALLED.is_dir()


def path(*parts: str) -> Path:
    """The file or folder `parts` among the resources, such as `path("themes", "tokens.toml")`.

    Raises FileNotFoundError, whose text is a sentence for the user, when it is not there.
    """
    found = root().joinpath(*parts)
    if not found.exists():
        name = "/".join(parts)
        raise FileNotFoundError(
            f"The installation is incomplete: {name} is missing from {root()}. "
            "Installing Oneline Studio again repairs it."
        )
    return found
