// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Scripts in documents whose signatures lock fields, or that are certified.
@Suite struct SignedFormTests {
  private static let calculation =
    "getField('locked').display = event.value > 2 ? 1 : 0; getField('locked').value = 'x';"
    + " event.value = getField('a').value * 2"

  /// A bench with the text fields `locked`, `a` and `twice`, the button `b`, and a signature.
  private func bench(
    lock: String = "", isCertified: Bool = false,
    listed: String = "4 0 R 5 0 R 6 0 R 7 0 R 8 0 R"
  ) throws -> ScriptBench {
    func field(_ name: String, _ more: String = "") -> String {
      "<</Type/Annot/Subtype/Widget/FT/Tx/T(\(name))/DA(/Helv 12 Tf 0 g)/Rect[0 0 50 20]\(more)>>"
    }
    let script = "/AA<</C<</S/JavaScript/JS(\(Self.calculation.escapedForPDF))>>>>"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[\(listed)]/CO[6 0 R]>>"
        + (isCertified ? "/Perms<</DocMDP 9 0 R>>>>" : ">>"),
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Annots[4 0 R 5 0 R 6 0 R 7 0 R 8 0 R]>>",
      field("locked"), field("a"), field("twice", script),
      "<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(b)/Rect[0 0 50 20]>>",
      "<</Type/Annot/Subtype/Widget/FT/Sig/T(s)/Rect[0 0 50 20]/V 9 0 R\(lock)>>",
      "<</Type/Sig/ByteRange[0 1 2 3]/Contents<00>"
        + (isCertified
          ? "/Reference[<</TransformMethod/DocMDP/TransformParams<</P 2>>>>]>>" : ">>"),
    ]
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    let text = "%PDF-1.7\n\(body)trailer\n<</Root 1 0 R/Size \(objects.count + 1)>>\n%%EOF\n"
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "signed-\(UUID().uuidString).pdf")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try ScriptBench(file.path)
  }

  private static let lock = "/Lock<</Action/Include/Fields[(locked)]>>"

  private func run(_ source: String, in bench: ScriptBench) throws {
    let outcome = try bench.open.runScript(.init("test", source), .init(.execute))
    #expect(outcome?.error == nil)
  }

  private func state(_ bench: ScriptBench) throws -> String {
    let fields = try bench.base.document.formFields
    return try fields.map { field in
      "\(field.id) \(field.field) \(try bench.base.document.fieldLook(field.id) as Any)"
    }.joined(separator: "\n")
  }

  @Test func calculationsLeaveLockedFieldsAlone() throws {
    let bench = try bench(lock: Self.lock)
    let locked = try bench.base.document.fieldLook("locked")
    try bench.set("a", "21")
    #expect(try bench.value("twice") == "42")
    #expect(try bench.base.document.fieldLook("locked") == locked)
    #expect(try bench.value("locked") == "")
    try bench.set("a", "22")
    #expect(bench.refusals.count == 1 && bench.refusals[0].contains("locked by the signature s"))
  }

  @Test(arguments: [
    "display = 1", "readonly = true", "required = true", "charLimit = 3", "lineWidth = 5",
    "fillColor = color.red", "textColor = color.red", "textSize = 5", "alignment = 'right'",
    "setAction('Format', 'event.value = 1')", "multiline = true", "value = 'x'",
  ])
  func lockedFieldsKeepTheirProperties(change: String) throws {
    let bench = try bench(lock: Self.lock)
    let (before, revision) = (try state(bench), bench.open.editor.revision)
    try run("getField('locked').\(change)", in: bench)
    #expect(try state(bench) == before)
    #expect(bench.refusals.count == 1)
    #expect(bench.open.editor.revision == revision)
    try run("getField('a').\(change)", in: bench)
    #expect(bench.refusals.count == 1, "Other fields can be changed.")
    #expect(bench.open.editor.revision == revision + 1)
  }

  @Test(arguments: [
    ("a", "readonly = true", false), ("a", "required = true", false), ("a", "charLimit = 3", false),
    ("a", "lineWidth = 5", false), ("a", "fillColor = color.red", false),
    ("a", "strokeColor = color.red", false), ("a", "setAction('Format', '1')", false),
    ("b", "display = 1", false), ("b", "buttonSetCaption('x')", false),
    ("a", "display = 1", true), ("a", "textColor = color.red", true), ("a", "textSize = 5", true),
    ("a", "value = 'x'", true),
  ])
  func certifiedFormsAreOnlyFilledIn(field: String, change: String, isAllowed: Bool) throws {
    let bench = try bench(isCertified: true)
    let before = try state(bench)
    try run("getField('\(field)').\(change)", in: bench)
    #expect(try (state(bench) != before) == isAllowed)
    #expect(bench.refusals.isEmpty == isAllowed)
    bench.open.editor.policy.honorsSignatures = false
    try run("getField('\(field)').\(change)", in: bench)
    #expect(bench.refusals.isEmpty == isAllowed, "The client may decide otherwise.")
  }

  /// Changes of a field other than filling it in.
  private static let edits: [(String, @Sendable (Document, String) throws -> any Edit)] = [
    ("update", { UpdateField($1, .maxLength(3)) }),
    ("remove", { RemoveFields([$1], flattens: false) }),
    ("flatten", { RemoveFields([$1], flattens: true) }),
    ("hide", { HideAnnotations([try $0.widget(of: $1)], isHidden: true) }),
    ("delete", { DeleteAnnotations([try $0.widget(of: $1)]) }),
    ("move", { MoveAnnotations([try $0.widget(of: $1)], by: Point(1, 1), date: 0) }),
    ("flags", { UpdateAnnotations([try $0.widget(of: $1).hidden], verb: "Hide") }),
    ("action", { try SetAction(Action(.javaScript("1")), for: .format, of: .field($1), in: $0) }),
  ]

  @Test(arguments: edits.map(\.0))
  func lockedFieldsStay(edit name: String) throws {
    let bench = try bench(lock: Self.lock)
    let editor = bench.open.editor
    let make = try #require(Self.edits.first { $0.0 == name }?.1)
    func perform(on field: String) throws {
      _ = try editor.perform(try make(bench.base.document, field), cause: .api)
    }
    #expect(throws: EditError.self) { try perform(on: "locked") }
    #expect(editor.revision == 0)
    try perform(on: "a")
    #expect(editor.revision == 1, "Other fields can be changed.")
    editor.policy.honorsSignatures = false
    try perform(on: "locked")
    #expect(editor.revision == 2, "The client may decide otherwise.")
  }

  @Test func aHideActionLeavesLockedFieldsAlone() throws {
    let bench = try bench(lock: Self.lock)
    #expect(hide(["locked", "a"], in: bench) == true)
    let document = bench.base.document
    #expect(try document.widget(of: "a").flags.contains(.hidden))
    #expect(try !document.widget(of: "locked").flags.contains(.hidden))
    #expect(hide(["locked"], in: bench) == false)
  }

  private func hide(_ names: [String], in bench: ScriptBench) -> Bool? {
    let targets = names.map { ActionValue.record(["field": .text($0)]) }
    let action = Action(.special(.hide), members: ["hide": .flag(true), "targets": .list(targets)])
    return bench.base.view.actions.run(action, ActionOccasion(.activate)).first?.isPerformed
  }

  @Test func aHideActionLeavesButtonsAndSignaturesOfACertifiedFormAlone() throws {
    let bench = try bench(isCertified: true)
    #expect(hide(["a", "b", "s"], in: bench) == true)
    let document = bench.base.document
    #expect(try document.widget(of: "a").flags.contains(.hidden))
    for field in ["b", "s"] {
      #expect(try !document.widget(of: field).flags.contains(.hidden))
      #expect(hide([field], in: bench) == false)
    }
    bench.open.editor.policy.honorsSignatures = false
    #expect(hide(["b"], in: bench) == true, "The client may decide otherwise.")
  }

  @Test func deletingAStampShowsNoLockedSignature() throws {
    let bench = try bench(lock: "/Lock<</Action/All>>")
    let editor = bench.open.editor
    var stamp = Annotation(id: "made", type: .stamp, pageIndex: 0, rect: Rect(0, 0, 50, 20))
    stamp.customData["signature"] = "1"
    stamp.customData[HideWidget.stampKey] = .init(try bench.base.document.widget(of: "s").id)
    try editor.perform(AddAnnotations([stamp]), cause: .api)
    #expect(throws: EditError.self) {
      try editor.perform(DeleteAnnotations([stamp]), cause: .api)
    }
    editor.policy.honorsSignatures = false
    try editor.perform(DeleteAnnotations([stamp]), cause: .api)
  }

  @Test func fieldsThatTheFormDoesNotListAreNotFilledInUnderACertification() throws {
    let bench = try bench(isCertified: true, listed: "5 0 R 6 0 R 7 0 R 8 0 R")
    #expect(throws: (any Error).self) { try bench.set("locked", "x") }
    try bench.set("a", "x")
    bench.open.editor.policy.honorsSignatures = false
    try bench.set("locked", "x")
  }
}

extension Document {
  /// The only widget of a field.
  fileprivate func widget(of field: String) throws -> Annotation {
    let place = try #require(try formField(field)?.widgets.first)
    return try #require(try page(place.pageIndex).annotation(place.annotationID))
  }
}

extension FieldChanges {
  fileprivate static func maxLength(_ length: Int) -> FieldChanges {
    var changes = FieldChanges()
    changes.maxLength = .some(length)
    return changes
  }
}

extension Annotation {
  fileprivate var hidden: Annotation {
    var copy = self
    copy.flags.insert(.hidden)
    return copy
  }
}

extension String {
  /// The text as the contents of a literal string.
  fileprivate var escapedForPDF: String {
    map { "()\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
