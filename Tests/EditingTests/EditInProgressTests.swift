// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Editing
@testable import Engine

/// Edits that are made a piece at a time.
@Suite struct EditInProgressTests {
  private let place: RecoveryBench

  init() throws { place = try RecoveryBench("simple.pdf") }

  private func squares(_ numbers: ClosedRange<Int>) -> AddAnnotations {
    AddAnnotations(
      numbers.map {
        Annotation(id: "n\($0)", type: .square, pageIndex: 0, rect: Rect(10, 10, 50, 50))
      })
  }

  private func names(_ editor: Editor) throws -> [String] {
    try editor.document.annotations(onPage: 0).map(\.id).filter { $0.hasPrefix("n") }
  }

  @Test func nobodyHearsOfItBeforeItIsWhole() throws {
    let editor = try place.open().editor
    try editor.perform(squares(1...1), cause: .api)
    let (revision, position) = (editor.revision, editor.history.position)
    let log = try Data(contentsOf: place.log())
    var told = 0
    editor.didChange = { _ in told += 1 }
    let edit = squares(2...90)
    #expect(edit.pieces.count > 2)
    let progress = try editor.start(edit, cause: .api)
    while progress.done < 2 { #expect(try progress.advance() == nil) }
    #expect(progress.done == 2 && progress.total == edit.pieces.count && !progress.isOver)
    #expect(editor.revision == revision && editor.history.position == position && told == 0)
    #expect(try Data(contentsOf: place.log()) == log)
    // Nothing else is let in.
    #expect(throws: EditError.self) { try editor.perform(squares(91...91), cause: .api) }
    #expect(throws: EditError.self) { try editor.undo() }
    #expect(throws: EditError.self) { try editor.beginGroup("Mine") }
    var change: Change?
    while change == nil { change = try progress.advance() }
    #expect(told == 1 && progress.isOver)
    #expect(change?.effect.added == (2...90).map { "n\($0)" })
    #expect(editor.undoNames.count == 2)
    try editor.undo()
    #expect(try names(editor) == ["n1"])
    try editor.redo()
    #expect(try names(editor).count == 90)
  }

  @Test func aCancelTakesAllBack() throws {
    let editor = try place.open().editor
    try editor.perform(squares(1...1), cause: .api)
    let log = try Data(contentsOf: place.log())
    let progress = try editor.start(squares(2...90), cause: .api)
    while progress.done < 2 { #expect(try progress.advance() == nil) }
    try progress.cancel()
    #expect(try names(editor) == ["n1"] && progress.isOver)
    #expect(try Data(contentsOf: place.log()) == log)
    #expect(throws: EditError.self) { try progress.advance() }
    #expect(editor.undoNames.count == 1 && !editor.canRedo)
    try editor.perform(squares(2...3), cause: .api)
    try editor.undo()
    try editor.undo()
    #expect(try names(editor) == [])
  }

  /// Freeing a large edit takes as long as a turn may, so the thread that makes its line does it.
  @Test func theWorkAsideFreesTheEdit() throws {
    let editor = try place.open().editor
    weak var trace: Trace?
    var progress: EditInProgress?
    do {
      let held = Trace()
      trace = held
      let edit = InPieces(squares(1...2), [squares(1...1), squares(2...2)], holding: held)
      progress = try editor.start(edit, cause: .api)
    }
    for _ in 0..<2 { #expect(try progress?.advance() == nil && trace != nil) }
    let aside = try #require(progress?.workAside())
    aside()
    #expect(trace == nil)
    #expect(try progress?.advance()?.effect.added == ["n1", "n2"])
    #expect(try String(contentsOf: place.log(), encoding: .utf8).contains("n2"))
  }

  /// Freeing a large undone step takes as long as a turn may, so a large edit takes a turn for it.
  @Test func whatCanBeRedoneIsForgottenFirst() throws {
    let editor = try place.open().editor
    try editor.perform(squares(1...150), cause: .api)
    try editor.undo()
    #expect(editor.canRedo)
    let progress = try editor.start(squares(1...90), cause: .api)
    while editor.canRedo { #expect(try progress.advance() == nil && progress.done == 0) }
    // One step that changes nothing remains.
    #expect(try editor.document.journalState == (0, 1))
    while try progress.advance() == nil {}
    #expect(try names(editor).count == 90)
    try editor.undo()
    #expect(try names(editor) == [] && editor.canRedo)
  }

  /// Edits with work of their own are made in its pieces in a sequence, too, such as the removal of pages
  /// and the change of bookmarks that follows it.
  @Test(arguments: [false, true]) func aSequenceIsMadeInPieces(isCancelled: Bool) throws {
    let editor = try place.open().editor
    try editor.perform(InsertPages(NewPage(), count: 200, at: 1), cause: .api)
    let count = try editor.document.pageCount
    let sequence = EditSequence(
      name: "Both", [DeletePages(Array(1...100)), squares(1...1), DeletePages(Array(1...50))])
    let progress = try editor.start(sequence, cause: .api)
    #expect(progress.total > 10)
    while !isCancelled || progress.done < 12, try progress.advance() == nil {}
    if isCancelled { try progress.cancel() }
    #expect(try editor.document.pageCount == (isCancelled ? count : count - 150))
    #expect(try names(editor) == (isCancelled ? [] : ["n1"]))
    #expect(editor.undoNames.count == (isCancelled ? 1 : 2))
    guard !isCancelled else { return }
    try editor.undo()
    #expect(try editor.document.pageCount == count && names(editor) == [])
    try editor.redo()
    #expect(try editor.document.pageCount == count - 150 && names(editor) == ["n1"])
  }

  /// A process that dies in the midst of it has changed nothing; one that dies after it, everything.
  @Test(arguments: [false, true])
  func whatIsRecovered(isFinished: Bool) throws {
    var editor: Editor? = try place.open().editor
    try editor?.perform(squares(1...1), cause: .api)
    var progress = try editor?.start(squares(2...90), cause: .api)
    while progress?.done == 0 { #expect(try progress?.advance() == nil) }
    while isFinished, try progress?.advance() == nil {}
    (editor, progress) = (nil, nil)
    let opened = try place.open(.apply)
    #expect(opened.recovery?.failed == [])
    #expect(try names(opened.editor).count == (isFinished ? 90 : 1))
    #expect(opened.editor.undoNames.count == (isFinished ? 2 : 1))
  }
}
