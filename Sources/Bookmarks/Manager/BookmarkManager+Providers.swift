// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import System

extension BookmarkManager {
  /// Replaces the providers. Unsaved changes are kept: they move to a new provider with the same id, or
  /// stay until the document is saved.
  public func set(_ new: [any BookmarkProvider]) {
    let old = providers + retired
    providers = new.map { provider in
      // The old object holds the unsaved changes.
      if let file = old.first(where: { $0.id.isExactly(provider.id) }) as? FileProvider {
        return file
      }
      return provider
    }
    let ids = Set(providers.map { ExactText($0.id) })
    retired = old.filter { !ids.contains(ExactText($0.id)) && $0 is FileProvider }
    listen()
    for provider in providers where !old.contains(where: { $0.id.isExactly(provider.id) }) {
      adopt(provider)
    }
    if isLoaded { refreshIfPossible() }
  }

  /// Restores the sidecar files with unsaved changes of an earlier session. They come after the other
  /// providers, since their order is unknown.
  ///
  /// - Parameter make: makes the provider with such an id; `nil` if it cannot.
  public func recover(_ make: (String) -> (any BookmarkProvider)?) {
    var known = Set(providers.map { ExactText($0.id) })
    for change in editor.unsavedStores where known.insert(ExactText(change.store)).inserted {
      guard let provider = make(change.store) else { continue }
      providers.append(provider)
      adopt(provider)
    }
  }

  /// Applies the changes that a provider has missed. A file is not read for that yet.
  private func adopt(_ provider: any BookmarkProvider) {
    let changes = editor.unsavedStores.filter { $0.store.isExactly(provider.id) }
    for change in changes {
      do throws(BookmarkError) {
        if let file = provider as? FileProvider {
          try file.assume(change)
        } else {
          try provider.carry(out: change)
        }
      } catch {
        didFail(
          ProviderFailure(
            provider: provider.id, operation: change.after == nil ? .remove : .add, error: error))
      }
    }
  }
}

extension BookmarkManager {
  /// The known problem of a provider; `nil` if there is none. The problem is why the last read failed,
  /// or why the document cannot store bookmarks. This does not contact a provider.
  public func problem(of provider: any BookmarkProvider) -> BookmarkError? {
    if let failure = failures.first(where: { $0.provider.isExactly(provider.id) }) {
      return failure.error
    }
    do throws(BookmarkError) { try provider.checkWritable() } catch { return error }
    return nil
  }
}

extension BookmarkManager {
  /// The manager for another version of the document, with the same providers. ``readAgain()`` reads the
  /// embedded bookmarks from that version.
  ///
  /// - Parameter isDiscarding: whether files discard their unsaved changes.
  public func continued(in editor: Editor, isDiscarding: Bool) -> BookmarkManager {
    let continued = providers.map { $0.continued(in: editor, isDiscarding: isDiscarding) }
    let manager = BookmarkManager(of: editor, providers: continued, makeID: makeID)
    manager.retired = isDiscarding ? [] : retired
    manager.loaded = loaded
    return manager
  }

  /// Reads the bookmarks again if they had been read. The difference is reported.
  public func readAgain() {
    if isLoaded { refreshIfPossible() }
  }
}
