// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import System

/// The bookmarks of a document, from an ordered list of providers. They are loaded on first use.
public final class BookmarkManager {
  public let editor: Editor
  public var document: Document { editor.document }
  /// The providers in priority order; the first one that accepts a change makes it.
  public internal(set) var providers: [any BookmarkProvider]
  /// Called after every change.
  public var didChange: (BookmarkEvent) -> Void = { _ in }
  /// Called for every failure of a provider that is not thrown. It did not stop the operation, or has
  /// no caller to report to.
  public var didFail: (ProviderFailure) -> Void = { _ in }
  /// The providers that could not be read when bookmarks were loaded. At least one other provider could
  /// be read. The bookmarks that they last reported, if any, still count.
  public private(set) var failures: [ProviderFailure] = []

  /// Removed providers that still have unsaved changes.
  var retired: [any BookmarkProvider] = []
  let makeID: () -> String
  var loaded: [BookmarkEntry]? { didSet { pagesRead = nil } }
  var isLoaded: Bool { loaded != nil }
  private(set) var isChanging = false
  private var isLoading = false
  /// Whether to read the bookmarks again after the current change.
  private var isRefreshDue = false
  private var pagesRead: Set<Int>?

  /// - Parameter makeID: gives ids for new bookmarks; ids that are in use are skipped.
  public init(
    of editor: Editor, providers: [any BookmarkProvider], makeID: @escaping () -> String
  ) {
    self.editor = editor
    self.providers = providers
    self.makeID = makeID
    listen()
  }

  /// The bookmarks in an order; without one, in the order of their providers. If several have the same
  /// id, the first provider's bookmark counts. While the manager waits for a provider, it returns the
  /// previous list.
  ///
  /// - Parameter isRetrying: whether to retry providers that could not be read the last time.
  /// - Throws: the first provider's error if none can be read.
  public func list(
    _ order: BookmarkSortOrder? = nil, isRetrying: Bool = false
  ) throws(BookmarkError) -> [BookmarkEntry] {
    guard !isLoading, !isChanging || loaded == nil else { return sorted(loaded ?? [], order) }
    if isRetrying, !failures.isEmpty {
      for provider in providers { provider.retry() }
      if isLoaded { try refresh() }
    }
    if loaded == nil || !failures.isEmpty { loaded = try load() }
    refreshIfDue()
    return sorted(loaded ?? [], order)
  }

  private func sorted(_ entries: [BookmarkEntry], _ order: BookmarkSortOrder?) -> [BookmarkEntry] {
    order?.sorted(entries) ?? entries
  }

  /// Whether the bookmarks have been read.
  public var isRead: Bool { isLoaded }

  /// The pages that have a bookmark; `nil` if the bookmarks have not been read yet.
  public var bookmarkedPages: Set<Int>? {
    if let pagesRead { return pagesRead }
    pagesRead = loaded.map { Set($0.compactMap(\.bookmark.pageIndex)) }
    return pagesRead
  }

  /// The providers with a possibly outdated list.
  public var staleProviders: [String] {
    isLoading && !isLoaded ? providers.map(\.id) : failures.map(\.provider)
  }

  public func at(pageIndex: Int) throws(BookmarkError) -> [BookmarkEntry] {
    try list().filter { $0.bookmark.pageIndex == pageIndex }
  }

  /// The bookmark with an id.
  ///
  /// - Throws: ``BookmarkError/notFound(_:)``.
  public func entry(_ id: String) throws(BookmarkError) -> BookmarkEntry {
    guard let entry = try list().first(where: { $0.bookmark.id.isExactly(id) }) else {
      throw .notFound(
        what: "bookmark", "There is no bookmark \(id): list the bookmarks to see their ids.")
    }
    return entry
  }

  /// Makes changes as one step of the history, or none. They are reported once.
  func step<Result>(
    _ name: String, _ body: (BookmarkStep) throws(BookmarkError) -> Result
  ) throws(BookmarkError) -> Result {
    let step = try begin()
    do throws(BookmarkError) {
      let result = try body(step)
      try step.finish(as: name, in: editor, savingAtOnce: editor.isReadOnly)
      try end(step)
      return result
    } catch {
      revert(step, after: error)
      throw error
    }
  }

  /// Begins changes that become one step. Until ``end(_:)`` or ``revert(_:after:)`` the bookmarks are not
  /// read again.
  func begin() throws(BookmarkError) -> BookmarkStep {
    _ = try list()
    isChanging = true
    return BookmarkStep(providers)
  }

  /// Reports the changes of a finished step.
  func end(_ step: BookmarkStep) throws(BookmarkError) {
    try refresh()
    report(step.failures)
    isChanging = false
    refreshIfDue()
  }

  /// Takes all changes of a step back.
  ///
  /// - Parameter error: why; `nil` if it was cancelled.
  func revert(_ step: BookmarkStep, after error: BookmarkError?) {
    step.revert(savingAtOnce: editor.isReadOnly)
    refreshIfPossible()
    report(step.failures.filter { $0.error != error })
    isChanging = false
    refreshIfDue()
  }

  /// Reports new failures. A document that must not be changed is no failure: its bookmarks go to the
  /// next provider.
  private func report(_ failures: [ProviderFailure]) {
    for failure in failures {
      if case .edit(.notPermitted) = failure.error { continue }
      let isKnown = self.failures.contains {
        $0.provider == failure.provider && $0.error == failure.error
      }
      if !isKnown { didFail(failure) }
    }
  }

  /// Reads the bookmarks again if they had been read: at once, or after the current change.
  func refreshWhenIdle() {
    isRefreshDue = isLoaded || isLoading
    refreshIfDue()
  }

  private func refreshIfDue() {
    guard isRefreshDue, !isChanging, !isLoading else { return }
    isRefreshDue = false
    refreshIfPossible()
  }

  func refreshIfPossible() {
    // The next call of ``list(_:isRetrying:)`` throws the reason.
    do { try refresh() } catch { loaded = nil }
  }

  private func refresh() throws(BookmarkError) {
    let old = loaded
    let new = try load()
    loaded = new
    if let event = BookmarkEvent(from: old, to: new) { didChange(event) }
    refreshIfDue()
  }

  func load() throws(BookmarkError) -> [BookmarkEntry] {
    isLoading = true
    defer { isLoading = false }
    var entries: [BookmarkEntry] = []
    var seen: Set<ExactText> = []
    var failures: [ProviderFailure] = []
    var unread = 0
    for provider in providers {
      do throws(BookmarkError) {
        for bookmark in try provider.bookmarks() where seen.insert(bookmark.key).inserted {
          entries.append(BookmarkEntry(bookmark, provider: provider.id))
        }
        guard let error = provider.listFailure else { continue }
        failures.append(ProviderFailure(provider: provider.id, operation: .list, error: error))
      } catch {
        unread += 1
        failures.append(ProviderFailure(provider: provider.id, operation: .list, error: error))
      }
    }
    let known = self.failures
    self.failures = failures
    for failure in failures where !known.contains(failure) { didFail(failure) }
    if let first = failures.first, unread == providers.count { throw first.error }
    return entries
  }
}
