// SPDX-License-Identifier: AGPL-3.0-or-later

extension String {
  /// The lines without their ends, LF or CR LF.
  package var sourceLines: [Substring] {
    // Split by scalars, because CR LF is one character.
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Substring(line.last == "\r" ? line.dropLast() : line)
    }
  }

  /// The text without white space at either end.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let blanks = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(blanks))
  }
}
