# SPDX-License-Identifier: MIT
"""A server that misbehaves as its requests tell it: what a request is called is what happens."""

import json
import os
import sys

FRAMING = sys.argv[1] if len(sys.argv) > 1 else "lines"


def send(message):
    data = json.dumps({"jsonrpc": "2.0", **message}).encode()
    if FRAMING == "lines":
        write(data + b"\n")
    else:
        write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))


def write(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def receive():
    stream = sys.stdin.buffer
    if FRAMING == "lines":
        line = stream.readline()
    else:
        header = stream.readline()
        stream.readline()
        line = stream.read(int(header.split(b":")[1])) if header else b""
    if not line:
        sys.exit(3)
    return json.loads(line)


def ask(method, params):
    """Asks the client and gives back its whole reply; answers what the client asks meanwhile."""
    send({"id": "s1", "method": method, "params": params})
    reply = receive()
    while "method" in reply:
        answer(reply)
        reply = receive()
    return {name: value for name, value in reply.items() if name in ("result", "error")}


def answer(request):
    method, params = request["method"], request.get("params", {})
    if method == "die":
        os._exit(7)
    if method == "garbage":
        write(b"this is no message\n")
    if method == "no/length":
        write(b"X-Header: 1\r\n\r\n")
    if method == "unasked":
        send({"id": 4711, "result": {}})
        write(b"[1, 2]\n")
    if method == "refuse":
        error = {"code": -32017, "message": "No.", "data": {"kind": "notFound", "what": "page"}}
        return send({"id": request["id"], "error": error})
    if method == "silence":
        return None
    if method == "hang":
        while receive()["method"] != "$/cancelRequest":
            pass
        return send({"id": request["id"], "error": {"code": -32800, "message": "Cancelled."}})
    if method == "tell":
        for count in range(params["count"]):
            send({"method": "told", "params": {"count": count}})
    if method == "work":
        for done in (1, 2):
            progress = {"token": params["progressToken"], "value": {"done": done, "total": 2}}
            send({"method": "$/progress", "params": progress})
            piece = {"token": params["partialResultToken"], "value": [done]}
            send({"method": "$/progress", "params": piece})
    if method == "ask":
        return send({"id": request["id"], "result": ask(params["method"], params["params"])})
    send({"id": request["id"], "result": {"method": method, "params": params}})


def main():
    while True:
        request = receive()
        if request["method"] == "exit":
            sys.exit(0)
        if "id" in request:
            answer(request)


main()
