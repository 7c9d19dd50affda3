// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct FieldToolTests {
  @Test(arguments: [
    ("textField", FormField.Kind.text), ("checkBox", .checkBox), ("radioButton", .radio),
    ("comboBox", .comboBox), ("listBox", .listBox), ("pushButton", .button),
    ("signatureField", .signature),
  ])
  func aDragAndATapMakeFields(tool: String, kind: FormField.Kind) throws {
    let bench = try Bench("simple.pdf")
    try bench.view.setTool(ToolName(rawValue: tool))
    try bench.tap(100, 300)
    let first = try #require(try bench.document.formFields.first)
    #expect(first.field.kind == kind)
    #expect(first.widgets.first?.rect.contains(Point(100, 300)) == true)
    #expect(bench.undoNames.count == 1)
    #expect(bench.view.tool == .pan)
    try bench.open.editor.undo()
    #expect(try bench.document.formFields.isEmpty)
  }

  @Test func namesAreUnique() throws {
    let bench = try Bench("simple.pdf")
    for place in [100.0, 200, 300] {
      try bench.view.setTool("textField")
      try bench.tap(100, place)
    }
    #expect(try bench.document.formFields.map(\.id) == ["Text 1", "Text 2", "Text 3"])
  }

  @Test func radioButtonsOfOneGoBelongTogether() throws {
    let bench = try Bench("simple.pdf")
    try bench.view.setTool("radioButton")
    bench.set { $0.returnToPan = false }
    try bench.tap(100, 300)
    try bench.tap(130, 300)
    let fields = try bench.document.formFields
    #expect(fields.map { $0.widgets.map(\.onState) } == [["1", "2"]])
  }
}
