// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum BookmarkProviderList: ClientRequest {
  static let name = "bookmarkProvider/list"
  static let summary = "Which bookmarks does your provider keep of this document?"
  typealias Params = BookmarkProviderParams

  struct Result: Record {
    static let name = "BookmarkProviderListResult"
    var bookmarks: [KeptBookmark] = []
    static let fields: [Field<Self>] = [
      .required("bookmarks", \.bookmarks, "All of them, in the order in which they were added.")
    ]
  }
}
