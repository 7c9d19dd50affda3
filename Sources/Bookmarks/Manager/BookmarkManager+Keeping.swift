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
  /// - Throws: the first failure of a provider that is needed.
  @discardableResult
  public func save() throws(BookmarkError) -> [ProviderFailure] {
    let save = try startSave()
    save.publish()
    return save.failures
  }

  /// Prepares all providers to store unsaved changes with the document. If one fails, the others are
  /// still prepared.
  ///
  /// - Throws: the first failure of a provider that is needed to save the document. A failure of a removed
  ///   provider is only reported.
  public func startSave() throws(BookmarkError) -> BookmarksSave {
    let save = BookmarksSave(didFail: didFail)
    var failure: BookmarkError?
    for provider in retired { save.prepare(provider) }
    for provider in providers {
      if let error = save.prepare(provider), provider.isNeededToSave { failure = failure ?? error }
    }
    if let failure { throw failure }
    save.didStore = { [weak self] stored in self?.retired.removeAll { $0 === stored } }
    return save
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

/// Changes that client providers report on their own.
extension BookmarkManager {
  /// Subscribes to late confirmations of the client's providers.
  func listen() {
    for case let provider as ClientProvider in providers {
      provider.didAnswerLate = { [weak self, unowned provider] in self?.settle($0, provider) }
    }
  }

  /// Marks the bookmarks of the client provider with this name as changed.
  ///
  /// - Returns: whether there is such a provider.
  public func clientDidChange(_ name: String) -> Bool {
    let clients = providers.compactMap { $0 as? ClientProvider }
    guard let provider = clients.first(where: { $0.name == name }) else { return false }
    provider.expectChange()
    refreshWhenIdle()
    return true
  }

  /// Handles a late confirmation. If another provider stores the bookmark, or took it at that time, the
  /// client's copy is removed: one provider has it then, or none if it was removed or undone since.
  private func settle(_ bookmark: Bookmark?, _ provider: ClientProvider) {
    guard providers.contains(where: { $0 === provider }) else { return }
    if let bookmark, keeps(bookmark, provider),
      provider.wasPassedOver(bookmark)
        || providers.contains(where: { $0 !== provider && keeps(bookmark, $0) })
    {
      do throws(BookmarkError) {
        _ = try provider.remove(bookmark)
      } catch {
        didFail(ProviderFailure(provider: provider.id, operation: .remove, error: error))
      }
    }
    refreshWhenIdle()
  }

  /// Whether a provider stores the bookmark with this id. `false` if it cannot be read.
  func keeps(_ bookmark: Bookmark, _ provider: any BookmarkProvider) -> Bool {
    do throws(BookmarkError) {
      return try provider.bookmarks().contains(where: bookmark.isSame)
    } catch { return false }
  }
}
