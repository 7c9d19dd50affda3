// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct SignatureToolTests {
  private let bench: Bench
  private let strokes = HandSignature(
    .strokes([[Point(0, 0), Point(30, 10), Point(60, 0)]]), color: nil, width: 3)

  init() throws {
    bench = try Bench("signature-fields.pdf")
    try bench.view.setTool("signature")
  }

  private func state(_ id: String = "field-empty", page: Int = 0) throws -> SignatureFieldState? {
    try bench.document.page(page).signatureState(of: id)
  }

  @Test func anEmptyFieldAsksForASignatureAndShowsIt() throws {
    let asked = try bench.tap(200, 75)
    #expect(asked.requirement?.requirement.kind == .signature)
    #expect(asked.requirement?.requirement.prompt == "Your signature")
    let report = bench.view.answer(.signature(strokes))
    #expect(report.error == nil)
    #expect(bench.undoNames == ["Sign empty"])
    #expect(bench.view.tool == .pan)
    guard case .byHand(let drawing)? = try state() else {
      Issue.record("The field looks empty.")
      return
    }
    #expect(drawing.picture == .strokes([[Point(0, 0), Point(30, 10), Point(60, 0)]]))
    #expect(drawing.width == 3)
    try bench.open.editor.undo(cause: .undo)
    #expect(try state() == .empty)
  }

  @Test func aSignedFieldHasAMenuAndCanBeCleared() throws {
    try bench.tap(200, 75)
    _ = bench.view.answer(.signature(strokes))
    try bench.view.setTool("signature")
    let menu = try bench.tap(200, 75).menu?.map(\.id.rawValue)
    #expect(menu == ["thickness", "signDigitally", "delete"])
    let thickness: Requirement? = bench.view.run("thickness").requirement?.requirement
    #expect(thickness?.kind == Requirement.Kind.number)
    #expect(bench.view.answer(.number(-1)).error != nil)
    #expect(bench.view.answer(.number(6)).error == nil)
    guard case .byHand(let drawing)? = try state() else {
      Issue.record("The field looks empty.")
      return
    }
    #expect(drawing.width == 6)
    _ = bench.view.run("signDigitally")
    guard case .signature(.sign, "empty", _)? = bench.told.last else {
      Issue.record("The front end was not told.")
      return
    }
    _ = bench.view.run("delete")
    #expect(try state() == .empty)
    #expect(bench.undoNames.first == "Clear empty" || bench.undoNames.last == "Clear empty")
  }

  @Test(arguments: [(145.0, "locked"), (215, "readOnly")])
  func aLockedFieldIsNotSigned(_ y: Double, _ name: String) throws {
    let report = try bench.tap(200, y)
    guard case .edit(.notPermitted)? = report.error else {
      Issue.record("\(name) may be signed: \(report)")
      return
    }
    #expect(report.requirement == nil)
  }

  @Test func aDigitalSignatureIsOnlyLookedAt() throws {
    #expect(try state("field-digital") == .digital)
    #expect(try bench.tap(200, 285).menu?.map(\.id.rawValue) == ["signatureInformation"])
    _ = bench.view.run("signatureInformation")
    guard case .signature(.information, "digital", _)? = bench.told.last else {
      Issue.record("The front end was not told.")
      return
    }
    _ = bench.view.run("delete")
    #expect(try state("field-digital") == .digital)
    let page = try bench.document.page(0)
    let widget = try #require(try page.widget("field-digital"))
    #expect(throws: ToolError.self) {
      try bench.view.place(strokes, in: widget, .appearance)
    }
  }

  @Test func aStampTakesTheFieldsPlaceUntilItIsDeleted() throws {
    bench.view.tools.options["signature", default: ToolOptions()].signatureFieldMode = .stamp
    try bench.tap(200, 75)
    #expect(bench.view.answer(.signature(strokes)).error == nil)
    #expect(bench.undoNames == ["Sign empty"], "It is one step.")
    let stamp = try #require(try bench.annotations().first { $0.type == .stamp })
    #expect(stamp.customData["signatureField"] == "field-empty")
    #expect(try field().flags.contains(.hidden))
    #expect(try field().rect.grown(by: 0.01).contains(stamp.rect.center))
    try bench.open.editor.perform(DeleteAnnotations([stamp]), cause: .api)
    #expect(try !field().flags.contains(.hidden))
    try bench.open.editor.undo(cause: .undo)
    #expect(try field().flags.contains(.hidden))
    try bench.open.editor.undo(cause: .undo)
    #expect(try !field().flags.contains(.hidden))
    #expect(try !bench.annotations().contains { $0.type == .stamp })
  }

  private func field() throws -> Annotation {
    try #require(try bench.annotations().first { $0.id == "field-empty" })
  }

  @Test func aSecondTapWhileItAsksEnds() throws {
    try bench.tap(60, 390)
    #expect(bench.view.toolState == "signature.choosing")
    try bench.tap(100, 390)
    #expect(bench.view.tool == .pan)
    #expect(bench.undoNames.isEmpty)
  }

  @Test func savedOnesAreThereToChooseFrom() throws {
    try bench.open.shared.signatures.storage.change {
      _ = $0.add(.text("Ann"), name: nil, most: 5)
      _ = $0.add(strokes, name: "Mine", most: 5)
      $0.lastUsed = "s1"
    }
    let requirement = try bench.tap(200, 75).requirement?.requirement
    #expect(requirement?.choices.map(\.title) == ["Mine", "Ann"])
    #expect(requirement?.choosing.values == ["s1"])
  }

  @Test func aPlacedSignatureIsUprightOnATurnedPageAndWithinIt() throws {
    for signature in [strokes, .text("Ada Lovelace")] {
      let placed = try bench.view.place(signature, at: Point(5, 5), onPage: 1)
      let stamp = try #require(placed.annotation)
      #expect(stamp.rect.x0 >= 0 && stamp.rect.y0 >= 0)
      #expect(stamp.rect.width <= 200.01 && stamp.rect.width > stamp.rect.height)
    }
    let widget = try #require(try bench.document.page(1).widget("field-turned"))
    let placed = try bench.view.place(strokes, in: widget, .appearance)
    #expect(placed.field == "turned")
    #expect(try state("field-turned", page: 1) != .empty)
    #expect(bench.undoNames.count == 3)
  }

  @Test func listsKeepTheirOrderAndTheirLimit() {
    var saved = SavedSignatures()
    for name in ["a", "b", "c"] { _ = saved.add(.text(name), name: nil, most: 3) }
    #expect(saved.all.map(\.id) == ["s3", "s2", "s1"])
    let tooMany = saved.add(.text("d"), name: nil, most: 3)
    #expect(tooMany == nil)
    let again = saved.add(.text("a"), name: nil, most: 3)
    #expect(again?.id == "s1", "It is not kept twice.")
    let moved = [saved.move("s1", to: 0), saved.move("s3", to: .max)]
    #expect(moved == [true, true])
    #expect(saved.all.map(\.id) == ["s1", "s2", "s3"])
    saved.lastUsed = "s2"
    let removed = [saved.remove("s2"), saved.remove("s2")]
    #expect(removed == [true, false])
    #expect(saved.lastUsed == nil)
    let new = saved.add(.text("e"), name: nil, most: 3)
    #expect(new?.id == "s4", "No id is given twice.")
  }
}
