// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Scripts
import Testing

@testable import Workspace

/// Calculated fields that a script reads after it changed what they depend on.
@Suite struct RecalculationTests {
  private func run(_ source: String) throws -> ScriptBench {
    let bench = try ScriptBench("calculated.pdf")
    try bench.open.runScript(Script("test", source), ScriptEvent(.mouseUp))
    return bench
  }

  @Test func aScriptReadsTheResultOfWhatItChanged() throws {
    let bench = try run(
      """
      getField("income").value = 50; console.println(getField("tax").value);
      getField("income").value = 60; console.println(getField("tax").valueAsString);
      """)
    #expect(bench.said == ["25", "30"])
    #expect(try bench.value("tax") == "30")
    #expect(try bench.shown("tax") == "EUR 30")
    #expect(bench.failures.isEmpty)
  }

  @Test func aResultThatIsRefusedIsNotRead() throws {
    let bench = try run(
      """
      getField("income").value = 50;
      getField("income").value = 400; console.println(getField("tax").value);
      """)
    #expect(bench.said == ["2"])
  }

  @Test func theEventOfTheScriptStays() throws {
    let bench = try run(
      """
      var mine = event; getField("income").value = 50; getField("tax").value;
      console.println([event === mine, event.name, event.type].join());
      """)
    #expect(bench.said == ["true,Mouse Up,Field"])
  }

  @Test func calculateNowCalculatesAtOnce() throws {
    let bench = try run(
      """
      calculate = false; getField("income").value = 50; console.println(getField("tax").value);
      calculateNow(); console.println(getField("tax").value);
      """)
    #expect(bench.said == ["2", "25"])
    #expect(try bench.value("tax") == "25")
  }

  @Test func theScriptThatReadsIsOneStepOfTheHistory() throws {
    let bench = try run("getField('income').value = 50; getField('tax').value")
    _ = try bench.open.undo()
    #expect(try bench.value("tax") == "2")
  }
}
