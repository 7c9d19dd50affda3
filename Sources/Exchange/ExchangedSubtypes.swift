// SPDX-License-Identifier: AGPL-3.0-or-later

/// The annotation types that XFDF and FDF exchange with their entries.
enum ExchangedSubtypes {
  /// The key that marks an FDF of ours as complete. Such a file holds all entries of its annotations.
  static let completeKey = "RectoComplete"

  /// The values of `Subtype` by their lower-case form. XFDF uses that form as element names.
  static let byName: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "Text", "Link", "FreeText", "Line", "Square", "Circle", "Polygon", "PolyLine", "Highlight",
      "Underline", "Squiggly", "StrikeOut", "Redact", "Stamp", "Caret", "Ink", "FileAttachment",
      "Sound",
    ].map { ($0.lowercased(), $0) })

  /// The keys that such an annotation can have. A key that is missing in a file means that the annotation
  /// has no such entry.
  static func keys(of subtype: String) -> Set<String> {
    Set(
      XFDFRow.rows(of: subtype).map(\.key)
        + ["Contents", "RC", "DA", "DS", "L", "Vertices", "InkList", "A", "BS", "BE", "IRT"])
  }
}
