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
      "javascript", \.javascript, false,
      "Whether the scripts of documents run, where `document/open` says nothing else."),
    .optional(
      "stateDirectory", \.stateDirectory,
      "The folder for what outlives the session, instead of the server's own: edit logs, and the "
        + "toolbar and styles; empty: nothing is kept."),
    .optional(
      "autosave", \.autosave,
      "Documents are saved, as `document/save` does it, when they were not changed for so many "
        + "seconds; never unless given.", in: 0.1...86_400),
    .defaulted(
      "autoReload", \.autoReload, false,
      "Whether a document is reloaded when another program has changed its file."),
    .optional(
      "cacheBytes", \.cacheBytes,
      "How many bytes of decoded pictures and fonts the engine keeps, instead of what `--cache` "
        + "says.", in: 0...1 << 40),
    .optional(
      "cacheDirectory", \.cacheDirectory,
      "The folder for what can be made again, instead of the server's own: pictures of pages, "
        + "for `pages/thumbnails`, and text, for the first search of the next session; empty: none "
        + "are kept."),
    .defaulted(
      "maxSignatures", \.maxSignatures, 20, "How many signatures the user can keep.", in: 0...40),
  ]
}
