// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import System

/// Changes to bookmarks that form one step of the history. Either all of them are made, or none.
final class BookmarkStep {
  private let providers: [any BookmarkProvider]
  /// Failures of providers when another one succeeded.
  private(set) var failures: [ProviderFailure] = []
  /// Changes to data outside the document, in order.
  private var stored: [(provider: any BookmarkProvider, change: StoreChange)] = []

  init(_ providers: [any BookmarkProvider]) { self.providers = providers }

  /// Offers a change to the providers in order until one accepts it. Failing providers are skipped.
  ///
  /// - Returns: the id of the accepting provider.
  /// - Throws: the first failure, or ``BookmarkError/notTaken(_:)``, if none accepts it.
  @discardableResult
  func take(_ change: BookmarkChange) throws(BookmarkError) -> String {
    var first: BookmarkError?
    var late: [ClientProvider] = []
    for provider in providers {
      do throws(BookmarkError) {
        guard try offer(change, to: provider) else { continue }
        for client in late { client.passOver(change.bookmark) }
        return provider.id
      } catch {
        if let client = provider as? ClientProvider { late.append(client) }
        failures.append(
          ProviderFailure(provider: provider.id, operation: change.operation, error: error))
        first = first ?? error
      }
    }
    throw first
      ?? .notTaken(
        "No provider accepts this bookmark: add one that does with bookmarks/setProviders.")
  }

  /// Removes a bookmark from every provider that stores it, or fails. After that it is no longer
  /// listed. Providers before the first one that stores it are asked, too, since they may know of it.
  ///
  /// - Throws: why a provider that stores it did not remove it.
  func remove(_ bookmark: Bookmark) throws(BookmarkError) {
    var isRemoved = false
    for provider in providers {
      let isKeeper: Bool
      do throws(BookmarkError) {
        isKeeper = try provider.bookmarks().contains(where: bookmark.isSame)
      } catch { isKeeper = false }
      if isRemoved, !isKeeper { continue }
      do throws(BookmarkError) {
        if try offer(.remove(bookmark), to: provider) {
          isRemoved = true
        } else if isKeeper {
          throw .provider(
            "The provider \(provider.id) does not remove the bookmark \(bookmark.id).")
        }
      } catch {
        if isKeeper { throw error }
        note(ProviderFailure(provider: provider.id, operation: .remove, error: error))
      }
    }
    guard isRemoved else {
      throw .provider("No provider of the document removed the bookmark \(bookmark.id).")
    }
  }

  /// Offers a change to one provider.
  @discardableResult
  func offer(
    _ change: BookmarkChange, to provider: any BookmarkProvider
  ) throws(BookmarkError) -> Bool {
    if provider.isPartOfDocument {
      switch change {
      case .add(let bookmark): return try provider.add(bookmark)
      case .remove(let bookmark): return try provider.remove(bookmark)
      }
    }
    let kept = try provider.bookmarks()
    let place = kept.firstIndex(where: change.bookmark.isSame)
    let before = place.map { StoredBookmark(kept[$0], place: $0) }
    switch change {
    case .add(let bookmark):
      guard try provider.add(bookmark) else { return false }
      note(provider, before, StoredBookmark(bookmark, place: place))
    case .remove(let bookmark):
      guard try provider.remove(bookmark) else { return false }
      note(provider, before ?? StoredBookmark(bookmark, place: nil), nil)
    }
    return true
  }

  /// Records a failure that does not stop the step.
  func note(_ failure: ProviderFailure) { failures.append(failure) }

  private func note(
    _ provider: any BookmarkProvider, _ before: StoredBookmark?, _ after: StoredBookmark?
  ) {
    stored.append((provider, StoreChange(provider, before: before, after: after)))
  }

  /// Records the changes in the history.
  ///
  /// - Parameter savingAtOnce: whether data outside the document is saved now.
  func finish(as name: String, in editor: Editor, savingAtOnce: Bool) throws(BookmarkError) {
    let recording = try start(as: name, cause: .api, in: editor, savingAtOnce: savingAtOnce)
    try editing { () throws(EditError) in
      while let recording, try recording.advance() == nil {}
    }
    dropDrafts()
  }

  /// Begins to record the changes in the history; ``dropDrafts()`` follows.
  ///
  /// - Returns: `nil` if nothing changed.
  func start(
    as name: String, cause: ChangeCause, in editor: Editor, savingAtOnce: Bool
  ) throws(BookmarkError) -> EditInProgress? {
    if savingAtOnce { try save() }
    var edits: [any Edit] = []
    for provider in providers {
      if let edit = try provider.edit(as: name) { edits.append(edit) }
    }
    if !stored.isEmpty { edits.append(ChangeStores(stored.map(\.change), name: name)) }
    guard let only = edits.first else { return nil }
    let edit = edits.count == 1 ? only : EditSequence(name: name, edits)
    return try editing(editor.start(edit, cause: cause))
  }

  /// Takes all changes back.
  func revert(savingAtOnce: Bool) {
    dropDrafts()
    for (provider, change) in stored.reversed() {
      do throws(BookmarkError) {
        try provider.carry(out: change.reversed)
      } catch {
        let operation: ProviderFailure.Operation = change.before == nil ? .remove : .add
        failures.append(ProviderFailure(provider: provider.id, operation: operation, error: error))
      }
    }
    if savingAtOnce { try? save() }
  }

  /// Makes the providers forget their drafts.
  func dropDrafts() {
    for provider in providers { provider.dropDraft() }
  }

  private func save() throws(BookmarkError) {
    let touched = Set(stored.map { ExactText($0.provider.id) })
    for provider in providers where touched.contains(ExactText(provider.id)) {
      try provider.save()
    }
  }
}

extension BookmarkChange {
  var bookmark: Bookmark {
    switch self {
    case .add(let bookmark), .remove(let bookmark): bookmark
    }
  }

  fileprivate var operation: ProviderFailure.Operation {
    if case .add = self { .add } else { .remove }
  }
}

extension BookmarkProvider {
  /// Carries out a change from the history.
  func carry(out change: StoreChange) throws(BookmarkError) {
    let (before, after) = try editing { () throws(EditError) in
      let before = try change.before.map { tree throws(EditError) in try StoredBookmark(tree) }
      let after = try change.after.map { tree throws(EditError) in try StoredBookmark(tree) }
      return (before, after)
    }
    if let after {
      let isTaken: Bool
      if let place = after.place {
        isTaken = try restore(after.bookmark, at: place)
      } else {
        isTaken = try add(after.bookmark)
      }
      guard isTaken else {
        throw .provider("The provider does not restore the bookmark \(after.bookmark.id).")
      }
    } else if let before {
      _ = try remove(before.bookmark)
    }
  }
}
