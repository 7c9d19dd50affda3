// SPDX-License-Identifier: AGPL-3.0-or-later

/// Comma-separated values (RFC 4180), in UTF-8.
enum CommaSeparated {
  struct Row: Hashable {
    /// The number of the first line, from 1.
    var line: Int
    var fields: [String]
  }

  /// The rows without empty ones. Lines end in LF or CRLF; a byte-order mark is skipped.
  ///
  /// - Throws: ``BookmarkError/malformed(_:)`` for an unclosed or misplaced quote.
  static func rows(_ text: String) throws(BookmarkError) -> [Row] {
    var scalars = Substring(text).unicodeScalars
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    var rows: [Row] = []
    var line = 1
    var row = Row(line: 1, fields: [])
    while !scalars.isEmpty {
      row.fields.append(try field(&scalars, &line))
      if scalars.first == "," {
        scalars.removeFirst()
        if !scalars.isEmpty { continue }
        row.fields.append("")
      }
      if scalars.first == "\r" { scalars.removeFirst() }
      if let end = scalars.popFirst(), end != "\n" {
        throw .malformed("Line \(line): expected a comma or a line end after a quote.")
      }
      if row.fields != [""] { rows.append(row) }
      line += 1
      row = Row(line: line, fields: [])
    }
    return rows
  }

  static func line(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\n"
  }

  private static func field(
    _ scalars: inout Substring.UnicodeScalarView, _ line: inout Int
  ) throws(BookmarkError) -> String {
    var value = String.UnicodeScalarView()
    guard scalars.first == "\"" else {
      while let next = scalars.first, next != ",", next != "\n" {
        guard next != "\"" else {
          throw .malformed("Line \(line): a quote in a value that does not begin with one.")
        }
        scalars.removeFirst()
        if next == "\r", scalars.first == "\n" { break }
        value.append(next)
      }
      return String(value)
    }
    scalars.removeFirst()
    let start = line
    while let next = scalars.popFirst() {
      if next == "\n" { line += 1 }
      guard next == "\"" else {
        value.append(next)
        continue
      }
      guard scalars.first == "\"" else { return String(value) }
      value.append(next)
      scalars.removeFirst()
    }
    throw .malformed("Line \(start): a quote is not closed.")
  }

  private static func quoted(_ field: String) -> String {
    let isPlain = field.unicodeScalars.allSatisfy { !["\"", ",", "\n", "\r"].contains($0) }
    guard !isPlain else { return field }
    // Scalar by scalar: a quote with an accent is one character.
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in field.unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return String(quoted) + "\""
  }
}
