# SPDX-License-Identifier: AGPL-3.0-or-later
"""Finds out which functions of a program run: each has a breakpoint at its beginning, which is removed when
it is reached (ptrace(2)). Only for x86-64.
"""

import ctypes
import os
import re
import signal
import threading
from pathlib import Path
from typing import BinaryIO, Dict, List, NamedTuple, Optional, Set

from tools import output

TRACEME, CONT, GETREGS, SETREGS, SETOPTIONS = 0, 7, 12, 13, 0x4200
# Children, threads and executed programs are traced too, and end with this program.
OPTIONS = 0x2 | 0x4 | 0x8 | 0x10 | 0x100000
EXECUTED = 4
WAIT_FOR_ALL = 0x40000000
BREAKPOINT = b"\xcc"
# How long a program may run, in seconds.
PATIENCE = 60


class Registers(ctypes.Structure):
    """`struct user_regs_struct` of <sys/user.h>."""

    names = "r15 r14 r13 r12 rbp rbx r11 r10 r9 r8 rax rcx rdx rsi rdi orig_rax rip cs eflags rsp ss"
    names += " fs_base gs_base ds es fs gs"
    _fields_ = [(name, ctypes.c_ulonglong) for name in names.split()]


libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.restype = ctypes.c_long
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]


def ptrace(request: int, thread: int, data: int = 0) -> None:
    if libc.ptrace(request, thread, 0, data) != 0:
        raise OSError(ctypes.get_errno(), "ptrace does not work here")


class Code:
    """The functions of a program, by their addresses in the file."""

    def __init__(self, program: Path):
        self.program = program.resolve()
        sections = output("readelf", "--wide", "--sections", program)
        found = re.search(r"\] \.text +PROGBITS +(\w+) (\w+) (\w+)", sections)
        if not found:
            raise SystemExit(f"linking: {program} has no code")
        self.start, self.offset, size = (int(number, 16) for number in found.groups())
        with program.open("rb") as file:
            file.seek(self.offset)
            self.bytes = file.read(size)
        self.names: Dict[int, List[str]] = {}
        for line in output("nm", "--defined-only", program).splitlines():
            address, kind, name = line.split(" ", 2)
            if kind in "tTwW" and 0 <= int(address, 16) - self.start < size:
                self.names.setdefault(int(address, 16), []).append(name)

    def with_breakpoints(self) -> bytes:
        code = bytearray(self.bytes)
        for address in self.names:
            code[address - self.start] = BREAKPOINT[0]
        return bytes(code)


class Process(NamedTuple):
    """A process that runs the program: where it is loaded, and its memory."""

    base: int
    memory: BinaryIO


class Tracer:
    """Runs a program, and notes the functions that it reaches."""

    def __init__(self, code: Code):
        self.code = code
        self.reached: Set[int] = set()
        self.processes: Dict[int, Process] = {}
        self.registers = Registers()

    def start(self, arguments: List[str], environment: Dict[str, str], ends: List[int]) -> None:
        """Begins to run it, with two descriptors as its input and output, which are closed here."""
        program = str(self.code.program)
        child = os.fork()
        if child == 0:
            try:
                for number, end in enumerate(ends):
                    os.dup2(end, number)
                ptrace(TRACEME, 0)
                os.execve(program, [program, *arguments], environment)
            finally:
                os._exit(127)
        for end in ends:
            os.close(end)
        _, status = os.waitpid(child, 0)
        if not os.WIFSTOPPED(status):
            raise OSError("ptrace does not work here")
        ptrace(SETOPTIONS, child, OPTIONS)
        self.plant(child)
        ptrace(CONT, child)
        self.limit = threading.Timer(PATIENCE, os.kill, [child, signal.SIGKILL])
        self.limit.daemon = True
        self.limit.start()

    def follow(self) -> None:
        """Returns when it and its children have ended, or were killed because they took too long."""
        while True:
            try:
                thread, status = os.waitpid(-1, WAIT_FOR_ALL)
            except ChildProcessError:
                break
            if os.WIFSTOPPED(status):
                self.went_on(thread, self.take(thread, os.WSTOPSIG(status), status >> 16))
        self.limit.cancel()
        for process in self.processes.values():
            process.memory.close()

    @staticmethod
    def went_on(thread: int, signal_number: int) -> None:
        try:
            ptrace(CONT, thread, signal_number)
        except OSError:
            pass  # It was killed meanwhile.

    def plant(self, identifier: int) -> None:
        """Writes the breakpoints into a process that has just begun to run a program."""
        before = self.processes.pop(identifier, None)
        if before:
            before.memory.close()
        process = self.process(identifier)
        if process:
            process.memory.seek(process.base + self.code.start)
            process.memory.write(self.code.with_breakpoints())

    def process(self, identifier: int) -> Optional[Process]:
        """A process that runs the program; a child has the breakpoints of its parent."""
        if identifier not in self.processes:
            for line in Path(f"/proc/{identifier}/maps").read_text().splitlines():
                parts = line.split()
                if parts[-1] == str(self.code.program):
                    base = int(parts[0].split("-")[0], 16) - int(parts[2], 16)
                    memory = open(f"/proc/{identifier}/mem", "r+b", 0)
                    self.processes[identifier] = Process(base, memory)
                    break
        return self.processes.get(identifier)

    def take(self, thread: int, signal_number: int, event: int) -> int:
        """Handles a stop; returns the signal that the thread gets."""
        if event == EXECUTED:
            self.plant(thread)
        if event or signal_number == signal.SIGSTOP:
            return 0
        if signal_number == signal.SIGTRAP and self.reach(thread):
            return 0
        return signal_number

    def reach(self, thread: int) -> bool:
        """Removes the breakpoint at which a thread has stopped."""
        found = re.search(r"^Tgid:\s+(\d+)", Path(f"/proc/{thread}/status").read_text(), re.M)
        process = self.process(int(found.group(1))) if found else None
        if process is None:
            return False
        ptrace(GETREGS, thread, ctypes.addressof(self.registers))
        address = self.registers.rip - 1 - process.base
        if address not in self.code.names:
            return False
        self.reached.add(address)
        process.memory.seek(process.base + address)
        place = address - self.code.start
        process.memory.write(self.code.bytes[place : place + 1])
        self.registers.rip -= 1
        ptrace(SETREGS, thread, ctypes.addressof(self.registers))
        return True
