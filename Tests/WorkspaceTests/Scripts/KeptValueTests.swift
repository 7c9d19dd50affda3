// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Scripts
import Testing

@testable import Workspace

/// Values of fields whose other properties a script changes.
@Suite struct KeptValueTests {
  private let bench: ScriptBench

  init() throws { bench = try ScriptBench("form.pdf") }

  private func field(_ name: String) throws -> PDFObject {
    let fields = try bench.base.document.catalog?["AcroForm"]?["Fields"]?.elements ?? []
    return try #require(try fields.first { try $0["T"]?.text == name })
  }

  private func put(_ key: String, _ value: PDFValue?, in name: String) throws {
    let document = bench.base.document
    let field = try field(name)
    try document.operation("Change") { () throws(EngineError) in
      try field.set(key, value.map { value throws(EngineError) in try document.make(value) })
    }
  }

  private func run(_ source: String) throws {
    try bench.open.runScript(Script("test", source), ScriptEvent(.execute))
  }

  @Test func aFieldThatIsHiddenOrLockedIsNotRewritten() throws {
    try put("RV", .text("<p><b>Ann</b></p>"), in: "name")
    try put("V", nil, in: "languages")
    let before = try bench.base.picture(of: "name")
    try run(
      """
      ["name", "languages"].forEach(function (name) {
        getField(name).readonly = true;
        getField(name).display = display.noPrint;
      });
      """)
    #expect(try bench.base.document.formField("name")?.field.flags.contains(.readOnly) == true)
    #expect(try field("name")["RV"]?.text == "<p><b>Ann</b></p>")
    #expect(try bench.base.picture(of: "name") == before)
    #expect(try field("languages")["V"] == nil && field("languages")["I"] != nil)
  }

  @Test func textInAnotherColourKeepsItsValueAndItsFormat() throws {
    try run("getField('name').setAction('Format', 'event.value = \"<\" + event.value + \">\"')")
    try run("getField('name').textColor = color.red")
    let picture = String(decoding: try bench.base.picture(of: "name"), as: UTF8.self)
    #expect(picture.contains("1 0 0 rg") && picture.contains("(<Ann>)"), "\(picture)")
    #expect(try bench.value("name") == "Ann")
    _ = try bench.open.undo()
    _ = try bench.open.redo()
    #expect(try bench.base.picture(of: "name") == Array(picture.utf8))
  }

  @Test func aButtonWhoseStateIsUnknownCanBeHidden() throws {
    try put("V", .name("On"), in: "agree")
    try run("getField('agree').display = display.hidden; getField('name').value = 'Bea'")
    #expect(try bench.base.document.fieldLook("agree")?.flags.contains(.hidden) == true)
    #expect(try bench.value("name") == "Bea")
    #expect(try field("agree")["V"]?.name == "On")
  }

  /// The text is too long to be set in a font that has its letters.
  @Test func whatCannotBeDoneIsTold() throws {
    #expect(throws: (any Error).self) {
      try run("getField('name').value = new Array(40000).join('\u{3a9}')")
    }
    #expect(bench.failures.count == 1)
    #expect(try bench.value("name") == "Ann")
  }

  @Test(arguments: [
    ("getField('languages').deleteItemAt()", ["Danish", "Finnish"], ""),
    ("getField('languages').deleteItemAt(1)", ["Danish", "Finnish", "German"], "German"),
    ("getField('languages').deleteItemAt(0)", ["English", "Finnish", "German"], "English|German"),
    ("getField('languages').deleteItemAt(-1)", ["Danish", "English", "Finnish"], "English"),
    (
      "getField('languages').deleteItemAt(); getField('languages').deleteItemAt()",
      ["Danish", "Finnish"], ""
    ),
  ])
  func deletedItemsAreTheSelectedOnes(source: String, items: [String], value: String) throws {
    try bench.open.setValues(
      [FieldSetting("languages", .choices(["English", "German"]))], cause: .api)
    try run(source)
    let field = try #require(try bench.base.document.formField("languages")?.field)
    #expect(field.options.map(\.value) == items)
    #expect(field.value.joined(separator: "|") == value)
  }

  /// The default values are two options whose names together are the value.
  @Test func aListWithTheSameLettersIsReset() throws {
    let options = ["1", "2", "12"].map { PDFValue.text($0) }
    try put("Opt", .array(options), in: "languages")
    try put("DV", .array(Array(options[0...1])), in: "languages")
    try bench.open.setValues([FieldSetting("languages", .choices(["12"]))], cause: .api)
    _ = try bench.open.reset(FieldScope(["languages"]), cause: .api)
    #expect(try bench.value("languages") == "1|2")
  }

  @Test func scriptsOfACommittedValueKnowItsKey() throws {
    for trigger in ["Validate", "Format"] {
      let source = "console.println(event.name + event.commitKey)"
      try run("getField('name').setAction('\(trigger)', '\(source)')")
    }
    try bench.set("name", "Bea")
    #expect(bench.said == ["Validate1", "Format1"])
    try run("getField('name').value = 'Cem'")
    #expect(bench.said == ["Validate1", "Format1", "Format0"])
  }
}
