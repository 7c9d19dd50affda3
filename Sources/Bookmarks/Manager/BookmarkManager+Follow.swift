// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

extension BookmarkManager {
  /// The change that makes bookmarks follow the places on their pages. It must be made in the same step
  /// as the change of the pages and after it; `nil` if no bookmark is affected. Bookmarks of deleted
  /// pages are removed, so that undoing the step restores them.
  ///
  /// - Parameter place: where a place of the current document will be; `nil` if its page is deleted.
  /// - Throws: an error if the embedded bookmarks cannot be read. Another unreadable provider is reported
  ///   and left unchanged.
  public func followPages(
    _ place: (Destination) -> Destination?
  ) throws(BookmarkError) -> (any Edit)? {
    let name = "Move bookmarks with their pages"
    var edits: [any Edit] = []
    for provider in providers {
      let kept: [Bookmark]
      do throws(BookmarkError) {
        kept = try provider.bookmarks()
      } catch {
        if provider.isPartOfDocument { throw error }
        didFail(ProviderFailure(provider: provider.id, operation: .list, error: error))
        continue
      }
      let moved = kept.map { $0.following(place) }
      guard moved != kept else { continue }
      guard provider.isPartOfDocument else {
        edits.append(ChangeStores(changes(of: provider, kept, moved), name: name))
        continue
      }
      edits.append(SetBookmarks(moved.compactMap(\.self), name: name, followsPages: true))
    }
    return edits.count > 1 ? EditSequence(name: name, edits) : edits.first
  }

  private func changes(
    of provider: any BookmarkProvider, _ kept: [Bookmark], _ moved: [Bookmark?]
  ) -> [StoreChange] {
    // From the last to the first, so that undo restores the places of the bookmarks.
    zip(kept, moved).enumerated().reversed().compactMap { place, pair in
      guard pair.0 != pair.1 else { return nil }
      return StoreChange(
        provider, before: StoredBookmark(pair.0, place: place),
        after: pair.1.map { StoredBookmark($0, place: place) })
    }
  }
}

extension Bookmark {
  /// The bookmark after pages have changed; `nil` if its page was deleted.
  func following(_ place: (Destination) -> Destination?) -> Bookmark? {
    action.following(place).map { Bookmark(id: id, name: name, action: $0, sortKey: sortKey) }
  }
}

extension Action {
  /// The action after pages have changed; `nil` if its target page was deleted.
  fileprivate func following(_ place: (Destination) -> Destination?) -> Action? {
    var action = self
    action.next = next.compactMap { $0.following(place) }
    guard case .goTo(let destination?, let name) = kind else { return action }
    guard let destination = place(destination) else { return nil }
    action.kind = .goTo(destination, name: name)
    return action
  }
}
