// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing

extension BookmarkManager {
  /// Handles a change of the document: carries out undone and redone changes in the providers, and reads
  /// the bookmarks again if the change affected them.
  public func documentDidChange(_ change: Change) {
    guard !isChanging else { return }
    let effect = change.effect
    for store in effect.stores { carryOut(store) }
    if editor.isReadOnly, !effect.stores.isEmpty {
      for provider in providers
      where effect.stores.contains(where: { $0.store.isExactly(provider.id) }) {
        save(provider)
      }
    }
    let isTouched = effect.bookmarks || !effect.stores.isEmpty
    if isTouched || (effect.structure && isLoaded) { refreshIfPossible() }
  }

  /// Makes all providers store their unsaved changes, even if one fails.
  ///
  /// - Returns: the failures of providers that are not needed to save the document.
  /// - Throws: the first failure of a provider that is needed. A failure of a removed provider is only
  ///   reported.
  @discardableResult
  public func save() throws(BookmarkError) -> [ProviderFailure] {
    var failures: [ProviderFailure] = []
    func isSaved(_ provider: any BookmarkProvider) -> Bool {
      guard let error = save(provider) else { return true }
      failures.append(ProviderFailure(provider: provider.id, operation: .save, error: error))
      return false
    }
    retired = retired.filter { !isSaved($0) }
    var failure: BookmarkError?
    for provider in providers where !isSaved(provider) && provider.isNeededToSave {
      failure = failure ?? failures.last?.error
    }
    if let failure { throw failure }
    return failures
  }

  @discardableResult
  private func save(_ provider: any BookmarkProvider) -> BookmarkError? {
    do throws(BookmarkError) {
      try provider.save()
      return nil
    } catch {
      didFail(ProviderFailure(provider: provider.id, operation: .save, error: error))
      return error
    }
  }

  /// Carries out a change. If its provider is missing, the change waits in the editor for it.
  private func carryOut(_ change: StoreChange) {
    let provider = (providers + retired).first { $0.id.isExactly(change.store) }
    do throws(BookmarkError) {
      guard let provider else {
        throw .provider(
          "It is no longer one of the document's providers: add it with bookmarks/setProviders, and "
            + "it gets the changes that it missed.")
      }
      try provider.carry(out: change)
    } catch {
      didFail(
        ProviderFailure(
          provider: change.store, operation: change.after == nil ? .remove : .add, error: error))
    }
  }
}
