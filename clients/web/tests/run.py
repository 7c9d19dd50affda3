#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the tests of the web viewer, a few classes at a time, each in a browser of its own.

    run.py [--jobs N] [--slowest N] [NAME…]

A NAME is a part of a test's name; all tests are run without one. What fails is run again, alone: on a
busy machine a browser can take longer than a test waits. The exit status is 1 if it fails again.
"""

import argparse
import io
import os
import sys
import time
import unittest
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Dict, Iterator, List, NamedTuple

HERE = Path(__file__).resolve().parent


class Report(NamedTuple):
    """What became of some tests."""

    output: str
    failed: List[str]
    seconds: Dict[str, float]
    skipped: int


class TimedResult(unittest.TextTestResult):
    """Notes how long each test takes."""

    def __init__(self, *arguments: Any, **options: Any):
        super().__init__(*arguments, **options)
        self.seconds: Dict[str, float] = {}
        self._since = 0.0

    def startTest(self, test: unittest.TestCase) -> None:
        self._since = time.monotonic()
        super().startTest(test)

    def stopTest(self, test: unittest.TestCase) -> None:
        super().stopTest(test)
        self.seconds[test.id()] = time.monotonic() - self._since


def run(names: List[str]) -> Report:
    """Runs tests by their names, in this process."""
    suite = unittest.defaultTestLoader.loadTestsFromNames(names)
    stream = io.StringIO()
    result: Any = unittest.TextTestRunner(stream=stream, resultclass=TimedResult).run(suite)
    # A part of a test has its description after the test's name.
    failed = [test.id().split(" [")[0] for test, _ in [*result.failures, *result.errors]]
    # A class that cannot be set up has no test that could be run again.
    failed = [name if "(" not in name else names[0] for name in failed]
    output = stream.getvalue() if failed else ""
    return Report(output, failed, result.seconds, len(result.skipped))


def tests_in(suite: Any) -> Iterator[unittest.TestCase]:
    for each in suite:
        if isinstance(each, unittest.TestSuite):
            yield from tests_in(each)
        else:
            yield each


def jobs_of(part_names: List[str]) -> List[List[str]]:
    """The names of the wanted tests by class, the class with the most tests first."""
    suite = unittest.defaultTestLoader.discover(str(HERE), top_level_dir=str(HERE.parent))
    by_class: Dict[str, List[str]] = {}
    for test in tests_in(suite):
        if not part_names or any(part in test.id() for part in part_names):
            by_class.setdefault(test.id().rpartition(".")[0], []).append(test.id())
    return sorted(by_class.values(), key=len, reverse=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--jobs", type=int, default=min(3, (os.cpu_count() or 1) + 1))
    parser.add_argument("--slowest", type=int, default=0, help="how many of the slowest tests to print")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    os.chdir(HERE.parent)
    sys.path.insert(0, str(HERE.parent))
    began = time.monotonic()
    jobs = jobs_of(options.names)
    if not jobs:
        sys.exit("No test has such a name.")
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        reports = list(pool.map(run, jobs))
    seconds = {name: taken for report in reports for name, taken in report.seconds.items()}
    skipped = sum(report.skipped for report in reports)
    print(f"{len(seconds)} tests in {time.monotonic() - began:.0f} s, {skipped} skipped")
    for name in sorted(seconds, key=lambda each: -seconds[each])[: options.slowest]:
        print(f"{seconds[name]:6.1f} s  {name}")
    failed = [name for report in reports for name in report.failed]
    if failed:
        print("".join(report.output for report in reports))
        print(f"Once more: {', '.join(failed)}")
        again = run(failed)
        print(again.output)
        sys.exit(1 if again.failed else 0)


if __name__ == "__main__":
    main()
