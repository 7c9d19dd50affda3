# SPDX-License-Identifier: AGPL-3.0-or-later
"""Searches every page of a document: with PDFium alone, and by the search box of the web viewer."""

import subprocess
import sys

#: Searches every page with PDFium, and prints how long that took and how much was found.
PDFIUM = """
import sys, time
import pypdfium2
start = time.monotonic()
document = pypdfium2.PdfDocument(sys.argv[1])
found = 0
for page in document:
    search = page.get_textpage().search(sys.argv[2])
    while search.get_next():
        found += 1
print((time.monotonic() - start) * 1000, found)
"""

#: Searches by the search box: how long until all hits were counted, and how many there are.
RECTO = """async (word) => {
  const { side } = window.recto;
  side.search("");
  const status = document.querySelector(".search-status");
  const progress = document.querySelector(".panel-search progress");
  const field = document.querySelector(".panel-search input[type=search]");
  await new Promise((resolve) => setTimeout(resolve, 300));
  const start = performance.now();
  side.search(word);
  const isDone = () => field.value === word && progress.hidden && /of [0-9]+/.test(status.textContent);
  let last = "";
  let since = start;
  while (performance.now() - since < 1000 || !isDone()) {
    if (status.textContent !== last) [last, since] = [status.textContent, performance.now()];
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return [since - start, Number(/of ([0-9]+)/.exec(last)[1])];
}"""


def pdfium(file, word):
    done = subprocess.run([sys.executable, "-c", PDFIUM, file, word], stdout=subprocess.PIPE, check=True)
    taken, found = done.stdout.split()
    return {"search, ms": float(taken), "hits": float(found)}
