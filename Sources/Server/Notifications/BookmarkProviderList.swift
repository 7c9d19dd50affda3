// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum BookmarkProviderList: ClientRequest {
  static let name = "bookmarkProvider/list"
  static let summary = "Which bookmarks of this document does your provider keep?"
  typealias Params = BookmarkProviderParams

  struct Result: Record {
    var bookmarks: [KeptBookmark] = []
    static let fields: [Field<Self>] = [
      .required("bookmarks", \.bookmarks, "All bookmarks, in the order in which they were added.")
    ]
  }
}
