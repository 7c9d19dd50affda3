// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A client's settings for the whole session, given when it initializes.
struct SessionOptions: Record {
  var author: String?
  var javascript = false
  var stateDirectory: String?
  var cacheDirectory: String?
  var autosave: Double?
  var autoReload = false
  var cacheBytes: Int?
  var maxSignatures = 20

  static let summary = "Settings for the whole session."
  static let fields: [Field<Self>] = [
    .optional("author", \.author, "The author of new annotations."),
    .defaulted(
      "javascript", \.javascript,
      "Whether documents' scripts run, unless `document/open` says otherwise."),
    .optional(
      "stateDirectory", \.stateDirectory,
      "The folder for data that outlives the session, instead of the server's own: edit logs, "
        + "and the toolbar and styles; empty: nothing is kept."),
    .optional(
      "autosave", \.autosave,
      "Saves documents, like `document/save`, after so many seconds without changes; "
        + "never unless given.", in: 0.1...86_400),
    .defaulted(
      "autoReload", \.autoReload,
      "Whether documents are reloaded when another program changes their files."),
    .optional(
      "cacheBytes", \.cacheBytes,
      "The size of the engine's cache of decoded pictures and fonts, in bytes, instead of "
        + "the value of `--cache`.", in: 0...1 << 40),
    .optional(
      "cacheDirectory", \.cacheDirectory,
      "The folder for cached data, instead of the server's own: pictures of pages, "
        + "for `pages/thumbnails`, and text, for the first search of the next session; empty: none "
        + "are kept."),
    .defaulted(
      "maxSignatures", \.maxSignatures,
      "The maximum number of signatures that the user can keep.", in: 0...40),
  ]
}
