// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing

extension BookmarkManager {
  /// Tells the manager that the document changed: what was undone or done again is so with the
  /// providers, too, and the bookmarks are read again where the change touched them.
  public func documentDidChange(_ change: Change) {
    guard !isChanging else { return }
    let effect = change.effect
    for store in effect.stores { carryOut(store) }
    if editor.isReadOnly, !effect.stores.isEmpty {
      for provider in providers where effect.stores.contains(where: { $0.store == provider.id }) {
        save(provider)
      }
    }
    let isTouched = effect.bookmarks || !effect.stores.isEmpty
    if isTouched || (effect.structure && isLoaded) { refreshIfPossible() }
  }

  /// Has each provider store what is not stored yet. All are asked, also when one fails.
  ///
  /// - Returns: the failures of providers that the document is saved without.
  /// - Throws: the first failure of one that the document must not be saved without. One that was taken
  ///   away is only reported.
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

  /// A change of a provider that is not there waits in the editor until it is.
  private func carryOut(_ change: StoreChange) {
    let provider = (providers + retired).first { $0.id == change.store }
    do throws(BookmarkError) {
      guard let provider else {
        throw .provider(
          "It is no longer among the document's providers: name it with bookmarks/setProviders, and "
            + "it is told what it missed.")
      }
      try provider.carry(out: change)
    } catch {
      didFail(
        ProviderFailure(
          provider: change.store, operation: change.after == nil ? .remove : .add, error: error))
    }
  }
}
