// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Keeps bookmarks in the document itself: in its XMP, as PSPDFKit and Apple Preview do. It takes
/// every kind of action; changes go through the editor, so that they can be undone.
public final class EmbeddedProvider: BookmarkProvider {
  static let name = "embedded"
  public let id = EmbeddedProvider.name
  public let kind = "embedded"
  private let editor: Editor

  public init(_ editor: Editor) { self.editor = editor }

  public func bookmarks() throws(BookmarkError) -> [Bookmark] {
    try engine { () throws(EngineError) in
      try BookmarkRecords(try MetadataStream(of: editor.document).packet).bookmarks
    }
  }

  public func add(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    try apply([.add(bookmark)], as: "Add bookmark").contains(true)
  }

  public func remove(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    try apply([.remove(bookmark)], as: "Remove bookmark").contains(true)
  }

  public func apply(
    _ changes: [BookmarkChange], as name: String
  ) throws(BookmarkError) -> [Bool] {
    let before = try bookmarks()
    var bookmarks = before
    var taken: [Bool] = []
    for change in changes {
      switch change {
      case .add(let bookmark):
        if let place = bookmarks.firstIndex(where: bookmark.isSame) {
          bookmarks[place] = bookmark
        } else {
          bookmarks.append(bookmark)
        }
        taken.append(true)
      case .remove(let bookmark):
        let place = bookmarks.firstIndex(where: bookmark.isSame)
        if let place { bookmarks.remove(at: place) }
        taken.append(place != nil)
      }
    }
    if bookmarks != before {
      let edit = SetBookmarks(bookmarks, name: name)
      _ = try editing { () throws(EditError) in try editor.perform(edit, cause: .api) }
    }
    return taken
  }

  /// They are part of the document, which is saved anyway.
  public func save() {}
}
