// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Fields that clients make.
@Suite struct NewFieldTests {
  private let bench: Bench

  init() throws { bench = try Bench("simple.pdf") }

  private func make(
    _ kind: FormField.Kind = .radio, named name: String = "group", state: String = "Yes",
    _ change: (inout NewField) -> Void = { _ in }
  ) throws {
    let id = try bench.open.makeAnnotationID()
    var new = NewField(kind, named: name, widgetID: id, onPage: 0, Rect(10, 10, 30, 30))
    new.state = state
    change(&new)
    _ = try bench.open.create(new, cause: .api)
  }

  private func states(_ name: String = "group") throws -> [Bool] {
    try #require(try bench.document.formField(name)).widgets.map(\.isOn)
  }

  @Test func radioButtonsInUnisonHaveEqualStates() throws {
    try make(state: "a") { $0.flags = [.inUnison] }
    try make(state: "b")
    try make(state: "a")
    let field = try #require(try bench.document.formField("group"))
    _ = try bench.open.setValues([FieldSetting(field.id, .state("a"))], cause: .api)
    #expect(try states() == [true, false, true])
    _ = try bench.open.setValues([FieldSetting(field.id, .state("b"))], cause: .api)
    #expect(try states() == [false, true, false])
    try make(state: "b")
    #expect(try states() == [false, true, false, true], "A button that is added shows the value.")
  }

  @Test func otherRadioButtonsHaveStatesOfTheirOwn() throws {
    try make(state: "a")
    #expect(throws: ToolError.self) { try make(state: "a") }
    #expect(throws: ToolError.self) { try make(state: "a") { $0.flags = [.inUnison] } }
    #expect(try states() == [false])
  }

  @Test func aButtonThatIsAddedOnTurnsTheOthersOff() throws {
    try make(state: "a") { $0.value = ["a"] }
    try make(state: "b") { $0.value = ["b"] }
    #expect(try states() == [false, true])
    _ = try bench.open.editor.undo()
    #expect(try states() == [true])
  }

  @Test(arguments: [
    ("a..b", "none of them empty"), (".a", "none of them empty"), ("a.", "none of them empty"),
    (String(repeating: "a", count: 40_000), "has 40000 bytes"),
    (Array(repeating: "a", count: 17).joined(separator: "."), "has 17 parts"),
  ])
  func badNamesAreRefused(name: String, why: String) throws {
    let error = #expect(throws: ToolError.self) { try make(.text, named: name) }
    #expect(error?.message.contains(why) == true)
    #expect(try bench.document.formFields.isEmpty)
  }
}
