// SPDX-License-Identifier: AGPL-3.0-or-later

/// A change to one bookmark.
public enum BookmarkChange: Hashable, Sendable {
  /// Adds it, or replaces the one with its id.
  case add(Bookmark)
  /// Removes the one with its id.
  case remove(Bookmark)
}

/// A place where bookmarks are kept. A manager asks its providers in their order until one takes a
/// change.
public protocol BookmarkProvider: AnyObject {
  /// Tells it from the manager's other providers.
  var id: String { get }

  /// Where it keeps them: `embedded`.
  var kind: String { get }

  /// All that it keeps, in the order in which they were added.
  func bookmarks() throws(BookmarkError) -> [Bookmark]

  /// Takes a bookmark, or a changed copy of one that it keeps; `false` where it does not take
  /// bookmarks of this kind, so that the next provider is asked.
  func add(_ bookmark: Bookmark) throws(BookmarkError) -> Bool

  /// Removes the bookmark with this one's id; `false` where it keeps none.
  func remove(_ bookmark: Bookmark) throws(BookmarkError) -> Bool

  /// Makes these changes and tells of each whether it took it. One that throws made none of them.
  ///
  /// By default they are made one by one; a provider with a history makes them one step of that
  /// name.
  func apply(_ changes: [BookmarkChange], as name: String) throws(BookmarkError) -> [Bool]

  /// Stores what is not stored yet; called when the document is about to be saved.
  func save() throws(BookmarkError)
}

extension BookmarkProvider {
  public func apply(
    _ changes: [BookmarkChange], as name: String
  ) throws(BookmarkError) -> [Bool] {
    var taken: [Bool] = []
    for change in changes {
      switch change {
      case .add(let bookmark): taken.append(try add(bookmark))
      case .remove(let bookmark): taken.append(try remove(bookmark))
      }
    }
    return taken
  }
}
