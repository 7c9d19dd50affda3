// SPDX-License-Identifier: AGPL-3.0-or-later

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

  /// Handles a late confirmation. If another provider already stores the bookmark, the client's copy is
  /// removed, so that only one provider has it.
  private func settle(_ bookmark: Bookmark?, _ provider: ClientProvider) {
    guard providers.contains(where: { $0 === provider }) else { return }
    if let bookmark, keeps(bookmark, provider),
      providers.contains(where: { $0 !== provider && keeps(bookmark, $0) })
    {
      do throws(BookmarkError) {
        _ = try provider.remove(bookmark)
      } catch {
        didFail(ProviderFailure(provider: provider.id, operation: .remove, error: error))
      }
    }
    refreshWhenIdle()
  }

  /// Whether a provider stores the bookmark with this id, as far as it can be read.
  func keeps(_ bookmark: Bookmark, _ provider: any BookmarkProvider) -> Bool {
    do throws(BookmarkError) {
      return try provider.bookmarks().contains(where: bookmark.isSame)
    } catch { return false }
  }
}
