// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Scripts
import Testing

@testable import Workspace

/// Scripts that show, hide and lock fields while the focus moves. In `filling.pdf`, the tab order begins
/// with notes, code, secret and amount.
@Suite struct LeftFieldTests {
  private func bench(_ script: String) throws -> ScriptBench {
    let bench = try ScriptBench("filling.pdf")
    try bench.open.runScript(Script("set", script), ScriptEvent(.execute))
    #expect(bench.failures.isEmpty)
    try bench.base.enter("notes")
    return bench
  }

  private func tab(_ bench: ScriptBench) throws -> String {
    #expect(bench.base.view.focus(.next).error == nil)
    return try bench.base.field()
  }

  @Test func aScriptKnowsHowAValueWasCommitted() throws {
    let bench = try bench(
      """
      getField('code').setAction(
        'Keystroke', 'if (event.willCommit) console.println(event.commitKey)');
      """)
    let ends: [(Bench) -> Void] = [
      { _ = $0.view.focus(.next) }, { $0.press("Enter") }, { _ = $0.view.blur(text: nil) },
    ]
    for (place, end) in ends.enumerated() {
      try bench.base.enter("code")
      try bench.base.type("\(place)")
      end(bench.base)
    }
    try bench.set("code", "1")
    #expect(bench.failures.isEmpty)
    #expect(bench.said == ["3", "2", "1", "1"])
  }

  @Test func aFieldThatIsHiddenIsPassedOver() throws {
    let bench = try bench(
      "getField('notes').setAction('OnBlur', \"getField('code').display = display.hidden\");")
    try bench.base.type("x")
    #expect(try tab(bench) == "secret")
    #expect(bench.base.state == "formFill.editingText")
  }

  @Test func aFieldThatIsShownIsNext() throws {
    let bench = try bench(
      """
      getField('code').display = display.hidden;
      getField('notes').setAction('OnBlur', "getField('code').display = display.visible");
      """)
    #expect(try tab(bench) == "code")
  }

  @Test func aFieldThatHidesItselfKeepsItsPlace() throws {
    let bench = try bench(
      "getField('code').setAction('OnBlur', \"getField('code').display = display.hidden\");")
    #expect(try tab(bench) == "code")
    #expect(try tab(bench) == "secret")
  }

  @Test func aFieldThatIsLockedTrapsNobody() throws {
    let bench = try bench(
      "getField('code').setAction('OnFocus', \"getField('code').readonly = true\");")
    #expect(try tab(bench) == "code")
    #expect(bench.base.state == "formFill.selected")
    #expect(try tab(bench) == "secret")
  }

  @Test func aTouchedFieldThatIsHiddenIsNotEntered() throws {
    let bench = try bench(
      "getField('notes').setAction('OnBlur', \"getField('code').display = display.hidden\");")
    let place = try bench.base.widget("code").annotation.rect.center
    try bench.base.tap(place)
    #expect(try bench.base.requirement() == nil)
    #expect(bench.base.view.focusedField == nil)
  }
}
