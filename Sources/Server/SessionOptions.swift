// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// What a client sets for the whole session when it initializes.
struct SessionOptions: Record {
  var author: String?
  var stateDirectory: String?
  var cacheDirectory: String?
  var maxSignatures = 20

  static let summary = "Settings for the whole session."
  static let fields: [Field<Self>] = [
    .optional("author", \.author, "Who makes new annotations."),
    .optional(
      "stateDirectory", \.stateDirectory,
      "The folder for what outlives the session, instead of the server's own: edit logs, and the "
        + "toolbar and styles; empty: nothing is kept."),
    .optional(
      "cacheDirectory", \.cacheDirectory,
      "The folder for what can be made again, instead of the server's own: pictures of pages, for "
        + "`pages/thumbnails`; empty: none are kept."),
    .defaulted(
      "maxSignatures", \.maxSignatures, 20, "How many signatures the user can keep.", in: 0...40),
  ]
}
