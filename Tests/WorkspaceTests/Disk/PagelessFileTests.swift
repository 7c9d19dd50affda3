// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Testing

@testable import Workspace

/// A file that another program left without a page.
@Suite struct PagelessFileTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString + ".pdf")

  @Test func reloadKeepsWhatWasOpen() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/simple.pdf")
    try FileManager.default.copyItem(at: fixture, to: file)
    let documents = Documents(
      context: try EngineContext(cacheBytes: 8 << 20), clock: { 0 }, randomness: { 0 })
    let open = try documents.open(.file(file.path), password: nil, isReadOnly: false)
    let catalog = "1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n"
    let pageless = "%PDF-1.7\n\(catalog)trailer<</Root 1 0 R>>\n"
    try Data(pageless.utf8).write(to: file, options: .atomic)
    let reason = "no page could be recovered (\(file.lastPathComponent))"
    #expect(throws: EditError.engine(.damaged(reason))) {
      let reload = try documents.startReload(of: open, isDiscarding: true)
      try WorkStep.finish(in: documents.context, reload.advance)
    }
    #expect(try open.document.pageCount == 3)
    #expect(throws: EditError.self) {
      try documents.open(.file(file.path), password: nil, isReadOnly: false)
    }
  }
}
