// SPDX-License-Identifier: AGPL-3.0-or-later

/// What became of changes that went through the providers.
struct ChainResult {
  /// Of each change the id of the provider that took it, `nil` where none did.
  var takers: [String?]
  var failures: [ProviderFailure] = []

  /// - Throws: the first failure, or else that no provider takes it, where a change was not taken.
  func requireAllTaken() throws(BookmarkError) {
    guard takers.contains(nil) else { return }
    throw failures.first?.error
      ?? .notTaken("No provider takes this bookmark: add one that takes its kind of action.")
  }
}

extension BookmarkManager {
  /// Has the providers make changes, from the first to the last, until each change is taken; one
  /// that fails is passed over.
  func apply(_ changes: [BookmarkChange], as name: String) -> ChainResult {
    var result = ChainResult(takers: changes.map { _ in nil })
    for provider in providers {
      let open = changes.indices.filter { result.takers[$0] == nil }
      if open.isEmpty { break }
      do throws(BookmarkError) {
        let taken = try provider.apply(open.map { changes[$0] }, as: name)
        for (place, isTaken) in zip(open, taken) where isTaken {
          result.takers[place] = provider.id
        }
      } catch {
        result.failures.append(ProviderFailure(provider: provider.id, error: error))
      }
    }
    return result
  }
}
