// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON

/// A bookmark as a client provider stores it.
struct KeptBookmark: Record {
  static let summary = "A bookmark as a client provider stores it."
  var id = ""
  var name: String?
  var pageIndex: Int?
  var action: WireAction?
  var sortKey: Double?

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The id, which stays the same."),
    .optional("name", \.name, "The name that the reader gave the bookmark."),
    .optional("pageIndex", \.pageIndex, "The page that the bookmark goes to, from 0.", in: 0...),
    .optional(
      "action", \.action, "The action; a client may send it instead of `pageIndex` or with it."),
    .optional("sortKey", \.sortKey, "The bookmark's position in the custom order; opaque."),
  ]

  init() {}

  init(_ bookmark: Bookmark) {
    (id, name, pageIndex) = (bookmark.id, bookmark.name, bookmark.pageIndex)
    (action, sortKey) = (WireAction(bookmark.action), bookmark.sortKey)
  }

  /// The bookmark; `nil` if its members do not suffice. It needs an id, and a page or an action.
  var bookmark: Bookmark? {
    guard !id.isEmpty else { return nil }
    if let action { return Bookmark(id: id, name: name, action: action.action, sortKey: sortKey) }
    return pageIndex.map { Bookmark(id: id, name: name, pageIndex: $0, sortKey: sortKey) }
  }
}

/// Params of a request to a client provider.
protocol BookmarkProviderQuestion: WrittenRecord {
  var documentId: String { get }
}

/// Params of a request to a client provider about all its bookmarks.
struct BookmarkProviderParams: BookmarkProviderQuestion {
  var documentId = ""
  var providerId = ""
  static let fields: [Field<Self>] = [
    .document(\.documentId),
    .required("providerId", \.providerId, "The provider's id from `bookmarks/setProviders`."),
  ]
}

/// Params of a request to a client provider about one bookmark.
struct BookmarkProviderBookmarkParams: BookmarkProviderQuestion {
  var documentId = ""
  var providerId = ""
  var bookmark = KeptBookmark()
  static let fields: [Field<Self>] = [
    .document(\.documentId),
    .required("providerId", \.providerId, "The provider's id from `bookmarks/setProviders`."),
    .required("bookmark", \.bookmark, "The bookmark, identified by its id alone."),
  ]
}
