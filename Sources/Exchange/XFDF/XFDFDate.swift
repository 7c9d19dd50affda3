// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Dates in attributes. XFDF has dates of PDF (ISO 32000-2, 7.9.4); some programs write ISO 8601, which
/// PDF readers take for a year with an offset.
enum XFDFDate {
  /// The date for the PDF; `nil` for a text that looks like ISO 8601 but is no such date. Other texts are
  /// unchanged, since the modification date of an annotation can be any text (ISO 32000-2, table 166).
  static func pdf(_ text: String) -> String? {
    let trimmed = String(text.filter { !$0.isNewline }.split(separator: " ").joined(separator: " "))
    let digits = trimmed.utf8.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ (48...57).contains($0) }),
      let mark = trimmed.utf8.dropFirst(4).first, mark == 45 || mark == 47
    else { return text }
    return CivilTime.pdfDate(iso8601: trimmed)
  }
}
