// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Pages that are closed for new annotations in the file.
struct ClosePagesTests {
  private let bench: Workbench
  private let editor: Editor

  init() throws {
    bench = try Workbench("bookmarks.pdf")
    editor = try bench.open()
  }

  private func closed(_ document: Document) throws -> [Int] {
    try (0..<document.pageCount).filter { try document.forbidsNewAnnotations(onPage: $0) }
  }

  @Test func pagesAreClosedAndOpened() throws {
    let change = try editor.perform(ClosePages([0, 2], areClosed: true), cause: .api)
    #expect(change.effect.pages.isEmpty && change.effect.pageFacts == [0, 2])
    #expect(try closed(editor.document) == [0, 2])
    #expect(throws: EditError.self) { try editor.check(.create(.square, onPage: 2)) }
    try editor.check(.create(.square, onPage: 1))
    try editor.check(.create(.widget, onPage: 2))
    #expect(editor.undoNames.last == "Close 2 pages")
    try editor.perform(ClosePages([2], areClosed: false), cause: .api)
    #expect(try closed(editor.document) == [0])
    try editor.undo()
    #expect(try closed(editor.document) == [0, 2])
    try editor.undo()
    #expect(try closed(editor.document).isEmpty)
    try editor.redo()
    #expect(try closed(editor.document) == [0, 2])
    #expect(throws: EditError.self) {
      try editor.perform(ClosePages([999], areClosed: true), cause: .api)
    }
  }

  @Test func theFileKeepsThem() throws {
    try editor.perform(ClosePages([1], areClosed: true), cause: .api)
    let copy = bench.folder.appending(path: "copy.pdf").path
    _ = try editor.save(to: copy, SaveOptions(.auto), expected: nil, isOriginal: false)
    #expect(try closed(bench.document(copy)) == [1])
    try editor.undo()
    let other = bench.folder.appending(path: "other.pdf").path
    _ = try editor.save(to: other, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try closed(bench.document(other)).isEmpty)
  }
}
