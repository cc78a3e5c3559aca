"""What a screen reader has: a session bus with at-spi2 on it, and the tree of a program.

Speaks the protocol of AT-SPI (gitlab.gnome.org/GNOME/at-spi2-core, folder ``xml``) over D-Bus
itself, so that nothing stands between the tests and what Orca is told.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    Message,
    Properties,
    message_bus,
    new_method_call,
)
from jeepney.io.blocking import open_dbus_connection

from tests.flows.desk import PATIENCE_S, until

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
ROOT_PATH = "/org/a11y/atspi/accessible/root"
ACCESSIBLE, ACTION, VALUE, COMPONENT = (
    f"org.a11y.atspi.{name}" for name in ("Accessible", "Action", "Value", "Component")
)
EVENTS = "org.a11y.atspi.Event.Object"
ENABLED, FOCUSED, SHOWING = 8, 12, 25
"""Some of the states of ``AtspiStateType``, by their numbers."""
SIGNATURES = {int: "i", str: "s"}

Reference = tuple[str, str]
"""An object on the bus of accessibility: the name of its program there, and its path."""


def missing() -> str:
    """What is not installed of what this needs; "" if all is there."""
    absent = [name for name in ("dbus-daemon", LAUNCHER) if shutil.which(name) is None]
    return " and ".join(absent)


@contextmanager
def session_bus(folder: Path) -> Iterator[str]:
    """A D-Bus session of its own, on which at-spi2 starts once it is asked for; its address."""
    read, write = os.pipe()
    command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--print-address={write}"]
    environment = {**os.environ, "XDG_RUNTIME_DIR": str(folder), "GSETTINGS_BACKEND": "memory"}
    # at-spi2 would leave the address of its bus with that screen.
    environment.pop("DISPLAY", None)
    quiet = subprocess.DEVNULL
    bus = subprocess.Popen(command, pass_fds=(write,), env=environment, stdout=quiet, stderr=quiet)
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            address = pipe.readline().strip()
        assert address, "dbus-daemon ended before it opened a bus"
        yield address
    finally:
        bus.terminate()
        bus.wait()


@dataclass(frozen=True)
class Told:
    """What a program told of itself: "Announcement" and its text, "StateChanged" and the state."""

    kind: str
    detail: str
    value: Any
    source: Reference


class Reader:
    """A screen reader: asks for names, roles and states, and hears what is told."""

    def __init__(self, session: str) -> None:
        self.session = session
        self._session = open_dbus_connection(session)
        status = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status")
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            self._session.send_and_get_reply(Properties(status).set(name, "b", True))
        bus = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        (address,) = self._session.send_and_get_reply(new_method_call(bus, "GetAddress")).body
        self._bus = open_dbus_connection(address)
        rule = MatchRule(type="signal", interface=EVENTS)
        self._bus.send_and_get_reply(message_bus.AddMatch(rule))
        self._heard: deque[Message] = deque()
        self._bus.filter(rule, queue=self._heard)
        registry = "org.a11y.atspi.Registry"
        self._ask((registry, "/org/a11y/atspi/registry"), registry, "RegisterEvent", "object:")

    def close(self) -> None:
        """Leave both buses."""
        self._bus.close()
        self._session.close()

    # -- the tree ------------------------------------------------------------------------------

    def _ask(self, who: Reference, interface: str, method: str, *arguments: Any) -> Any:
        address = DBusAddress(who[1], who[0], interface)
        shape = "".join(SIGNATURES[type(each)] for each in arguments)
        call = new_method_call(address, method, shape or None, arguments)
        answer = self._bus.send_and_get_reply(call, timeout=PATIENCE_S)
        assert answer.header.message_type.name != "error", f"{method}: {answer.body}"
        return answer.body[0] if len(answer.body) == 1 else answer.body

    def _property(self, who: Reference, interface: str, name: str) -> Any:
        return self._ask(who, "org.freedesktop.DBus.Properties", "Get", interface, name)[1]

    def program(self) -> Reference:
        """Wait for a program to join the bus; its root."""
        root = ("org.a11y.atspi.Registry", ROOT_PATH)
        until(lambda: self.children(root), "a program on the bus of accessibility")
        return self.children(root)[0]

    def children(self, who: Reference) -> list[Reference]:
        """What an object holds."""
        return [(name, path) for name, path in self._ask(who, ACCESSIBLE, "GetChildren")]

    def name(self, who: Reference) -> str:
        """What an object is called."""
        return str(self._property(who, ACCESSIBLE, "Name"))

    def role(self, who: Reference) -> str:
        """What an object is, such as "push button"."""
        return str(self._ask(who, ACCESSIBLE, "GetRoleName"))

    def states(self, who: Reference) -> set[int]:
        """The states that an object has, as numbers of ``AtspiStateType``."""
        low, high = self._ask(who, ACCESSIBLE, "GetState")
        return {k for k in range(64) if (low | high << 32) >> k & 1}

    def value(self, who: Reference) -> float | None:
        """The number of an object; None if it has none."""
        offered = self._ask(who, ACCESSIBLE, "GetInterfaces")
        return self._property(who, VALUE, "CurrentValue") if VALUE in offered else None

    def actions(self, who: Reference) -> list[str]:
        """What can be done to an object, by name."""
        return [name for name, _, _ in self._ask(who, ACTION, "GetActions")]

    def do(self, who: Reference, action: str) -> None:
        """Do it."""
        assert self._ask(who, ACTION, "DoAction", self.actions(who).index(action))

    def within(self, who: Reference) -> Iterator[Reference]:
        """An object and all that it holds."""
        yield who
        for child in self.children(who):
            yield from self.within(child)

    # -- what is told --------------------------------------------------------------------------

    def hears(self, kind: str, detail: str = "") -> Told:
        """Wait until something of a kind is told; what was told before it is forgotten."""
        while True:
            message = self._bus.recv_until_filtered(self._heard, timeout=PATIENCE_S)
            fields = message.header.fields
            said, _, _, (_, value), *_ = message.body
            source = (fields[HeaderFields.sender], fields[HeaderFields.path])
            told = Told(fields[HeaderFields.member], said, value, source)
            if told.kind == kind and told.detail == detail:
                return told

    def focus(self) -> Reference:
        """Wait until something gets the focus."""
        return self.hears("StateChanged", "focused").source
