// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Metadata

/// Keeps bookmarks in the document itself: in its XMP, as PSPDFKit and Apple Preview do, and in step
/// with those that Apryse's apps have put there. It takes every kind of action.
///
/// What it takes is a draft until the manager has entered it in the history, with all that belongs to
/// the same step.
public final class EmbeddedProvider: BookmarkProvider {
  static let name = "embedded"
  public let id = EmbeddedProvider.name
  public let kind = "embedded"
  private let editor: Editor
  private var draft: [Bookmark]?
  /// What the document held when it had this revision.
  private var known: (revision: Int, bookmarks: [Bookmark])?

  public init(_ editor: Editor) { self.editor = editor }

  public func bookmarks() throws(BookmarkError) -> [Bookmark] {
    if let draft { return draft }
    if let known, known.revision == editor.revision { return known.bookmarks }
    let found = try read()
    known = (editor.revision, found)
    return found
  }

  private func read() throws(BookmarkError) -> [Bookmark] {
    try engine { () throws(EngineError) in
      let metadata = try MetadataStream(of: editor.document, for: "bookmarks")
      let records = try BookmarkRecords(metadata.packet).bookmarks
      let known = Set(records.map(\.id))
      let others = try ApryseRecord(of: editor.document).bookmarks
      return records + others.filter { !known.contains($0.id) }
    }
  }

  public func add(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    var bookmarks = try bookmarks()
    if draft == nil { try checkWritable() }
    if let place = bookmarks.firstIndex(where: bookmark.isSame) {
      bookmarks[place] = bookmark
    } else {
      bookmarks.append(bookmark)
    }
    draft = bookmarks
    return true
  }

  public func remove(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    var bookmarks = try bookmarks()
    guard let place = bookmarks.firstIndex(where: bookmark.isSame) else { return false }
    if draft == nil { try checkWritable() }
    bookmarks.remove(at: place)
    draft = bookmarks
    return true
  }

  /// They are part of the document, which is saved anyway.
  public func save() {}

  /// Whether bookmarks can be kept in the document.
  ///
  /// - Throws: why not: it may not be changed, or its signatures would become invalid.
  public func checkWritable() throws(BookmarkError) {
    try editing { () throws(EditError) in try editor.check(\.annotate) }
    if let why = try engine({ () throws(EngineError) in
      try editor.document.whySignaturesForbidBookmarks()
    }) {
      throw .edit(why)
    }
  }

  /// The edit that makes the draft the document's bookmarks; `nil` where nothing is otherwise.
  func edit(as name: String) throws(BookmarkError) -> SetBookmarks? {
    guard let wanted = draft else { return nil }
    draft = nil
    defer { draft = wanted }
    return try bookmarks() == wanted ? nil : SetBookmarks(wanted, name: name)
  }

  func dropDraft() { draft = nil }
}
