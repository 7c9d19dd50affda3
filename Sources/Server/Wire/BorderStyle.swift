// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The wire form of a border style (ISO 32000-2, table 168).
enum BorderStyle: String, WireEnum {
  case solid, dashed, beveled, inset, underline

  /// Reads the name in the file; unknown names count as `S`, as in other readers.
  init(pdf name: String) {
    self = BorderStyle.allCases.first { $0.pdf == name } ?? .solid
  }

  var pdf: String { String(rawValue.prefix(1).uppercased()) }
}
