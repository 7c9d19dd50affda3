// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import JSON
import Testing

@testable import Editing
@testable import Engine

/// What is stopped halfway is taken back whole, whatever stopped it.
struct TakenBackTests {
  private let place: RecoveryBench
  private var bench: Workbench { place.bench }

  init() throws { place = try RecoveryBench("simple.pdf") }

  private func squares(_ names: String...) -> AddAnnotations {
    AddAnnotations(
      names.map { Annotation(id: $0, type: .square, pageIndex: 0, rect: Rect(1, 1, 9, 9)) })
  }

  private func names(_ editor: Editor) throws -> [String] {
    try editor.document.annotations(onPage: 0).map(\.id).filter { $0.hasPrefix("n") }
  }

  @Test(arguments: [false, true])
  func whatTheBrakeStops(isInGroup: Bool) throws {
    let editor = try place.open().editor
    try editor.perform(squares("n1"), cause: .api)
    if isInGroup { try editor.beginGroup("Mine") }
    let brake = bench.context.brake
    let braked = Braked(first: squares("n2"), then: squares("n3"), brake: brake)
    #expect(throws: EditError.self) { try editor.perform(braked, cause: .api) }
    brake.set(false)
    #expect(try names(editor) == ["n1"])
    #expect(editor.openGroup == (isInGroup ? "Mine" : nil))
    try editor.perform(squares("n4"), cause: .api)
    if isInGroup { try editor.commitGroup() }
    try editor.undo()
    #expect(try names(editor) == ["n1"])
    try place.save(editor)
    #expect(try names(bench.open()) == ["n1"])
  }

  @Test func pieces() throws {
    var editor: Editor? = try place.open().editor
    try editor?.perform(squares("n1"), cause: .api)
    let bytes = try Data(contentsOf: place.log())
    let brake = bench.context.brake
    let pieces: [any Edit] = [
      squares("n2"), Braked(first: squares("n3"), then: squares("n4"), brake: brake),
    ]
    #expect(throws: EditError.self) {
      try editor?.perform(InPieces(squares("n2", "n3", "n4"), pieces), cause: .api)
    }
    brake.set(false)
    #expect(try names(#require(editor)) == ["n1"])
    #expect(editor?.openGroup == nil)
    // Nothing was appended to tell of it, as a disk that is full would not take it.
    #expect(try Data(contentsOf: place.log()) == bytes)
    editor = nil
    let opened = try place.open(.apply)
    #expect(opened.recovery?.failed == [])
    #expect(try names(opened.editor) == ["n1"])
  }

  /// What could not be taken back goes nowhere, and what was acknowledged comes back.
  @Test func whatIsBrokenIsReadAgain() throws {
    let editor = try place.open().editor
    try editor.perform(squares("n1"), cause: .api)
    try editor.beginGroup("Mine")
    editor.document.journal.isBroken = true
    let saved = try Data(contentsOf: bench.file)
    #expect(throws: EditError.self) { try editor.perform(squares("n2"), cause: .api) }
    #expect(throws: EditError.self) { try place.save(editor) }
    #expect(throws: EditError.self) { try editor.rollbackGroup() }
    #expect(try Data(contentsOf: bench.file) == saved)
    let reloading = Reloading(
      logs: place.folder, path: bench.file.path, isDiscarding: false,
      catalogue: EditCatalogue(EditCatalogue.editing), clock: { 0 })
    let opened = try editor.handOver(to: bench.document(bench.file.path), reloading)
    #expect(opened.recovery?.failed == [])
    #expect(try names(opened.editor) == ["n1"])
    try opened.editor.perform(squares("n2"), cause: .api)
  }

  /// Else what was made until then would be taken for all that there is.
  @Test func aRecoveryThatIsStoppedLeavesTheLog() throws {
    var editor: Editor? = try place.open().editor
    for name in ["n1", "n2"] { try editor?.perform(squares(name), cause: .api) }
    editor = nil
    let bytes = try Data(contentsOf: place.log())
    let brake = bench.context.brake
    #expect(throws: EditError.self) {
      defer { brake.set(false) }
      try place.open(.apply) { brake.set(true) }
    }
    #expect(try Data(contentsOf: place.log()) == bytes)
    #expect(try place.open(.apply).recovery?.applied == 2)
  }
}

/// An edit in the midst of which the brake is put on.
private struct Braked: Edit {
  static let kind = "test.braked"
  let first: AddAnnotations
  let then: AddAnnotations
  let brake: EngineBrake
  var name: String { first.name }

  init(first: AddAnnotations, then: AddAnnotations, brake: EngineBrake) {
    (self.first, self.then, self.brake) = (first, then, brake)
  }

  init(encoded: JSONTree) throws(EditError) { throw .unreadable("It is not logged.") }

  var encoded: JSONTree { .null }
  var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  var touches: [AnnotationTouch] { [] }

  func perform(on document: Document) throws(EditError) -> EditEffect {
    _ = try first.perform(on: document)
    brake.set(true)
    return try then.perform(on: document)
  }
}
