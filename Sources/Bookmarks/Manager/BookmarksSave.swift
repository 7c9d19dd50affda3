// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing

/// The unsaved bookmarks of a document that is being saved.
public final class BookmarksSave: SaveCompanion {
  /// The failures of providers until now.
  public private(set) var failures: [ProviderFailure] = []
  /// Called with each provider that has stored its bookmarks.
  var didStore: (any BookmarkProvider) -> Void = { _ in }
  private var prepared: [(provider: any BookmarkProvider, store: PreparedSave?)] = []
  private let didFail: (ProviderFailure) -> Void

  /// - Parameter didFail: called with each failure.
  init(didFail: @escaping (ProviderFailure) -> Void) { self.didFail = didFail }

  /// Prepares a provider.
  ///
  /// - Returns: why that failed.
  @discardableResult
  func prepare(_ provider: any BookmarkProvider) -> BookmarkError? {
    do throws(BookmarkError) {
      prepared.append((provider, try provider.prepareToSave()))
      return nil
    } catch {
      note(error, of: provider)
      return error
    }
  }

  public func publish() {
    for (provider, store) in prepared {
      do throws(BookmarkError) {
        try store?()
        didStore(provider)
      } catch {
        note(error, of: provider)
      }
    }
    prepared = []
  }

  private func note(_ error: BookmarkError, of provider: any BookmarkProvider) {
    let failure = ProviderFailure(provider: provider.id, operation: .save, error: error)
    failures.append(failure)
    didFail(failure)
  }
}
