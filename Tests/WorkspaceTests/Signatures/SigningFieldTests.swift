// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Signing in a field by hand from the tool that fills in forms, which hands the field over.
@Suite struct SigningFieldTests {
  private let strokes = HandSignature(
    .strokes([[Point(0, 0), Point(30, 10), Point(60, 0)]]), color: nil, width: 3)

  @Test(arguments: ["Enter", " "]) func aKeySignsTheFieldWithTheFocus(_ key: String) throws {
    let bench = try Bench("form.pdf")
    try bench.enter("signature")
    #expect(bench.view.toolState == "formFill.selected")
    let asked = bench.view.handle(KeyPress(key))
    #expect(asked.isHandled && asked.path == [.formFill, .signature])
    #expect(asked.requirement?.requirement.kind == .signature)
    #expect(bench.view.answer(.signature(strokes)).error == nil)
    #expect(bench.undoNames == ["Sign signature"])
    #expect(bench.view.tool == .formFill)
  }

  @Test func aKeyOpensTheMenuOfASignedField() throws {
    let bench = try Bench("form.pdf")
    try bench.enter("signature")
    bench.press("Enter")
    _ = bench.view.answer(.signature(strokes))
    try bench.enter("signature")
    let menu = bench.view.handle(KeyPress("Enter")).menu?.map(\.id.rawValue)
    #expect(menu == ["thickness", "signDigitally", "delete"])
    #expect(bench.undoNames == ["Sign signature"])
  }

  @Test func aDoubleTapSignsToo() throws {
    let bench = try Bench("form.pdf")
    let asked = bench.view.handle([.doubleTap(try bench.sample(Point(200, 360)))])
    #expect(asked.requirement?.requirement.prompt == "signature")
    #expect(bench.view.toolState == "signature.choosing")
  }

  /// The field is found once: what lies above it does not matter, nor does the event after that.
  @Test func aKeySignsAFieldBelowAnAnnotation() throws {
    let bench = try Bench("form.pdf")
    let cover = Annotation(
      id: "cover", type: .square, pageIndex: 0,
      rect: try bench.widget("signature").annotation.rect.grown(by: 5))
    try bench.open.editor.perform(AddAnnotations([cover]), cause: .api)
    try bench.enter("signature")
    bench.press("Enter")
    #expect(bench.view.toolState == "signature.choosing")
    bench.run("cancel")
    try bench.view.setTool(.signature)
    let placed = try bench.tap(320, 30)
    #expect(placed.requirement?.requirement.prompt == "Signature")
  }

  /// A document that only allows to fill in forms allows to sign in its fields, and nowhere else.
  @Test func fillingInFormsIncludesSigning() throws {
    let bench = try Bench(try restricted())
    #expect(!bench.document.permissions.annotate && bench.document.permissions.fillForms)
    let asked = try bench.tap(200, 360)
    #expect(asked.error == nil)
    #expect(asked.requirement?.requirement.prompt == "signature")
    #expect(bench.view.answer(.signature(strokes)).error == nil)
    #expect(bench.undoNames == ["Sign signature"])

    try bench.view.setTool(.signature)
    #expect(try bench.tap(320, 30).error != nil)
    #expect(bench.view.toolState == "signature.idle")
    #expect(!bench.view.creatingTools.contains { $0.name == .signature })
  }

  /// A stamp in place of the field would be an annotation: nobody draws one in vain.
  @Test func aStampForTheFieldIsRefusedBeforeItIsDrawn() throws {
    let bench = try Bench(try restricted()) { $0.signatureFieldMode = .stamp }
    let refused = try bench.tap(200, 360)
    #expect(refused.error != nil)
    #expect(refused.requirement == nil)
  }

  /// The path of a copy of the form that only allows to fill in forms.
  private func restricted() throws -> String {
    var passwords = try #require(Encryption.Passwords(user: "", owner: "owner"))
    passwords.permissions.annotate = false
    passwords.permissions.modify = false
    var options = SaveOptions()
    options.encryption = .aes256(passwords)
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    _ = try Bench("form.pdf").open.editor.save(
      to: path, options, expected: nil, isOriginal: false)
    return path
  }
}
