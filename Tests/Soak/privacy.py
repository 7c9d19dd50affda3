#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""A document that wants everything which it must not get: the network, other files, programs.

The server runs under a seccomp filter that kills it where it opens a socket other than one between
its own processes; where strace is installed, all files that it writes and programs that it starts are
looked at as well. The document's text, and passwords, must be in no log.

    privacy.py
"""

import ctypes
import os
import platform
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

from hostile import CANARY, SECRET, hostile_document
from server import Failure, Server, executable

PASSWORD = "Sesame-8271"
NUMBERS = {"x86_64": (0xC000003E, 41), "aarch64": (0xC00000B7, 198)}


def forbid_network():
    """Kills this process, and those that it starts, where they make any socket but a local one."""
    if platform.machine() not in NUMBERS:
        return
    architecture, make_socket = NUMBERS[platform.machine()]
    load, equal, answer = 0x20, 0x15, 0x06
    kill, allow = 0x80000000, 0x7FFF0000
    program = [
        (load, 0, 0, 4), (equal, 1, 0, architecture), (answer, 0, 0, kill),
        (load, 0, 0, 0), (equal, 0, 3, make_socket),
        # The first argument is the family: 1 is AF_UNIX.
        (load, 0, 0, 16), (equal, 1, 0, 1), (answer, 0, 0, kill), (answer, 0, 0, allow)]
    code = b"".join(struct.pack("HBBI", *step) for step in program)
    buffer = ctypes.create_string_buffer(code)
    filter_ = ctypes.create_string_buffer(
        struct.pack("HxxxxxxP", len(program), ctypes.addressof(buffer)))
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(38, 1, 0, 0, 0) or libc.prctl(22, 2, filter_, 0, 0):
        raise OSError(ctypes.get_errno(), "no seccomp")


def use(server, folder):
    """All that a user might do with the document; much of it is refused."""
    document = {"documentId": "d1"}
    server.result("document/open", path=str(folder / "hostile.pdf"))
    for page in (0, 1):
        server.attempt("page/render", **document, pageIndex=page, width=400)
        for method in ("page/text", "page/links", "page/images", "page/layout"):
            server.attempt(method, **document, pageIndex=page)
    for y in range(20, 780, 10):
        server.attempt("interaction/tap", **document, pageIndex=0, point=[50, y])
        server.attempt("tool/set", **document, tool="pan")
    for link in (server.attempt("page/links", **document, pageIndex=0) or {}).get("links", []):
        server.attempt("action/run", **document, action=link["action"])
    for method in ("forms/list", "forms/submit", "media/list", "signatures/verify", "outline/get"):
        server.attempt(method, **document)
    for found in (server.attempt("attachments/list", **document) or {}).get("attachments", []):
        server.attempt("attachments/extract", **document, id=found["id"], folder=str(folder / "out"))
    for annotation in server.result("annotations/list", **document)["annotations"]:
        server.attempt("media/open", **document, annotationId=annotation["id"])
        server.attempt("attachments/extract", **document, id=annotation["id"],
                       folder=str(folder / "out"))
    text = {"type": "text", "pageIndex": 0, "rect": [10, 10, 30, 30], "contents": SECRET}
    server.result("annotations/add", **document, annotation=text)
    for kind in ("text", "html", "xfdf"):
        server.attempt("document/export", **document, format=kind)
    protection = {"userPassword": PASSWORD, "ownerPassword": PASSWORD + "-owner"}
    server.result("document/save", **document, path=str(folder / "out" / "closed.pdf"),
                  encrypt=protection)
    server.attempt("page/text", **document, pageIndex=99)
    server.attempt("document/open", path=str(folder / "none.pdf"), password=PASSWORD)


def problems_of_files(folder, allowed):
    """What was written where it must not be."""
    found = []
    evil = [path for path in Path(folder).rglob("*evil*") if allowed not in path.parents]
    found += [f"{path} was written" for path in evil]
    for path in (folder / "home").rglob("*"):
        found.append(f"{path} is in the home folder")
    for path in (folder / "state").rglob("*"):
        if not path.is_file():
            continue
        if PASSWORD.encode() in path.read_bytes():
            found.append(f"{path} holds a password")
        if path.stat().st_mode & 0o077:
            found.append(f"{path} can be read by others")
    return found


def performed(lines):
    """The calls that came to something: not those that the sandbox took for the front to decide."""
    last = {}
    for number, line in enumerate(lines):
        process = line.split(" ", 1)[0]
        if "--- SIGSYS" in line and process in last:
            lines[last[process]] = ""
        last[process] = number
    return lines


def problems_of_trace(trace, folder):
    """What strace has seen that must not be."""
    found = []
    writes = re.compile(r"\b(?:openat|open)\([^\"]*\"([^\"]*)\", [^)]*O_(?:WRONLY|RDWR|CREAT)"
                        r"|\b(?:creat|mkdir|mkdirat|unlink|unlinkat|rename|renameat2?|link|linkat|"
                        r"symlink|symlinkat|truncate)\([^\"]*\"([^\"]*)\"")
    for line in performed(trace.read_text(errors="replace").splitlines()):
        for match in writes.finditer(line):
            path = match.group(1) or match.group(2)
            if path.startswith(str(folder)) or path.startswith(("/dev/", "/proc/self/")):
                continue
            # A folder that is there already is asked for by name.
            if "mkdir" in line and "EEXIST" in line:
                continue
            found.append(f"written: {line}")
        started = "execve(" in line and " = 0" in line
        # The server starts its workers as itself.
        if started and executable() not in line and "/proc/self/exe" not in line:
            found.append(f"started: {line}")
        if re.search(r"\b(connect|bind|sendto)\(", line) and "AF_INET" in line:
            found.append(f"network: {line}")
        if CANARY in line and "open" in line and not line.endswith("ENOENT"):
            found.append(f"read: {line}")
    return found


def main():
    with tempfile.TemporaryDirectory(prefix="recto-privacy-") as name:
        folder = Path(name).resolve()
        for part in ("home", "state", "cache", "tmp", "out"):
            (folder / part).mkdir(mode=0o700)
        (folder / CANARY).write_text("canary-" + SECRET)
        (folder / "hostile.pdf").write_bytes(hostile_document(folder))
        os.environ.update(HOME=str(folder / "home"), TMPDIR=str(folder / "tmp"))
        for variable in ("XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
            os.environ.pop(variable, None)
        trace = folder / "trace"
        strace = shutil.which("strace")
        calls = ("open,openat,creat,mkdir,mkdirat,unlink,unlinkat,rename,renameat,renameat2,link,"
                 "linkat,symlink,symlinkat,truncate,execve,connect,bind,sendto")
        prefix = [strace, "-f", "-qq", "-o", str(trace), "-e", f"trace={calls}"] if strace else []
        log = open(folder / "stderr", "wb")
        original = subprocess.Popen

        def start(arguments, **more):
            return original(arguments, stderr=log, preexec_fn=forbid_network, **more)

        subprocess.Popen = start
        server = Server(state=folder / "state", cache=folder / "cache", prefix=prefix,
                        options={"javascript": True})
        subprocess.Popen = original
        use(server, folder)
        canary = any(CANARY + "-" in str(m) for m in server.notifications)
        found = problems_of_files(folder, folder / "out")
        status = server.quit()
        log.close()
        if status != 0:
            found.append(f"the server ended with {status}: by the filter where that is -31")
        said = (folder / "stderr").read_bytes()
        for secret in (SECRET, PASSWORD):
            if secret.encode() in said:
                found.append(f"{secret} is in what the server logs")
        if canary:
            found.append("a file was read that the document named")
        if strace:
            found += problems_of_trace(trace, folder)
        for problem in found:
            print(problem)
        print(f"{len(found)} problems" + ("" if strace else "; without strace"))
        return 1 if found else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failure as failure:
        print(failure)
        sys.exit(1)
