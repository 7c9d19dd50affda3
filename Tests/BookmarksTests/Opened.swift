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
  private(set) var failures: [ProviderFailure] = []

  init(
    _ origin: DocumentOrigin, isReadOnly: Bool = false,
    before outside: [any BookmarkProvider] = [], after last: [any BookmarkProvider] = []
  ) throws {
    let context = try EngineContext(cacheBytes: 1 << 20)
    document = try Document.open(origin, in: context)
    editor = try Editor(document, isReadOnly: isReadOnly)
    var made = 0
    manager = BookmarkManager(
      of: editor, providers: outside + [EmbeddedProvider(editor)] + last,
      makeID: {
        made += 1
        return "new-\(made)"
      })
    manager.didFail = { [unowned self] in failures.append($0) }
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
    _ = try editor.save(to: path, SaveOptions(mode), expected: nil, isOriginal: false)
    try use(path)
  }
}

/// A folder that goes with the test.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "recto-bookmarks-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: self[name], atomically: false, encoding: .utf8)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: self[name], encoding: .utf8)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

/// Actions to a page.
func page(_ index: Int) -> Action {
  Action(.goTo(Destination(pageIndex: index, fit: .page), name: nil))
}
