// SPDX-License-Identifier: AGPL-3.0-or-later

/// Changes that client providers report on their own.
extension BookmarkManager {
  /// Listens to what the client's providers confirm late.
  func listen() {
    for case let provider as ClientProvider in providers {
      provider.didAnswerLate = { [weak self, unowned provider] in self?.settle($0, provider) }
    }
  }

  /// Tells the manager that the bookmarks of the client provider with this name have changed.
  ///
  /// - Returns: whether there is such a provider.
  public func clientDidChange(_ name: String) -> Bool {
    let clients = providers.compactMap { $0 as? ClientProvider }
    guard let provider = clients.first(where: { $0.name == name }) else { return false }
    provider.expectChange()
    refreshWhenIdle()
    return true
  }

  /// Settles what a provider confirmed late. A bookmark that another provider keeps by now is given
  /// back: it never has two homes.
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

  /// Whether a provider keeps the bookmark with this one's id, as far as it can be read.
  func keeps(_ bookmark: Bookmark, _ provider: any BookmarkProvider) -> Bool {
    do throws(BookmarkError) {
      return try provider.bookmarks().contains(where: bookmark.isSame)
    } catch { return false }
  }
}
