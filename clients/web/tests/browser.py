# SPDX-License-Identifier: MIT
"""Chromium, and what tests do in it."""

import atexit
import os
import shutil
import signal
import time
import unittest
from pathlib import Path
from typing import Any, Callable, Dict, List, Optional

from playwright.sync_api import Browser, CDPSession, Page, Playwright, sync_playwright

from .bridge import Bridge

#: How long something may take until a test gives up, in seconds.
PATIENCE = 15.0
SIZE = {"width": 1100, "height": 800}
#: The offer to enter a name was shown before.
SETTINGS = (
    "if (location.protocol.startsWith('http'))"
    " localStorage['recto.settings'] ??= JSON.stringify({ isAuthorOffered: true })"
)
#: Where pictures are kept, if anybody wants them.
SHOTS = os.environ.get("SCREENSHOTS")

#: Chromium without a user interface takes two thirds of the time; it does not print.
SMALL, WHOLE = "chromium-headless-shell", "chromium"

_playwright: Optional[Playwright] = None
_browsers: Dict[str, Browser] = {}


def browser(name: str = SMALL) -> Browser:
    """One browser of each kind for all tests."""
    global _playwright
    if name not in _browsers:
        path = shutil.which(name) or shutil.which(WHOLE)
        assert path, "scripts/bootstrap --web installs chromium"
        if _playwright is None:
            _playwright = sync_playwright().start()
            atexit.register(close_browsers)
        # Without a sandbox of its own it may be run by root, as in containers.
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        _browsers[name] = _playwright.chromium.launch(executable_path=path, args=arguments)
    return _browsers[name]


def close_browsers() -> None:
    for each in _browsers.values():
        each.close()
    if _playwright:
        _playwright.stop()


class ViewerTest(unittest.TestCase):
    """A page with the application in it; a message of the browser's console fails the test."""

    bridge: Bridge
    fixtures: List[str] = []
    options: List[str] = []
    context_options: Any = {}
    browser_name = SMALL
    #: Whether the tests remove pages. A picture that was asked for just before is not found then, which
    #: the browser's console tells.
    removes_pages = False

    @classmethod
    def setUpClass(cls) -> None:
        cls.bridge = Bridge(*cls.fixtures, options=cls.options)
        cls.addClassCleanup(cls.bridge.close)

    def setUp(self) -> None:
        self.context = browser(self.browser_name).new_context(viewport=SIZE, locale="en-GB", **self.context_options)
        self.context.add_init_script(SETTINGS)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.addCleanup(self.context.close)
        self.page: Page = self.context.new_page()
        self.complaints: List[str] = []
        self.wait(lambda: not self.bridge.servers(), "the end of the last test's server")
        self.bridge.renew()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def tearDown(self) -> None:
        self.assertEqual(self.complaints, [])
        self.page.close()

    def open(self, *names: str, **place: str) -> None:
        """Opens documents and waits until the last one is sharp, at the place that is wanted."""
        self.page.goto(self.bridge.address(*names, **place))
        self.until("window.recto?.isReady")
        self.sharp()

    def sharp(self) -> None:
        self.until("window.recto?.viewer?.pages?.isSharp")

    def look(self, expression: str) -> Any:
        """What an expression is worth in the page; ``viewer`` and ``doc`` are the present ones."""
        return self.page.evaluate(
            "async () => { const viewer = window.recto?.viewer; const doc = viewer?.document;"
            f" return {expression}; }}"
        )

    def until(self, condition: str) -> None:
        """Waits for a condition in the page."""
        self.wait(lambda: self.look(f"Boolean({condition})"), condition)

    def wait(self, condition: Callable[[], Any], what: str = "") -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            self.assertLess(time.monotonic(), end, f"It never came to {what or condition}")
            self.page.wait_for_timeout(20)

    def at(self, page: int, x: float, y: float) -> List[float]:
        """Where a point of a page is in the browser's window."""
        return self.look(
            "(() => { const sheet = viewer.pages.element(%d).sheet.getBoundingClientRect();"
            " const scale = viewer.viewport.scale;"
            " return [sheet.left + %r * scale, sheet.top + %r * scale]; })()" % (page, x, y)
        )

    def click(self, page: int, x: float, y: float, **options: Any) -> None:
        self.page.mouse.click(*self.at(page, x, y), **options)

    def drag(self, page: int, *points: float) -> None:
        """Drags the mouse over a page: `x0, y0, x1, y1, …`."""
        places = [self.at(page, x, y) for x, y in zip(points[::2], points[1::2])]
        self.page.mouse.move(*places[0])
        self.page.mouse.down()
        for place in places[1:]:
            self.page.mouse.move(*place, steps=6)
        self.page.mouse.up()

    def take(self, tool: str) -> None:
        """Takes a tool by its button."""
        group = self.look(
            "(await doc.session.request('toolbar/get')).groups"
            f".find(({{items}}) => items.some(({{tool}}) => tool === '{tool}')).title"
        )
        self.page.get_by_role("tab", name=group, exact=True).click()
        self.page.locator(f"[data-tool={tool}]").click()
        self.until(f"(await doc.ask('tool/get')).tool === '{tool}'")

    def hold_server(self) -> None:
        """Stops the server: nothing that is shown from now on comes from it."""
        for pid in self.bridge.servers():
            os.kill(pid, signal.SIGSTOP)
            self.addCleanup(wake, pid)

    def kill_server(self) -> None:
        for pid in self.bridge.servers():
            os.kill(pid, signal.SIGKILL)

    def let_server_go(self) -> None:
        for pid in self.bridge.servers():
            wake(pid)

    def press_twice(self, key: str) -> None:
        """Presses a key twice before the server answers."""
        self.hold_server()
        for _ in range(2):
            self.page.keyboard.press(key)
        self.let_server_go()

    def annotations(self) -> List[Any]:
        found: List[Any] = self.look("(await doc.ask('annotations/list')).annotations")
        return found

    def cdp(self) -> CDPSession:
        return self.context.new_cdp_session(self.page)

    def shoot(self, name: str) -> None:
        if SHOTS:
            self.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))

    def _heard(self, message: Any) -> None:
        is_gone = "/picture/" in message.location["url"] and "404" in message.text
        if message.type in ("error", "warning") and not (self.removes_pages and is_gone):
            self.complaints.append(f"{message.type}: {message.text}")


def wake(pid: int) -> None:
    """Lets a process go on that was stopped, if there still is one."""
    try:
        os.kill(pid, signal.SIGCONT)
    except ProcessLookupError:
        pass
