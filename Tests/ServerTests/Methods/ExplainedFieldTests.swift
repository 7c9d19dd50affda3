// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

/// Explanations of taps that would make a field, and then select it under a condition.
@Suite struct ExplainedFieldTests {
  @Test(arguments: ["textField", "checkBox", "signatureField"])
  func theTapDoesWhatWasSaid(_ tool: String) throws {
    let client = try Client("simple.pdf")
    let options = #"{"returnToPan": false, "selectAfterCreation": true}"#
    _ = try client.ask("tool/set", #""tool": "\#(tool)", "options": \#(options)"#)
    let condition = #"{"not": {"annotationType": ["highlight"]}}"#
    _ = try client.ask(
      "interaction/addCondition",
      #""component": "selectAnnotation", "condition": \#(condition)"#)
    let place = #""pageIndex": 0, "point": [200, 300]"#
    let said = try client.ask("interaction/explain", #""event": "tap", \#(place)"#)
    #expect(said["wouldDo"]?.string == "selectAnnotation")
    #expect(said["error"] == nil)
    let done = try client.ask("interaction/tap", place)
    #expect(done["component"]?.string == said["wouldDo"]?.string)
    #expect(done["state"]?.string == said["state"]?.string)
  }
}
