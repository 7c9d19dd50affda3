// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum BookmarkProviderAdd: ClientRequest {
  static let name = "bookmarkProvider/add"
  static let summary = "Does your provider take this bookmark? It replaces one with its id."
  typealias Params = BookmarkProviderBookmarkParams

  struct Result: Record {
    var taken = false
    static let fields: [Field<Self>] = [
      .required(
        "taken", \.taken,
        "Whether the provider keeps the bookmark; `false` asks the next provider.")
    ]
  }
}
