// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// The bookmarks of one document, out of an ordered list of providers. They are loaded when they are
/// first asked for.
public final class BookmarkManager {
  public let document: Document
  /// Asked in this order; the first that takes a change makes it.
  public let providers: [any BookmarkProvider]
  /// Told of every change after it was made.
  public var didChange: (BookmarkEvent) -> Void = { _ in }
  /// The providers that could not be read when the bookmarks were loaded, while another could.
  public private(set) var failures: [ProviderFailure] = []

  let makeID: () -> String
  private var loaded: [BookmarkEntry]?
  private var isChanging = false

  /// - Parameter makeID: gives ids for new bookmarks; one that is taken is passed over.
  public init(
    of document: Document, providers: [any BookmarkProvider], makeID: @escaping () -> String
  ) {
    self.document = document
    self.providers = providers
    self.makeID = makeID
  }

  /// The bookmarks in an order, or without one as their providers have them. Of several with the same
  /// id, the first provider's.
  ///
  /// - Throws: the first provider's error where none can be read.
  public func list(_ order: BookmarkSortOrder? = nil) throws(BookmarkError) -> [BookmarkEntry] {
    let entries: [BookmarkEntry]
    if let loaded { entries = loaded } else { entries = try load() }
    loaded = entries
    return order?.sorted(entries) ?? entries
  }

  /// The bookmarks that go to a page.
  public func at(pageIndex: Int) throws(BookmarkError) -> [BookmarkEntry] {
    try list().filter { $0.bookmark.pageIndex == pageIndex }
  }

  /// The bookmark with an id.
  ///
  /// - Throws: ``BookmarkError/notFound(_:)``.
  public func entry(_ id: String) throws(BookmarkError) -> BookmarkEntry {
    guard let entry = try list().first(where: { $0.bookmark.id == id }) else {
      throw .notFound(
        what: "bookmark", "There is no bookmark \(id): list the bookmarks to see their ids.")
    }
    return entry
  }

  /// Tells the manager that the document changed, so that it reads the bookmarks again where the
  /// change touched them, as undo does.
  public func documentDidChange(_ change: Change) {
    if change.effect.bookmarks, !isChanging { refreshIfPossible() }
  }

  /// Has each provider store what is not stored yet. All are asked, also when one fails.
  ///
  /// - Throws: the first failure.
  public func save() throws(BookmarkError) {
    var failure: BookmarkError?
    for provider in providers {
      do throws(BookmarkError) { try provider.save() } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  /// Runs what changes the providers' bookmarks, and tells of it once.
  func changing<Result>(
    _ body: () throws(BookmarkError) -> Result
  ) throws(BookmarkError) -> Result {
    _ = try list()
    isChanging = true
    defer { isChanging = false }
    do throws(BookmarkError) {
      let result = try body()
      try refresh()
      return result
    } catch {
      // What was changed before the failure stays changed.
      refreshIfPossible()
      throw error
    }
  }

  private func refreshIfPossible() {
    // Whoever asks for the list next is told why it cannot be read.
    do { try refresh() } catch { loaded = nil }
  }

  private func refresh() throws(BookmarkError) {
    let old = loaded
    let new = try load()
    loaded = new
    if let event = BookmarkEvent(from: old, to: new) { didChange(event) }
  }

  private func load() throws(BookmarkError) -> [BookmarkEntry] {
    var entries: [BookmarkEntry] = []
    var seen: Set<String> = []
    failures = []
    for provider in providers {
      do throws(BookmarkError) {
        for bookmark in try provider.bookmarks() where seen.insert(bookmark.id).inserted {
          entries.append(BookmarkEntry(bookmark, provider: provider.id))
        }
      } catch {
        failures.append(ProviderFailure(provider: provider.id, error: error))
      }
    }
    if let first = failures.first, failures.count == providers.count { throw first.error }
    return entries
  }
}
