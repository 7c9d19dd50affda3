// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing
import Workspace

@Suite struct BookmarksOfDocumentTests {
  private let fixture = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/simple.pdf").path

  @Test func undoReachesThem() throws {
    let open = try documents().open(.file(fixture), password: nil, isReadOnly: false)
    try open.bookmarks.toggle(pageIndex: 0)
    #expect(try open.bookmarks.list().count == 1)
    try open.editor.undo()
    #expect(try open.bookmarks.list().isEmpty)
    try open.editor.redo()
    #expect(try open.bookmarks.list().count == 1)
  }

  @Test func theirIdsComeOfTheRandomnessPassedIn() throws {
    let open = try documents().open(.file(fixture), password: nil, isReadOnly: false)
    try open.bookmarks.toggle(pageIndex: 0)
    try open.bookmarks.toggle(pageIndex: 1)
    #expect(
      try open.bookmarks.list().map(\.bookmark.id) == [
        "00000000-0000-4001-8000-000000000002", "00000000-0000-4003-8000-000000000004",
      ])
  }

  private func documents() throws -> Documents {
    var drawn: UInt64 = 0
    return Documents(
      context: try EngineContext(cacheBytes: 1 << 20), clock: { 0 },
      randomness: {
        drawn += 1
        return drawn
      })
  }
}
