// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Scripts
import Testing

@testable import Workspace

/// A place of a field has properties of its own; the field has those of its first place.
@Suite struct PlacePropertyTests {
  @Test func eachPlaceIsReadFromItsWidget() throws {
    let bench = try ScriptBench("redactions.pdf")
    let field = try #require(try bench.base.document.formFields.first { $0.widgets.count > 1 })
    let name = field.id
    let tell = """
      console.println(['', '.0', '.1'].map(function (place) {
        var field = getField('\(name)' + place);
        return field.display + '/' + field.hidden + '/' + field.fillColor;
      }).join(' '));
      """
    func run(_ source: String) throws {
      try bench.open.runScript(Script("test", source), ScriptEvent(.execute))
    }
    try run("getField('\(name)').fillColor = color.white;")
    try run(
      "var one = getField('\(name).1'); one.hidden = !one.hidden; one.fillColor = color.red;" + tell
    )
    let hidden = "0/false/G,1 0/false/G,1 1/true/RGB,1,0,0"
    #expect(bench.said == [hidden])
    try run(tell)
    #expect(bench.said == [hidden, hidden])
    try run("one.hidden = !one.hidden;" + tell)
    #expect(bench.said.last?.hasSuffix("0/false/RGB,1,0,0") == true)
    #expect(bench.failures.isEmpty)
  }
}
