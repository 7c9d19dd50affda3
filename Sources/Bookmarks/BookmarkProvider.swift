// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing

public enum BookmarkChange: Hashable, Sendable {
  /// Adds the bookmark, or replaces the bookmark with its id.
  case add(Bookmark)
  /// Removes the bookmark with its id.
  case remove(Bookmark)
}

/// Work that stores bookmarks after the document was saved. If it is not done, nothing is stored.
public typealias PreparedSave = () throws(BookmarkError) -> Void

/// A storage for bookmarks. A manager offers a change to its providers in order until one accepts it, and
/// records accepted changes in the history.
public protocol BookmarkProvider: AnyObject {
  /// Identifies the provider among the manager's providers, also in later sessions.
  var id: String { get }

  /// The kind of storage: `embedded`, `file` or `client`.
  var kind: String { get }

  /// All its bookmarks, in the order in which they were added. They are read on first use.
  func bookmarks() throws(BookmarkError) -> [Bookmark]

  /// Adds a bookmark, or replaces it by a changed copy. Returns `false` if the provider does not accept
  /// bookmarks of this kind, so that the next provider is asked.
  func add(_ bookmark: Bookmark) throws(BookmarkError) -> Bool

  /// Removes the bookmark with this id; `false` if there is none.
  func remove(_ bookmark: Bookmark) throws(BookmarkError) -> Bool

  /// Restores a removed bookmark, at this index if possible.
  func restore(_ bookmark: Bookmark, at place: Int) throws(BookmarkError) -> Bool

  /// Stores unsaved changes.
  func save() throws(BookmarkError)

  /// Prepares to store unsaved changes before the document is saved. The returned work stores them once
  /// the document is saved; by default, they are stored now.
  func prepareToSave() throws(BookmarkError) -> PreparedSave?

  /// Whether saving the document depends on this provider. If so, the document only counts as saved if
  /// the provider can save, too.
  var isNeededToSave: Bool { get }

  /// Why its bookmarks are only the last known ones; `nil` if they are current.
  var listFailure: BookmarkError? { get }

  /// Makes the provider retry a failed read. It reads again when its bookmarks are needed next.
  func retry()

  /// Whether its bookmarks are in the document itself. Changes to such a provider are a draft until
  /// ``edit(as:)`` is performed; other providers change their store at once.
  var isPartOfDocument: Bool { get }

  /// - Throws: the reason why it cannot take bookmarks now.
  func checkWritable() throws(BookmarkError)

  /// The edit that applies the draft to the document; `nil` if there is no draft, or if it changes
  /// nothing.
  func edit(as name: String) throws(BookmarkError) -> (any Edit)?

  func dropDraft()

  /// The provider for another version of the document.
  ///
  /// - Parameter isDiscarding: whether to discard unsaved changes.
  func continued(in editor: Editor, isDiscarding: Bool) -> any BookmarkProvider
}

extension BookmarkProvider {
  public func restore(_ bookmark: Bookmark, at place: Int) throws(BookmarkError) -> Bool {
    try add(bookmark)
  }

  public func prepareToSave() throws(BookmarkError) -> PreparedSave? {
    try save()
    return nil
  }

  public var isNeededToSave: Bool { true }

  public var listFailure: BookmarkError? { nil }

  public func retry() {}

  public var isPartOfDocument: Bool { false }

  public func checkWritable() throws(BookmarkError) {}

  public func edit(as name: String) throws(BookmarkError) -> (any Edit)? { nil }

  public func dropDraft() {}

  public func continued(in editor: Editor, isDiscarding: Bool) -> any BookmarkProvider { self }
}
