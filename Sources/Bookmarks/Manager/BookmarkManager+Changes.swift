// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// What adding a bookmark did.
public struct BookmarkAddition: Hashable, Sendable {
  public let entry: BookmarkEntry
  /// Whether there was one with its id before.
  public let replaced: Bool
  /// Providers that were asked first and failed.
  public let failures: [ProviderFailure]
}

/// What toggling the bookmark of a page did.
public enum BookmarkToggle: Hashable, Sendable {
  case added(BookmarkEntry)
  case removed([BookmarkEntry])
}

extension BookmarkManager {
  /// Adds a bookmark, or replaces the one with its id, which keeps its place in the custom order.
  ///
  /// - Parameter id: `nil` for a new one.
  /// - Throws: ``BookmarkError/notFound(_:)`` for a page that is not there,
  ///   ``BookmarkError/notTaken(_:)``, or what a provider throws where no other takes it.
  @discardableResult
  public func add(
    id: String? = nil, name: String? = nil, action: Action
  ) throws(BookmarkError) -> BookmarkAddition {
    let old = try id.flatMap { id throws(BookmarkError) in
      try list().first { $0.bookmark.id == id }
    }
    let known: String
    if let id { known = id } else { known = try newID() }
    let bookmark = Bookmark(
      id: known, name: name, action: action, sortKey: old?.bookmark.sortKey)
    try requirePage(bookmark.pageIndex)
    return try changing { () throws(BookmarkError) in
      let step = old == nil ? "Add bookmark" : "Change bookmark"
      let result = apply([.add(bookmark)], as: step)
      try result.requireAllTaken()
      let taker = result.takers.first.flatMap(\.self) ?? ""
      if let old, old.provider != taker { try removeStale(old) }
      return BookmarkAddition(
        entry: BookmarkEntry(bookmark, provider: taker), replaced: old != nil,
        failures: result.failures)
    }
  }

  /// Removes the bookmark with an id; `false` where there is none.
  @discardableResult
  public func remove(id: String) throws(BookmarkError) -> Bool {
    guard let entry = try list().first(where: { $0.bookmark.id == id }) else { return false }
    try remove([entry])
    return true
  }

  /// Removes all bookmarks of a page, or adds one where it has none.
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
    try changing { () throws(BookmarkError) in
      let step = entries.count == 1 ? "Remove bookmark" : "Remove \(entries.count) bookmarks"
      try apply(entries.map { .remove($0.bookmark) }, as: step).requireAllTaken()
    }
  }

  /// A bookmark that another provider has taken must not stay with the one that kept it.
  private func removeStale(_ entry: BookmarkEntry) throws(BookmarkError) {
    guard let keeper = providers.first(where: { $0.id == entry.provider }) else { return }
    _ = try keeper.remove(entry.bookmark)
  }

  /// An id that no bookmark has; generators that count start anew in every session.
  func newID() throws(BookmarkError) -> String {
    let ids = Set(try list().map(\.bookmark.id))
    var id = makeID()
    for _ in ids where ids.contains(id) { id = makeID() }
    return id
  }

  func requirePage(_ pageIndex: Int?) throws(BookmarkError) {
    guard let pageIndex else { return }
    let count = try engine { () throws(EngineError) in try document.pageCount }
    guard pageIndex >= 0, pageIndex < count else {
      throw .notFound(
        what: "page",
        "There is no page \(pageIndex): the document has \(count), counted from 0.")
    }
  }
}
