// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum BookmarkProviderRemove: ClientRequest {
  static let name = "bookmarkProvider/remove"
  static let summary = "Does your provider keep this bookmark? If so, it must remove it."
  typealias Params = BookmarkProviderBookmarkParams

  struct Result: Record {
    var removed = false
    static let fields: [Field<Self>] = [
      .required(
        "removed", \.removed,
        "Whether the bookmark was removed; `false` asks the next provider.")
    ]
  }
}
