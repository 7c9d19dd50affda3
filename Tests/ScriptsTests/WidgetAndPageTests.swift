// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Scripts

/// What scripts do with single widgets of a field, and read of pages.
@Suite struct WidgetAndPageTests {
  /// Scripts can uncheck the check box that is on. They cannot uncheck the others, or radio buttons.
  @Test func aWidgetThatIsOffStaysOff() throws {
    let bench = Bench()
    for kind in [ScriptField.Kind.checkBox, .radio] {
      var field = ScriptField(kind, value: ["B"])
      field.states = ["A", "B"]
      bench.fields = [("f", field)]
      #expect(try bench.value("(getField('f').checkThisBox(0, false), getField('f').value)") == "B")
      let after = try bench.value("(getField('f').checkThisBox(1, false), getField('f').value)")
      #expect(after == (kind == .radio ? "B" : "Off"))
      #expect(try bench.value("(getField('f').checkThisBox(0), getField('f').value)") == "A")
    }
  }

  @Test func pagesAreTold() throws {
    let bench = Bench()
    let media = [0, 400, 300, 0.5]
    bench.pages = [
      ScriptPage(label: "i", rotation: 0, boxes: ["media": media]),
      ScriptPage(label: "ii", rotation: 90, boxes: ["media": media, "crop": [10, 300, 200, 20]]),
    ]
    let labels = "[getPageLabel(), getPageLabel(1), getPageLabel({nPage: 1})]"
    #expect(try bench.value(labels) == "i|ii|ii")
    #expect(try bench.value("[getPageRotation(0), getPageRotation(1)]") == "0|90")
    #expect(try bench.value("getPageBox()") == "0|400|300|0.5")
    #expect(try bench.value("getPageBox('Crop', 1)") == "10|300|200|20")
    #expect(try bench.value("getPageBox({cBox: 'Trim', nPage: 1})") == "10|300|200|20")
    #expect(try bench.value("getPageBox('Media', 1)") == "0|400|300|0.5")
    #expect(try bench.value("getPageLabel(2)").hasPrefix("threw RangeError"))
    try bench.run("getPageBox('BBox')")
    #expect(bench.effects == [.unsupported("Doc.getPageBox bbox")])
  }
}
