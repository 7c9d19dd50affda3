// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The wire form of a line ending (ISO 32000-2, table 179): the name in lower camel case.
enum LineEndingName: String, WireEnum {
  static let name = "LineEnding"
  case none, square, circle, diamond, openArrow, closedArrow, butt, rOpenArrow, rClosedArrow, slash

  /// Reads the name in the file; unknown names count as `None`, as in other readers.
  init(pdf name: String) {
    self = LineEndingName(rawValue: name.prefix(1).lowercased() + name.dropFirst()) ?? .none
  }

  var pdf: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
