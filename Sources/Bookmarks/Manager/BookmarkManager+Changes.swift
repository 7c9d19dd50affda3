// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import System

/// A bookmark that must exist after the change.
public struct IncomingBookmark: Hashable, Sendable {
  /// The id of the bookmark to replace; `nil` for a new one.
  public var id: String?
  @Exact public var name: String?
  public var action: Action
  /// The place in the custom order; `nil` keeps the current place, or means the end.
  public var sortKey: Double?

  public init(id: String?, name: String?, action: Action, sortKey: Double? = nil) {
    self.id = id
    self.name = name
    self.action = action
    self.sortKey = sortKey
  }
}

/// The result of adding a bookmark.
public struct BookmarkAddition: Hashable, Sendable {
  public let entry: BookmarkEntry
  /// Whether a bookmark with its id existed before.
  public let replaced: Bool
}

/// The result of toggling a page's bookmark.
public enum BookmarkToggle: Hashable, Sendable {
  case added(BookmarkEntry)
  case removed([BookmarkEntry])
}

extension BookmarkManager {
  /// Adds a bookmark, or replaces the bookmark with its id. A replaced bookmark keeps its place in the
  /// custom order.
  ///
  /// - Parameter id: the id of the bookmark to replace; `nil` for a new one.
  /// - Throws: as ``add(_:as:)``.
  @discardableResult
  public func add(
    id: String? = nil, name: String? = nil, action: Action
  ) throws(BookmarkError) -> BookmarkAddition {
    let isKnown = try list().contains { $0.bookmark.id.isExactly(id ?? "") }
    let all = try add(
      [IncomingBookmark(id: id, name: name, action: action)],
      as: isKnown ? "Change bookmark" : "Add bookmark")
    guard let only = all.first else { throw .notTaken("No bookmark was added.") }
    return only
  }

  /// Adds or replaces bookmarks as one step, or none of them.
  ///
  /// - Throws: ``BookmarkError/notFound(_:)`` for a missing page, ``BookmarkError/notTaken(_:)``, or a
  ///   provider's error if no other one accepts it.
  @discardableResult
  public func add(
    _ new: [IncomingBookmark], as name: String
  ) throws(BookmarkError) -> [BookmarkAddition] {
    try start(adding: new, as: name, cause: .api).finish()
  }

  /// Begins to add or replace bookmarks as one step. A few bookmarks are added at a time.
  ///
  /// - Throws: as ``add(_:as:)``.
  public func start(
    adding new: [IncomingBookmark], as name: String, cause: ChangeCause
  ) throws(BookmarkError) -> BookmarksInProgress {
    var found = new
    for place in found.indices {
      try requirePages(of: found[place].action)
      found[place].action = try withPlace(found[place].action)
    }
    return try BookmarksInProgress(found, name, cause, in: self)
  }

  /// Removes the bookmark with an id; `false` if there is none.
  @discardableResult
  public func remove(id: String) throws(BookmarkError) -> Bool {
    guard let entry = try list().first(where: { $0.bookmark.id.isExactly(id) }) else {
      return false
    }
    try remove([entry])
    return true
  }

  /// Removes a page's bookmarks, or adds one if it has none.
  @discardableResult
  public func toggle(pageIndex: Int) throws(BookmarkError) -> BookmarkToggle {
    try requirePage(pageIndex)
    let entries = try at(pageIndex: pageIndex)
    guard entries.isEmpty else {
      try remove(entries)
      return .removed(entries)
    }
    let destination = Destination(pageIndex: pageIndex, fit: .page)
    return .added(try add(action: Action(.goTo(destination, name: nil))).entry)
  }

  private func remove(_ entries: [BookmarkEntry]) throws(BookmarkError) {
    let name = entries.count == 1 ? "Remove bookmark" : "Remove \(entries.count) bookmarks"
    try step(name) { step throws(BookmarkError) in
      for entry in entries { try step.remove(entry.bookmark) }
    }
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if the client allows only one bookmark per page, and the
  ///   page already has a different one.
  func requireRoom(
    for action: Action, _ id: String, among known: [ExactText: BookmarkEntry]
  ) throws(BookmarkError) {
    guard editor.policy.hasOneBookmarkPerPage, case .goTo(let place?, _) = action.kind,
      known.values.contains(where: {
        !$0.bookmark.id.isExactly(id) && $0.bookmark.pageIndex == place.pageIndex
      })
    else { return }
    throw .edit(
      .notPermitted(
        by: "oneBookmarkPerPage",
        "Page \(place.pageIndex) already has a bookmark, and this client allows only one per page.")
    )
  }

  func provider(_ id: String) -> (any BookmarkProvider)? {
    providers.first { $0.id.isExactly(id) }
  }

  /// A new id. A counting generator starts again in every session, so used ids are skipped.
  func newID(unless isTaken: (String) -> Bool) -> String {
    var id = makeID()
    // A limit, in case the generator never gives a new id.
    var tries = 1_000_000
    while tries > 0, isTaken(id) {
      id = makeID()
      tries -= 1
    }
    return id
  }

  /// Adds the place to an action that only names it. Actions of the document have both.
  private func withPlace(_ action: Action) throws(BookmarkError) -> Action {
    guard case .goTo(nil, let name?) = action.kind else { return action }
    var found = action
    do throws(EngineError) {
      found.kind = .goTo(try document.destination(named: name), name: name)
    } catch {
      // The name may be of a document to come.
      guard case .notFound = error else { throw .edit(.engine(error)) }
    }
    return found
  }

  private func requirePages(of action: Action) throws(BookmarkError) {
    guard case .goTo(let destination?, _) = action.kind else { return }
    try requirePage(destination.pageIndex)
  }

  func requirePage(_ pageIndex: Int?) throws(BookmarkError) {
    guard let pageIndex else { return }
    let count = try engine(document.pageCount)
    guard pageIndex >= 0, pageIndex < count else {
      throw .notFound(
        what: "page",
        "There is no page \(pageIndex): the document has \(count), counted from 0.")
    }
  }
}
