# SPDX-License-Identifier: MIT
"""The viewer in JupyterLab, where that and anywidget are installed."""

import importlib.util
import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.error
import urllib.request
from pathlib import Path

from .bridge import CHECKOUT, FIXTURES
from .browser import browser

#: A notebook's kernel takes long to start, in seconds.
PATIENCE = 90.0
CELLS = [
    "from recto.jupyter import Viewer\nviewer = Viewer('annotations.pdf', author='Ann')\nviewer",
    "print('annotations:', len(viewer.annotations), viewer.dirty, viewer.selection)",
    "print('now:', viewer.annotations[-1]['type'], viewer.dirty, repr(viewer.selection['text']['text'][:11]))\n"
    "print('saved:', viewer.save()['path'].endswith('annotations.pdf'), viewer.dirty)",
]


@unittest.skipUnless(
    importlib.util.find_spec("jupyterlab") and importlib.util.find_spec("anywidget"),
    "there is no JupyterLab with anywidget",
)
class NotebookTests(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="recto-notebook-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        shutil.copy(FIXTURES / "annotations.pdf", self.folder)
        cells = [
            {"cell_type": "code", "id": f"cell-{index}", "metadata": {}, "outputs": [],
             "execution_count": None, "source": source}
            for index, source in enumerate(CELLS)
        ]
        kernel = {"name": "python3", "display_name": "Python 3"}
        notebook = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
        (self.folder / "notebook.ipynb").write_text(json.dumps(notebook))
        self.page = browser().new_page(viewport={"width": 1300, "height": 1100})
        self.addCleanup(self.page.close)
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.goto(self.serve())

    def test_selection_and_annotations_come_back(self) -> None:
        self.run_cell(0)
        self.page.wait_for_function("document.querySelector('recto-viewer')?.pages?.isSharp")
        self.assertIn("annotations: 18 False {'annotations': []}", self.run_cell(1, "annotations:"))
        self.page.evaluate(
            """async () => {
              const { document } = window.document.querySelector("recto-viewer");
              const annotation = { type: "square", pageIndex: 0, rect: [10, 10, 60, 60] };
              await document.ask("annotations/add", { annotations: [annotation] });
              await document.act("selection/set", { all: true });
            }"""
        )
        self.page.wait_for_timeout(500)
        said = self.run_cell(2, "saved:")
        self.assertIn("now: square True 'Annotations'", said)
        self.assertIn("saved: True False", said)

    def run_cell(self, index: int, expected: str = "") -> str:
        """Runs a cell, waits for a text in its output, and returns that."""
        cell = self.page.locator(".jp-Cell").nth(index)
        cell.locator(".jp-InputArea-editor").click()
        self.page.keyboard.press("Control+Enter")
        output = cell.locator(".jp-OutputArea")
        if expected:
            output.get_by_text(expected).wait_for()
        return output.inner_text() if expected else ""

    def serve(self) -> str:
        """Starts JupyterLab with a home of its own; the notebook's address."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        token = secrets.token_hex()
        environment = {
            **os.environ,
            "HOME": str(self.folder / "home"),
            "XDG_STATE_HOME": str(self.folder / "home" / "state"),
            "PYTHONPATH": os.pathsep.join(
                [str(CHECKOUT / "clients" / "python"), os.environ.get("PYTHONPATH", "")]
            ),
        }
        command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--ip", "127.0.0.1"]
        command += ["--port", str(port), f"--IdentityProvider.token={token}"]
        command += ["--allow-root"] if os.geteuid() == 0 else []
        with open(self.folder / "log", "w") as log:
            lab = subprocess.Popen(
                command, cwd=self.folder, env=environment, stdout=log, stderr=subprocess.STDOUT
            )
        self.addCleanup(lab.wait, 30)
        self.addCleanup(lab.terminate)
        base = f"http://127.0.0.1:{port}"
        end = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"{base}/api?token={token}").close()
                return f"{base}/lab/tree/notebook.ipynb?token={token}"
            except urllib.error.URLError:
                self.assertLess(time.monotonic(), end, (self.folder / "log").read_text())
                time.sleep(0.2)


if __name__ == "__main__":
    unittest.main()
