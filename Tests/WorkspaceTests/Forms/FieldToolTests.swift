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
    let stage = try Stage("simple.pdf")
    try stage.view.setTool(ToolName(rawValue: tool))
    try stage.tap(100, 300)
    let first = try #require(try stage.document.formFields.first)
    #expect(first.field.kind == kind)
    #expect(first.widgets.first?.rect.contains(Point(100, 300)) == true)
    #expect(stage.undoNames.count == 1)
    #expect(stage.view.tool == .pan)
    try stage.open.editor.undo()
    #expect(try stage.document.formFields.isEmpty)
  }

  @Test func namesAreUnique() throws {
    let stage = try Stage("simple.pdf")
    for place in [100.0, 200, 300] {
      try stage.view.setTool("textField")
      try stage.tap(100, place)
    }
    #expect(try stage.document.formFields.map(\.id) == ["Text 1", "Text 2", "Text 3"])
  }

  @Test func radioButtonsOfOneGoBelongTogether() throws {
    let stage = try Stage("simple.pdf")
    try stage.view.setTool("radioButton")
    stage.set { $0.returnToPan = false }
    try stage.tap(100, 300)
    try stage.tap(130, 300)
    let fields = try stage.document.formFields
    #expect(fields.map { $0.widgets.map(\.onState) } == [["1", "2"]])
  }
}
