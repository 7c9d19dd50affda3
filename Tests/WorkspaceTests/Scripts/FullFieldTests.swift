// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Scripts
import Testing

@testable import Workspace

/// `event.fieldFull` tells that a text does not fit, and `event.changeEx` has all of it.
@Suite struct FullFieldTests {
  @Test func aTextBeyondTheLimitIsTold() throws {
    let bench = try ScriptBench("calculated.pdf")
    try bench.open.runScript(
      Script(
        "set",
        """
        getField('income').value = '';
        getField('income').charLimit = 2;
        getField('income').setAction('Keystroke', 'if (!event.willCommit) '
          + 'console.println([event.fieldFull, event.change, event.changeEx].join(":"));');
        """), ScriptEvent(.execute))
    try bench.base.tap(100, 50)
    for key in ["1", "2"] { bench.base.send(.key(KeyPress(key))) }
    #expect(bench.said == ["false:1:", "false:2:"])
    bench.base.send(.key(KeyPress("3")))
    #expect(bench.said.last == "true::3")
    #expect(bench.failures.isEmpty)
  }
}
