// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import Signing
import Testing

@testable import Engine

struct CertificationTests {
  private func isForbidden(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return false
    } catch EditError.notPermitted(let by, _) {
      return by == "signature"
    } catch SigningError.notPermitted {
      return true
    } catch {
      return false
    }
  }

  @Test(arguments: [
    (Certification.noChanges, true, true), (.formFilling, true, false),
    (.annotations, false, false),
  ])
  func certificationsForbidWhatTheySay(
    level: Certification, annotations: Bool, signing: Bool
  ) throws {
    let bench = try SigningBench("form.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file) { $0.certification = level }
    #expect(try editor.reports().last?.certification == level)
    #expect(isForbidden { try editor.addSquare("one") } == annotations)
    #expect(isForbidden { try editor.perform(RotatePages([0], by: 90), cause: .api) })
    let isSigningForbidden = isForbidden {
      try editor.sign(bench.file, with: "second") { $0.place = .init(0, nil) }
    }
    #expect(isSigningForbidden == signing)
    if PDFSig.isThere {
      #expect(try PDFSig.verdicts(bench.file).allSatisfy { $0 == "Signature is Valid." })
    }
  }

  /// Fields that viewers would redraw (`NeedAppearances`) keep the look that a signature may lock.
  @Test func onlyWhatIsFilledInIsDrawn() throws {
    let bench = try SigningBench("fields.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file) {
      ($0.certification, $0.place) = (.formFilling, .init(0, nil))
      $0.lock = FieldLock(.include, ["notes"])
    }
    try editor.perform(SetFieldValues([FieldSetting("person", .text("Zoë"))]), cause: .api)
    let changes = try #require(try editor.reports().last?.changes)
    #expect(changes.filledFields == ["person"])
    #expect(try editor.reports().last?.verdict == .valid)
  }

  private func field(_ id: String, of editor: Editor) throws -> PlacedField {
    try #require(try editor.document.formFields.first { $0.id == id })
  }

  @Test func aFieldThatOnlyLooksSignedIsForbidden() throws {
    let bench = try SigningBench("form.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file) { $0.certification = .formFilling }
    let drawing = HandDrawing(.mark(.cross), color: .black, width: 1)
    let id = try #require(try field("signature", of: editor).widgets.first?.annotationID)
    let widget = try #require(try editor.document.page(0).widget(id))
    #expect(isForbidden { try editor.perform(SignByHand(widget, drawing), cause: .api) })
    #expect(isForbidden { try editor.perform(ClearSignature("signature"), cause: .api) })
    let hiding = HideWidget(widget.annotation.id, onPage: 0, isHidden: true)
    #expect(isForbidden { try editor.perform(hiding, cause: .api) })
  }

  /// Clearing an empty field changes nothing.
  @Test func anEmptyFieldStaysAsItIs() throws {
    let bench = try SigningBench("form.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file)
    let id = try #require(try field("signature", of: editor).widgets.first?.annotationID)
    let widget = try #require(try editor.document.page(0).widget(id))
    func look() throws -> Int? {
      try editor.document.form["signature"]?.widgets.first?.object["AP"]?["N"]?.number
    }
    let blank = try #require(try look())
    try editor.perform(ClearSignature("signature"), cause: .api)
    #expect(try editor.reports().map(\.verdict) == [.valid])
    let drawing = HandDrawing(.mark(.cross), color: .black, width: 1)
    try editor.perform(SignByHand(widget, drawing), cause: .api)
    #expect(try look() != blank)
    try editor.perform(ClearSignature("signature"), cause: .api)
    #expect(try look() == blank)
    try editor.sign(bench.file, with: "second") {
      ($0.lock, $0.place) = (FieldLock(.include, ["signature"]), .init(0, nil))
    }
    #expect(isForbidden { try editor.perform(ClearSignature("signature"), cause: .api) })
  }

  /// A document that allows to fill in forms allows to sign its fields, but not to add one.
  @Test(arguments: [false, true]) func aNewFieldNeedsMorePermissions(isVisible: Bool) throws {
    let bench = try SigningBench("form.pdf")
    var passwords = try #require(Encryption.Passwords(user: "", owner: "owner"))
    (passwords.permissions.annotate, passwords.permissions.modify) = (false, false)
    var options = SaveOptions()
    options.encryption = .aes256(passwords)
    _ = try bench.open().save(to: bench.file.path, options, expected: nil, isOriginal: true)
    let editor = try bench.open()
    #expect(throws: SigningError.self) {
      try editor.sign(bench.file) { if !isVisible { $0.place = nil } }
    }
    let name = try editor.sign(bench.file) { ($0.field, $0.place) = ("signature", nil) }
    #expect(name == "signature")
    #expect(try editor.reports().map(\.isIntact) == [true])
  }

  @Test func fillingInACertifiedXFAFormIsForbidden() throws {
    let bench = try SigningBench("form.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file) { $0.certification = .formFilling }
    let name = try field("name", of: editor)
    try editor.checkFilling(name)
    try editor.document.operation("XFA") { () throws(EngineError) in
      try editor.document.catalog?["AcroForm"]?.set("XFA", editor.document.makeText("<xdp/>"))
    }
    #expect(isForbidden { try editor.checkFilling(name) })
    editor.policy.honorsSignatures = false
    try editor.checkFilling(name)
  }

  /// What may be signed is what is found allowed once it was: fields that are there, and new ones that
  /// do not show unless annotations may be added.
  @Test(arguments: [
    (Certification.noChanges, false, false, false), (.formFilling, true, true, false),
    (.annotations, true, true, true),
  ])
  func whatMayBeSignedIsFoundAllowed(
    level: Certification, known: Bool, unseen: Bool, seen: Bool
  ) throws {
    let ways: [(Bool, (inout SignatureRequest) -> Void)] = [
      (known, { ($0.field, $0.place) = ("Later", nil) }), (unseen, { $0.place = .init(0, nil) }),
      (seen, { _ in }),
    ]
    for (isAllowed, change) in ways {
      let bench = try SigningBench("simple.pdf")
      let context = try #require(AttackContext.allCases.first { $0.certification == level })
      try AttackBase.signed(context).data.write(to: bench.file)
      let editor = try bench.open()
      #expect(isForbidden { try editor.sign(bench.file, with: "second", change) } != isAllowed)
      let reports = try bench.open().reports()
      #expect(reports.count == (isAllowed ? 2 : 1))
      #expect(reports.allSatisfy { $0.changes?.isAllowed == true })
    }
  }

  /// A field that a signature locks is not signed, nor is a new one if all are locked.
  @Test(arguments: [
    (AttackContext.lockAll, "Later", false), (.lockAll, "New", false), (.lockText, "Later", true),
    (.lockText, "New", true), (.lockOthers, "Later", false), (.lockOthers, "New", false),
  ])
  func lockedFieldsAreNotSigned(context: AttackContext, field: String, isAllowed: Bool) throws {
    let bench = try SigningBench("simple.pdf")
    try AttackBase.signed(context).data.write(to: bench.file)
    let editor = try bench.open()
    let isRefused = isForbidden {
      try editor.sign(bench.file, with: "second") { ($0.field, $0.place) = (field, .init(0, nil)) }
    }
    #expect(isRefused != isAllowed)
    #expect(try bench.open().reports().first?.changes?.isAllowed == true)
  }

  @Test func aPolicyMayOverrideIt() throws {
    let bench = try SigningBench("form.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file) { $0.certification = .noChanges }
    editor.policy.honorsSignatures = false
    try editor.addSquare("one")
    let changes = try #require(try editor.reports().last?.changes)
    #expect(changes.kinds == [.annotations])
    #expect(!changes.isAllowed)
  }

  @Test func onlyTheFirstSignatureCertifies() throws {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file)
    #expect(
      isForbidden {
        try editor.sign(bench.file, with: "second") { $0.certification = .annotations }
      }
    )
  }

  @Test func lockedFieldsStay() throws {
    let bench = try SigningBench("form.pdf")
    let editor = try bench.open()
    let fields = try editor.document.formFields
    let first = try #require(fields.first { $0.field.kind == .text })
    let second = try #require(fields.first { $0.field.kind == .comboBox })
    let option = try #require(second.field.options.last).value
    try editor.sign(bench.file) { $0.lock = FieldLock(.include, [first.field.name]) }
    #expect(isForbidden { try editor.checkFilling(first) })
    #expect(!isForbidden { try editor.checkFilling(second) })
    try editor.perform(SetFieldValues([.init(second.id, .choices([option]))]), cause: .api)
    #expect(try editor.reports().last?.changes?.isAllowed == true)
    try editor.perform(SetFieldValues([.init(first.id, .text("x"))]), cause: .api)
    let changes = try #require(try editor.reports().last?.changes)
    #expect(changes.kinds == [.formFilling])
    #expect(!changes.isAllowed)
    #expect(Set(changes.filledFields) == [first.field.name, second.field.name])
  }

  @Test func aSignedFieldIsNotSignedAgain() throws {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    let field = try editor.sign(bench.file)
    #expect(isForbidden { try editor.sign(bench.file, with: "second") { $0.field = field } })
    #expect(throws: SigningError.self) {
      try editor.sign(bench.file) {
        $0.field = "missing"
        $0.place = nil
      }
    }
  }
}
