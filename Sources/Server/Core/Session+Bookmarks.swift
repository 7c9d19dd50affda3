// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON
import JSONRPC
import Workspace

extension Session {
  /// A provider that keeps bookmarks of a document in the client.
  func clientProvider(
    _ name: String, of open: OpenDocument, milliseconds: Int
  ) -> ClientProvider {
    let document = open.id
    return ClientProvider(name, timeoutMilliseconds: milliseconds) {
      [unowned self] question throws(BookmarkError) in
      let all = BookmarkProviderParams(documentId: document, providerId: name)
      func one(_ bookmark: Bookmark) -> BookmarkProviderBookmarkParams {
        BookmarkProviderBookmarkParams(
          documentId: document, providerId: name, bookmark: KeptBookmark(bookmark))
      }
      func answer<R: ClientRequest>(
        _ request: R.Type, _ params: R.Params
      ) throws(BookmarkError) -> R.Result {
        try answered(request, params, about: document, by: name, milliseconds)
      }
      switch question {
      case .list: return .bookmarks(try answer(BookmarkProviderList.self, all).kept(by: name))
      case .add(let bookmark):
        return .done(try answer(BookmarkProviderAdd.self, one(bookmark)).taken)
      case .remove(let bookmark):
        return .done(try answer(BookmarkProviderRemove.self, one(bookmark)).removed)
      case .save:
        _ = try answer(BookmarkProviderSave.self, all)
        return .done(true)
      }
    }
  }

  /// - Throws: ``BookmarkError`` where no answer came in time, or none that makes sense.
  private func answered<R: ClientRequest>(
    _ request: R.Type, _ params: R.Params, about documentID: String, by name: String,
    _ milliseconds: Int
  ) throws(BookmarkError) -> R.Result {
    switch asked(request, params, about: documentID, milliseconds: milliseconds) {
    case nil:
      throw .late(
        "The client's bookmark provider \(name) gave no answer within \(milliseconds) ms.")
    case .failure(let error)?:
      throw .provider(
        "The client's bookmark provider \(name) gave no answer to use: \(error.message)")
    case .success(let result)?: return result
    }
  }
}

extension BookmarkProviderList.Result {
  /// - Throws: ``BookmarkError/provider(_:)`` where one of them is none.
  fileprivate func kept(by name: String) throws(BookmarkError) -> [Bookmark] {
    var kept: [Bookmark] = []
    for (index, form) in bookmarks.enumerated() {
      guard let bookmark = form.bookmark else {
        throw .provider(
          "The client's bookmark provider \(name) gave no answer to use: bookmarks[\(index)] has no "
            + "id, or neither pageIndex nor action.")
      }
      kept.append(bookmark)
    }
    return kept
  }
}
