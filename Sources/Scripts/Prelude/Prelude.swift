// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a document's scripts find: Acrobat's objects as far as forms need them, after the JavaScript
/// for Acrobat API Reference and ISO 21757-1. It is JavaScript itself, and reaches nothing but the
/// function `host`: its parts are one function, so that only what they publish is seen.
enum Prelude {
  static let source =
    "(function (host) {\n"
    + [
      core,
      dates,
      dateFormats,
      dateParsing,
      util,
      constants,
      fields,
      fieldProperties,
      document,
      app,
      events,
      numbers,
      dateFields,
      calculations,
    ].joined(separator: "\n") + "\n})"
}
