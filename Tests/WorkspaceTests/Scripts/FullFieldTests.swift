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

  /// `selStart` and `selEnd` count as JavaScript does: an emoji takes two.
  @Test func anEmojiTakesTwoPlaces() throws {
    let bench = try ScriptBench("calculated.pdf")
    try bench.open.runScript(
      Script(
        "set",
        """
        getField('income').value = '😀a';
        getField('income').setAction('Keystroke', 'if (!event.willCommit) {'
          + 'var v = event.value; event.change = event.change.toUpperCase();'
          + 'console.println(v.substring(0, event.selStart) + "|" + v.substring(event.selEnd));'
          + 'if (event.change === "B") event.selStart = event.selEnd = 2; }');
        """), ScriptEvent(.execute))
    try bench.base.tap(100, 50)
    bench.base.send(.key(KeyPress("End")))
    bench.base.send(.key(KeyPress("x")))
    #expect(bench.said == ["😀a|"])
    bench.base.send(.key(KeyPress("b")))
    bench.base.send(.key(KeyPress("Enter")))
    #expect(try bench.value("income") == "😀BaX", "A script moves what is typed behind the emoji.")
    #expect(bench.failures.isEmpty)
  }
}
