// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing

/// A change to one bookmark.
public enum BookmarkChange: Hashable, Sendable {
  /// Adds it, or replaces the one with its id.
  case add(Bookmark)
  /// Removes the one with its id.
  case remove(Bookmark)
}

/// A place where bookmarks are kept. A manager asks its providers in their order until one takes a
/// change, and enters what they took in the history.
public protocol BookmarkProvider: AnyObject {
  /// Tells it from the manager's other providers, also in a later session.
  var id: String { get }

  /// The kind of storage: `embedded`, `file` or `client`.
  var kind: String { get }

  /// All that it keeps, in the order in which they were added; read when first asked for.
  func bookmarks() throws(BookmarkError) -> [Bookmark]

  /// Takes a bookmark, or a changed copy of one that it keeps; `false` where it does not take
  /// bookmarks of this kind, so that the next provider is asked.
  func add(_ bookmark: Bookmark) throws(BookmarkError) -> Bool

  /// Removes the bookmark with this one's id; `false` where it keeps none.
  func remove(_ bookmark: Bookmark) throws(BookmarkError) -> Bool

  /// Takes back a bookmark that it kept before, at this index where it can.
  func restore(_ bookmark: Bookmark, at place: Int) throws(BookmarkError) -> Bool

  /// Stores what is not stored yet; called when the document is about to be saved.
  func save() throws(BookmarkError)

  /// Whether the document must not count as saved where this cannot save.
  var isNeededToSave: Bool { get }

  /// Why its bookmarks are only those that it last told; `nil`: they are as it keeps them.
  var listFailure: BookmarkError? { get }

  /// Has what could not be read the last time read again when it is needed.
  func retry()

  /// Whether its bookmarks are in the document itself. Changes to such a provider are a draft until
  /// ``edit(as:)`` is performed; other providers change their store at once.
  var isPartOfDocument: Bool { get }

  /// - Throws: the reason why it cannot take bookmarks now.
  func checkWritable() throws(BookmarkError)

  /// The edit that enters the draft in the document; `nil` if there is no draft, or if it changes nothing.
  func edit(as name: String) throws(BookmarkError) -> (any Edit)?

  /// Forgets the draft.
  func dropDraft()

  /// The provider for another version of the document.
  ///
  /// - Parameter isDiscarding: whether unsaved changes are forgotten.
  func continued(in editor: Editor, isDiscarding: Bool) -> any BookmarkProvider
}

extension BookmarkProvider {
  public func restore(_ bookmark: Bookmark, at place: Int) throws(BookmarkError) -> Bool {
    try add(bookmark)
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
