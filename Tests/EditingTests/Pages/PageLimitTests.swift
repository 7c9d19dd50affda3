// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Testing

/// A document never gets more pages than one that is opened may have.
struct PageLimitTests {
  private let bench: Workbench
  private let editor: Editor

  init() throws {
    bench = try Workbench("simple.pdf", limits: EngineLimits(pages: 4))
    editor = try bench.open()
  }

  @Test(
    arguments: [
      InsertPages(NewPage(), count: 2, at: 0), InsertPages(NewPage(), count: .max, at: 0),
      DuplicatePages([0, 1], at: 3),
    ] as [any PageEdit])
  func tooManyPages(edit: any PageEdit) throws {
    #expect {
      try editor.perform(edit, cause: .api)
    } throws: { error in
      guard case EditError.engine(.limitExceeded(let limit, _)) = error else { return false }
      return limit == EngineLimit(.pages, 4)
    }
    #expect(try editor.document.pageCount == 3)
    #expect(!editor.canUndo)
    try editor.perform(InsertPages(NewPage(), at: 3), cause: .api)
    #expect(try editor.document.pageCount == 4)
  }

  @Test func tooManyImportedPages() throws {
    let other = try Workbench("simple.pdf")
    let file = try other.open().extract(
      [0, 1], to: other.folder.path + "/two.pdf", overwriting: false)
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: file.path)))
    #expect {
      try editor.perform(ImportPages(bytes, count: 2, at: 0), cause: .api)
    } throws: { error in
      guard case EditError.engine(.limitExceeded(let limit, _)) = error else { return false }
      return limit == EngineLimit(.pages, 4)
    }
    #expect(try editor.document.pageCount == 3)
  }
}
