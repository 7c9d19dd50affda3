// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Foundation

/// A document with its editor and manager, as a workspace would hold them.
final class Opened {
  let document: Document
  let editor: Editor
  let manager: BookmarkManager
  private(set) var events: [BookmarkEvent] = []

  init(
    _ origin: DocumentOrigin, isReadOnly: Bool = false,
    before outside: [any BookmarkProvider] = [], after last: [any BookmarkProvider] = []
  ) throws {
    let context = try EngineContext(cacheBytes: 1 << 20)
    document = try Document.open(origin, in: context)
    editor = try Editor(document, isReadOnly: isReadOnly)
    var made = 0
    manager = BookmarkManager(
      of: document, providers: outside + [EmbeddedProvider(editor)] + last,
      makeID: {
        made += 1
        return "new-\(made)"
      })
    manager.didChange = { [unowned self] in events.append($0) }
    editor.didChange = { [unowned manager] in manager.documentDidChange($0) }
  }

  convenience init(fixture name: String) throws { try self.init(.file(Opened.fixture(name))) }

  static func fixture(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/\(name)").path
  }

  /// The bookmarks in an order.
  func list(_ order: BookmarkSortOrder? = nil) throws -> [Bookmark] {
    try manager.list(order).map(\.bookmark)
  }

  func ids(_ order: BookmarkSortOrder? = nil) throws -> [String] { try list(order).map(\.id) }

  /// The metadata as text.
  var xmp: String {
    get throws {
      guard let stream = try document.catalog?["Metadata"] else { return "" }
      return String(decoding: try stream.streamBytes(limit: 1 << 20), as: UTF8.self)
    }
  }

  /// Saves the document to a new file, hands it over, and removes it again.
  func saved(_ mode: SaveMode, _ use: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "recto-\(UUID().uuidString).pdf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try editor.save(to: path, mode: mode, expected: nil, isOriginal: false)
    try use(path)
  }
}

/// Actions to a page.
func page(_ index: Int) -> Action {
  Action(.goTo(Destination(pageIndex: index, fit: .page), name: nil))
}
