// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

@testable import Editing

@Suite struct PolicyTests {
  private let bench: Workbench

  init() throws { bench = try Workbench("annotations.pdf") }

  @Test func flagsAloneCanAlwaysBeChanged() throws {
    let editor = try bench.open()
    let locked = try #require(try editor.annotation("locked-1"))
    var moved = locked
    moved.rect = moved.rect.moved(by: Point(5, 5))
    #expect(
      by { try editor.perform(UpdateAnnotations([moved], verb: "Move"), cause: .api) }
        == "annotationFlags")
    var unlocked = locked
    unlocked.flags.subtract([.locked, .readOnly])
    try editor.perform(UpdateAnnotations([unlocked], verb: "Unlock"), cause: .api)
    try editor.move("locked-1", by: (5, 5))
    // The flags are as they were when each step was made.
    try editor.undo()
    try editor.undo()
    #expect(try editor.annotation("locked-1")?.flags == locked.flags)
  }

  @Test func lockedContentsStay() throws {
    let editor = try bench.open()
    var note = try #require(try editor.annotation("note-1"))
    note.flags.insert(.lockedContents)
    try editor.perform(UpdateAnnotations([note], verb: "Lock"), cause: .api)
    note.contents = "Another"
    #expect(
      by { try editor.perform(UpdateAnnotations([note], verb: "Edit"), cause: .api) }
        == "annotationFlags")
    note.contents = try editor.annotation("note-1")?.contents
    for text in [\Annotation.richText, \Annotation.overlayText] {
      var other = note
      other[keyPath: text] = "<body><p>Another</p></body>"
      #expect(
        by { try editor.perform(UpdateAnnotations([other], verb: "Edit"), cause: .api) }
          == "annotationFlags")
    }
    note.rect = note.rect.moved(by: Point(5, 5))
    try editor.perform(UpdateAnnotations([note], verb: "Move"), cause: .api)
  }

  @Test func aSequenceIsAllowedAsAWhole() throws {
    let editor = try bench.open()
    editor.policy.cannotEdit = [.square]
    let note = try #require(try editor.annotation("note-1"))
    let square = try #require(try editor.annotation("square-1"))
    let both = EditSequence(
      name: "Delete", [DeleteAnnotations([note]), DeleteAnnotations([square])])
    #expect(by { try editor.perform(both, cause: .api) } == "type")
    #expect(try editor.annotation("note-1") != nil)
  }

  @Test func whoseAnnotationsMayBeChanged() throws {
    let editor = try bench.open()
    editor.policy.authors = .own
    #expect(by { try editor.delete("square-1") } == "author")
    editor.author = { "ann" }
    #expect(by { try editor.delete("square-1") } == "author")
    editor.author = { "Ann" }
    try editor.delete("square-1")
    editor.author = { nil }
    #expect(by { try editor.undo() } == "author")
    var nobodys = Annotation(id: "x1", type: .square, pageIndex: 0, rect: Rect(5, 5, 20, 20))
    nobodys.author = nil
    try editor.perform(AddAnnotations([nobodys]), cause: .api)
    try editor.move("x1", by: (1, 1))
    editor.author = { "Ann" }
    #expect(by { try editor.delete("x1") } == "author")
    // A link is nobody's work.
    try editor.delete("link-1")
  }

  @Test func readOnlyForbidsEverything() throws {
    let editor = try bench.open()
    try editor.move("square-1", by: (1, 1))
    editor.policy.isReadOnly = true
    #expect(by { try editor.undo() } == "readOnly")
    #expect(by { try editor.delete("square-1") } == "readOnly")
    #expect(by { try editor.check(AnnotationTouch.create(.ink)) } == "readOnly")
    #expect(by { try editor.check(AnnotationTouch.fillForms) } == "readOnly")
    editor.policy.isReadOnly = false
    try editor.undo()
    editor.policy.isReadOnly = true
    #expect(by { try editor.redo() } == "readOnly")
  }

  /// What forbade it.
  private func by(_ body: () throws -> Void) -> String? {
    do { try body() } catch EditError.notPermitted(let by, _) { return by } catch {}
    return nil
  }
}
