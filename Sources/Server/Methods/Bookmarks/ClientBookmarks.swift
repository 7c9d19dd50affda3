// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSONRPC
import Workspace

struct ClientBookmarks {
  unowned let session: Session

  /// A provider for bookmarks of a document that the client keeps.
  func provider(_ name: String, of open: OpenDocument, milliseconds: Int) -> ClientProvider {
    let document = open.id
    let all = BookmarkProviderParams(documentId: document, providerId: name)
    func one(_ bookmark: Bookmark) -> BookmarkProviderBookmarkParams {
      BookmarkProviderBookmarkParams(
        documentId: document, providerId: name, bookmark: KeptBookmark(bookmark))
    }
    let limit = ProviderLimit(name: name, milliseconds: milliseconds)
    return ClientProvider(name, timeoutMilliseconds: milliseconds) {
      (question, late) throws(BookmarkError) in
      switch question {
      case .list:
        let result = try answered(BookmarkProviderList.self, all, limit) { result in
          if let kept = try? result.kept(by: name) { late(.bookmarks(kept)) }
        }
        return .bookmarks(try result.kept(by: name))
      case .add(let bookmark):
        return .done(
          try answered(BookmarkProviderAdd.self, one(bookmark), limit) { late(.done($0.taken)) }
            .taken)
      case .remove(let bookmark):
        return .done(
          try answered(BookmarkProviderRemove.self, one(bookmark), limit) {
            late(.done($0.removed))
          }.removed)
      case .save:
        _ = try answered(BookmarkProviderSave.self, all, limit) { _ in }
        return .done(true)
      }
    }
  }

  /// - Parameter late: receives an answer that comes after the limit.
  /// - Throws: ``BookmarkError`` if no valid answer comes in time.
  private func answered<R: ClientRequest>(
    _ request: R.Type, _ params: R.Params, _ limit: ProviderLimit,
    late: @escaping (R.Result) -> Void
  ) throws(BookmarkError) -> R.Result where R.Params: BookmarkProviderQuestion {
    let answer = session.client.asked(
      request, params, about: params.documentId, milliseconds: limit.milliseconds, late: late)
    switch answer {
    case nil:
      throw .late(
        "The client's bookmark provider \(limit.name) gave no answer within "
          + "\(limit.milliseconds) ms.")
    case .failure(let error)?:
      throw .provider(
        "The client's bookmark provider \(limit.name) gave an unusable answer: \(error.message)")
    case .success(let result)?: return result
    }
  }
}

/// The time limit for answers of a provider.
private struct ProviderLimit {
  let name: String
  let milliseconds: Int
}

extension BookmarkProviderList.Result {
  /// - Throws: ``BookmarkError/provider(_:)`` if an entry is not a valid bookmark.
  fileprivate func kept(by name: String) throws(BookmarkError) -> [Bookmark] {
    var kept: [Bookmark] = []
    for (index, form) in bookmarks.enumerated() {
      guard let bookmark = form.bookmark else {
        throw .provider(
          "The client's bookmark provider \(name) gave an unusable answer: bookmarks[\(index)] has no "
            + "id, or neither pageIndex nor action.")
      }
      kept.append(bookmark)
    }
    return kept
  }
}
