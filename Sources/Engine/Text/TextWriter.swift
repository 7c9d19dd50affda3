// SPDX-License-Identifier: AGPL-3.0-or-later

/// Writes pieces of a page's lines as plain text.
///
/// A line ends with a line feed, a block with a blank line; a word that is hyphenated at the end of a
/// line is joined.
struct TextWriter {
  private let page: PageText
  private var bytes: [UInt8] = []
  private var last: (line: Int, end: Int)?

  init(_ page: PageText, capacity: Int) {
    self.page = page
    bytes.reserveCapacity(capacity + capacity / 16)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes characters of one line. Call in reading order.
  mutating func append(_ piece: Range<Int>, ofLine line: Int) {
    guard !piece.isEmpty else { return }
    if let last { separate(last, piece.lowerBound, line) }
    for character in page.characters[piece] { bytes.append(utf8: character.scalar) }
    last = (line, piece.upperBound)
  }

  private mutating func separate(_ last: (line: Int, end: Int), _ start: Int, _ line: Int) {
    let record = page.lines[last.line]
    if last.line == line {
      if last.end < start { bytes.append(0x20) }
    } else if record.block != page.lines[line].block {
      bytes.append(0x0A)
      bytes.append(0x0A)
    } else if record.isHyphenated, last.end == record.range.upperBound, start == last.end {
      bytes.removeLast(UTF8.width(page.characters[last.end - 1].scalar))
    } else {
      bytes.append(0x0A)
    }
  }
}

extension [UInt8] {
  mutating func append(utf8 scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
