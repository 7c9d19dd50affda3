// SPDX-License-Identifier: AGPL-3.0-or-later

/// The annotations that are carried with their entries, in XFDF and FDF.
enum ExchangedSubtypes {
  /// The values of `Subtype` by what they are in small letters, as XFDF names its elements.
  static let byName: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "Text", "Link", "FreeText", "Line", "Square", "Circle", "Polygon", "PolyLine", "Highlight",
      "Underline", "Squiggly", "StrikeOut", "Redact", "Stamp", "Caret", "Ink", "FileAttachment",
      "Sound",
    ].map { ($0.lowercased(), $0) })

  /// The keys that one of them may have. If a key is missing in a file, the annotation has no such
  /// entry.
  static func keys(of subtype: String) -> Set<String> {
    Set(
      XFDFRow.rows(of: subtype).map(\.key)
        + ["Contents", "RC", "DA", "DS", "L", "Vertices", "InkList", "A", "BS", "BE"])
  }
}
