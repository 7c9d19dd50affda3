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
    return date(trimmed)
  }

  private static func date(_ text: String) -> String? {
    if text.utf8.count == 10 {
      return CivilTime(rfc3339: text + "T00:00:00Z").map { String($0.pdf.prefix(10)) }
    }
    // Seconds may be missing.
    let bytes = Array(text.utf8)
    let whole =
      bytes.count == 16 || (bytes.count > 16 && [43, 45, 90].contains(bytes[16]))
      ? String(decoding: bytes[..<16] + Array(":00".utf8) + bytes[16...], as: UTF8.self) : text
    if let time = CivilTime(rfc3339: whole) { return time.pdf }
    // Without an offset, the zone is unknown in PDF as well.
    return CivilTime(rfc3339: whole + "Z").map { String($0.pdf.dropLast()) }
  }
}
