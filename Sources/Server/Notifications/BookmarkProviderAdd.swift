// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum BookmarkProviderAdd: ClientRequest {
  static let name = "bookmarkProvider/add"
  static let summary = """
    Does your provider take this bookmark? One that it keeps under the same id gives way to it.
    """
  typealias Params = BookmarkProviderBookmarkParams

  struct Result: Record {
    static let name = "BookmarkProviderAddResult"
    var taken = false
    static let fields: [Field<Self>] = [
      .required("taken", \.taken, "`false`: the next provider is asked.")
    ]
  }
}
