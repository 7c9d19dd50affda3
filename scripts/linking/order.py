# SPDX-License-Identifier: AGPL-3.0-or-later
"""Finds the functions that a session with a document calls: a ninth of all. The linker puts them beside
each other, so that a process has much less of the binary in its memory.

On an idle machine the list is almost always the same; on a busy one a few functions come or go, such as
those that wait. So the list is an input of a build that somebody repeats: $RECTO_ORDER names the file with
it, which is beside the binary of the first build: BINARY-order.
"""

import json
import os
import platform
import sys
import tempfile
import threading
from pathlib import Path
from typing import Dict, Iterator, List

from breakpoints import Code, Tracer

ROOT = Path(__file__).resolve().parents[2]
SERVERS = [["--workers", "off"], ["--workers", "on", "--sandbox", "off"]]

def requests(file: Path, folder: Path) -> Iterator[Dict[str, object]]:
    """What a front end asks for first, and what its user does most."""
    quads = [[60, 160, 540, 160, 60, 172, 540, 172]]
    square = {"type": "square", "pageIndex": 0, "rect": [100, 100, 200, 160]}
    document = {"documentId": "d1"}
    view, page = {**document, "viewId": "v1"}, {**document, "pageIndex": 0}
    calls = [
        ("initialize", {"clientInfo": {"name": "order"}}),
        ("server/ping", {}),
        ("document/open", {"path": str(file)}),
        ("view/open", {**document, "size": [800, 600]}),
        ("outline/get", document),
        ("page/render", {**page, "width": 800}),
        ("page/render", {**page, "width": 600, "format": "rgba", "delivery": "sharedMemory"}),
        ("page/render", {**page, "width": 600, "format": "ppm", "delivery": "file"}),
        ("page/text", page),
        ("page/links", page),
        ("annotations/list", page),
        ("view/update", {**view, "offset": [0, 200]}),
        ("search/find", {**document, "query": "guide"}),
        ("interaction/tap", {**view, "point": [200, 200]}),
        ("interaction/key", {**view, "key": "j"}),
        ("annotations/add", {**document, "annotation": {"type": "highlight", "pageIndex": 0, "quads": quads}}),
        ("annotations/add", {**document, "annotation": {**square, "id": "square"}}),
        ("annotations/update", {**document, "id": "square", "changes": {"color": "#ff0000"}}),
        ("document/undo", document),
        ("document/redo", document),
        ("tool/set", {**view, "tool": "freehand"}),
        *(
            ("interaction/pointer", {**view, "point": [100 + 20 * step, 300], "phase": phase, "time": 10 * step})
            for step, phase in enumerate(["down", "move", "move", "up"])
        ),
        ("page/render", {**page, "width": 800}),
        ("document/save", {**document, "path": str(folder / "saved.pdf")}),
        ("document/save", document),
        ("server/status", {}),
        ("document/close", document),
        ("shutdown", {}),
    ]
    for number, (method, params) in enumerate(calls):
        yield {"jsonrpc": "2.0", "id": number, "method": method, "params": params}


def converse(folder: Path, to_server: int, from_server: int) -> None:
    """Sends the requests one after the other, each after the answer to the one before; says which fail."""
    with os.fdopen(to_server, "wb", 0) as server, os.fdopen(from_server, "rb") as answers:
        file = folder / "sample.pdf"
        file.write_bytes((ROOT / "Tests/Fixtures/sample.pdf").read_bytes())
        for request in requests(file, folder):
            server.write(json.dumps(request).encode() + b"\n")
            for line in answers:
                answer = json.loads(line)
                if answer.get("id") == request["id"] and "method" not in answer:
                    if "error" in answer:
                        print(f"order: {request['method']}: {answer['error']['message']}", file=sys.stderr)
                    break
        server.write(b'{"jsonrpc": "2.0", "method": "exit"}\n')
        answers.read()


def trace(code: Code, options: List[str]) -> Tracer:
    """A session with a server that has some options."""
    tracer = Tracer(code)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (server_input, to_server), (from_server, server_output) = os.pipe(), os.pipe()
        places = ["--state-directory", f"{name}/state", "--cache-directory", f"{name}/cache"]
        tracer.start(
            [*options, "--threads", "1", "--prefetch", "off", *places],
            {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1", "TMPDIR": name},
            [server_input, server_output],
        )
        client = threading.Thread(target=converse, args=(folder, to_server, from_server), daemon=True)
        client.start()
        tracer.follow()
        client.join()
    return tracer


def used(binary: Path) -> List[str]:
    """The names of these functions; none if they cannot be found out here."""
    given = os.environ.get("RECTO_ORDER")
    if given:
        return Path(given).read_text().splitlines()
    if platform.machine() != "x86_64":
        return []
    code = Code(binary)
    try:
        reached = set().union(*(trace(code, options).reached for options in SERVERS))
    except OSError as error:
        print(f"order: functions keep their order: {error}", file=sys.stderr)
        return []
    return [name for address in sorted(reached) for name in code.names[address]]


if __name__ == "__main__":
    print("\n".join(used(Path(sys.argv[1]))))
