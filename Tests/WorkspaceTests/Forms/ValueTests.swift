// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import Testing

@testable import Workspace

@Suite struct ValueTests {
  /// Takes no `bad`, writes in capitals, and counts the letters in another field, with a unit.
  private final class Counting: FormScripts {
    var asked: [String] = []

    func willCommit(_ value: FieldValue, to field: PlacedField) -> ScriptVerdict {
      asked.append(field.id)
      guard case .text(let text) = value else { return .accept(value) }
      return text == "bad" ? .reject("Nobody is called bad.") : .accept(.text(text.uppercased()))
    }

    func recalculate(_ changed: [FieldSetting]) -> ScriptedChanges {
      guard case .text(let text)? = changed.first?.value else { return ScriptedChanges() }
      return ScriptedChanges(
        settings: [FieldSetting("fixed", .text("\(text.count)"), shown: "\(text.count) letters")])
    }

    func shown(_ field: PlacedField) -> String? { nil }
    func begin() {}
  }

  @Test func scriptsTakeRefuseAndCalculateInOneStep() throws {
    let bench = try Bench("fields.pdf")
    let scripts = Counting()
    bench.open.formScripts = scripts
    let change = try bench.open.setValues([FieldSetting("person", .text("bea"))], cause: .api)
    #expect(change?.effect.fields == ["person", "fixed"])
    #expect(try bench.document.formField("person")?.field.value == ["BEA"])
    #expect(try bench.document.formField("fixed")?.field.value == ["3"])
    #expect(bench.undoNames == ["Fill in person"])
    #expect(scripts.asked == ["person"])
    #expect(throws: ToolError.self) {
      try bench.open.setValues([FieldSetting("person", .text("bad"))], cause: .api)
    }
    #expect(try bench.document.formField("person")?.field.value == ["BEA"])
    try bench.open.editor.undo()
    #expect(try bench.document.formField("fixed")?.field.value == ["stays"])
  }

  @Test(arguments: [
    ("code", FieldValue.text("12345678901")), ("many", .choices(["z"])),
    ("size", .state("XL")), ("size", .state("Off")), ("person", .state("On")),
    ("fixed", .text("x")), ("nobody", .text("x")),
  ])
  func whatAFieldCannotHoldIsRefused(field: String, value: FieldValue) throws {
    let bench = try Bench("fields.pdf")
    #expect(throws: ToolError.self) {
      try bench.open.setValues([FieldSetting(field, value)], cause: .api)
    }
    #expect(bench.undoNames.isEmpty)
  }

  @Test func resettingGivesDefaultsBack() throws {
    let bench = try Bench("form.pdf")
    let change = try bench.open.reset(FieldScope(["name", "agree"], excludes: true), cause: .api)
    #expect(change?.effect.fields == ["colour", "country", "languages"])
    #expect(try bench.document.formField("colour")?.field.value == [])
    #expect(try bench.open.reset(FieldScope(["name"]), cause: .api) != nil)
    #expect(try bench.document.formField("name")?.field.value == ["Nobody"])
    #expect(try bench.open.reset(FieldScope(), cause: .api) == nil)
    #expect(throws: ToolError.self) { try bench.open.reset(FieldScope(["x"]), cause: .api) }
  }

  @Test func submissionsHoldWhatTheirFlagsSay() throws {
    let bench = try Bench("form.pdf")
    var options = SubmitOptions(url: "u")
    options.format = .html
    options.scope = FieldScope(["name", "colour"])
    let named = options
    let html = try bench.open.submission(of: named)
    #expect(String(decoding: html.body, as: UTF8.self) == "name=Ann&colour=red")
    #expect(html.method == .post && html.contentType == "application/x-www-form-urlencoded")
    (options.url, options.scope, options.usesGet) = ("u?x", FieldScope(["name"]), true)
    let got = try bench.open.submission(of: options)
    #expect(got.url == "u?x&name=Ann" && got.body.isEmpty && got.method == .get)
    options.url = "u?x#f?"
    #expect(try bench.open.submission(of: options).url == "u?x&name=Ann#f?")
    options.url = "u#f?"
    #expect(try bench.open.submission(of: options).url == "u?name=Ann#f?")
    try bench.open.setValues([FieldSetting("name", .text("A\rB\nC"))], cause: .api)
    let lines = String(decoding: try bench.open.submission(of: named).body, as: UTF8.self)
    #expect(lines == "name=A%0D%0AB%0D%0AC&colour=red")
    var others = SubmitOptions(url: "u")
    others.scope = FieldScope(["name"], excludes: true)
    let fdf = try bench.open.submission(of: others)
    #expect(!String(decoding: fdf.body, as: UTF8.self).contains("(name)"))
    var whole = SubmitOptions(url: "u")
    whole.format = .pdf
    #expect(try bench.open.submission(of: whole).body.isEmpty)
    let file = try bench.open.startSubmittedFile().finish(in: bench.document.context)
    #expect(file?.starts(with: "%PDF".utf8) == true)
    try bench.open.setValues([FieldSetting("name", .text(""))], cause: .api)
    #expect(throws: ToolError.self) { try bench.open.submission(of: named) }
  }
}
