// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Stores bookmarks in the document itself: in its XMP, like PSPDFKit and Apple Preview, and in sync with
/// existing bookmarks of Apryse's apps. It accepts every kind of action.
///
/// Changes are drafts until the manager adds them to the history, together with everything else in the
/// same step.
public final class EmbeddedProvider: BookmarkProvider {
  static let name = "embedded"
  public let id = EmbeddedProvider.name
  public let kind = "embedded"
  public let isPartOfDocument = true
  private let editor: Editor
  private var draft: BookmarkDraft?
  /// The changes that turn the document's bookmarks into the draft, in order.
  private var changes: [BookmarkChange] = []
  /// The document's bookmarks at a revision.
  private var known: (revision: Int, bookmarks: [Bookmark])?

  public init(_ editor: Editor) { self.editor = editor }

  public func bookmarks() throws(BookmarkError) -> [Bookmark] {
    if let draft { return draft.bookmarks }
    if let known, known.revision == editor.revision { return known.bookmarks }
    let found = try read()
    known = (editor.revision, found)
    return found
  }

  private func read() throws(BookmarkError) -> [Bookmark] {
    try engine(Self.bookmarks(of: editor.document))
  }

  /// The bookmarks in a document.
  public static func bookmarks(of document: Document) throws(EngineError) -> [Bookmark] {
    try EmbeddedRecords.of(document).bookmarks(of: document)
  }

  public func add(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    try enter(.add(bookmark))
    return true
  }

  public func remove(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    guard try bookmarks().contains(where: bookmark.isSame) else { return false }
    try enter(.remove(bookmark))
    return true
  }

  private func enter(_ change: BookmarkChange) throws(BookmarkError) {
    if draft == nil {
      let held = try bookmarks()
      try checkWritable()
      draft = BookmarkDraft(held)
    }
    draft?.make(change)
    changes.append(change)
  }

  /// Does nothing: the bookmarks are saved with the document.
  public func save() {}

  /// Checks that bookmarks can be stored in the document.
  ///
  /// - Throws: an error if the document must not be changed, or its signatures would become invalid.
  public func checkWritable() throws(BookmarkError) {
    try editing(editor.check(\.annotate))
    if let why = try engine(editor.document.whySignaturesForbidBookmarks()) { throw .edit(why) }
  }

  /// The edit that applies the draft to the document; `nil` if nothing changes.
  public func edit(as name: String) throws(BookmarkError) -> (any Edit)? {
    guard let wanted = draft else { return nil }
    draft = nil
    defer { draft = wanted }
    let before = try bookmarks()
    if before == wanted.bookmarks { return nil }
    // The complete result of many changes is faster to write, and shorter in the log.
    if changes.count > before.count / 2 + 8 { return SetBookmarks(wanted.bookmarks, name: name) }
    return ChangeBookmarks(changes, name: name)
  }

  public func dropDraft() {
    draft = nil
    changes = []
  }

  public func continued(in editor: Editor, isDiscarding: Bool) -> any BookmarkProvider {
    EmbeddedProvider(editor)
  }
}

extension Document {
  /// Why bookmarks in a signed document would invalidate its signatures; `nil` if they would not: a
  /// metadata change that is appended to the file leaves the signed bytes intact.
  func whySignaturesForbidBookmarks() throws(EngineError) -> EditError? {
    guard try features.signatures > 0 else { return nil }
    // ISO 32000-2, table 257: only 3 permits annotations, and bookmarks count as such here.
    let signature = try catalog?["Perms"]?["DocMDP"]
    let level = try signature?["Reference"]?[0]?["TransformParams"]?["P"]?.integer ?? 2
    if signature != nil, level < 3 {
      return .notPermitted(
        by: "signature",
        "The document's certification forbids annotations and bookmarks: keep its bookmarks elsewhere, with "
          + "bookmarks/setProviders.")
    }
    guard canWriteIncrementally else {
      return .notPermitted(
        by: "signature",
        "The document is signed, and so damaged that it can only be rewritten, which makes the "
          + "signatures invalid: keep its bookmarks elsewhere, with bookmarks/setProviders.")
    }
    return nil
  }
}
