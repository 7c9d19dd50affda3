// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

/// A part of markup that is text in one piece.
struct MarkupSegment {
  /// Where it is in the bytes of the markup.
  private let range: Range<Int>
  /// The references to characters (`&#233;`, `&eacute;`) in it, in their order.
  private var references: [Reference] = []

  private struct Reference {
    /// Where it is in the bytes of the markup.
    let written: Range<Int>
    /// The range of the character in the text of the segment. The reference stands for this character.
    let read: Range<Int>
    let character: Unicode.Scalar

    /// The position in the markup's bytes of a place behind the reference. The place is in the text,
    /// and at most at the next reference.
    func place(after index: Int) -> Int { written.upperBound + max(0, index - read.upperBound) }
  }

  /// A part that is text as it is written.
  init(_ range: Range<Int>) { self.range = range }

  /// Makes a part in which references stand for characters. See XML 1.0, 4.1, and HTML 4.01, 24.
  init(_ range: Range<Int>, referencesIn bytes: [UInt8]) {
    self.range = range
    var index = range.lowerBound
    // By how much the text is shorter than what is written.
    var saved = 0
    while let start = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      index = start + 1
      let rest = bytes[index..<min(range.upperBound, index + Self.longestReference)]
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
        let character = Self.character(String(decoding: bytes[index..<end], as: UTF8.self))
      else { continue }
      index = end + 1
      let first = start - range.lowerBound - saved
      let length = UTF8.width(character)
      references.append(
        Reference(written: start..<index, read: first..<first + length, character: character))
      saved += index - start - length
    }
  }

  /// The most bytes between `&` and `;`.
  private static let longestReference = 32

  private static func character(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return Markup.character(named: name) }
    let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
    let value = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    return value.flatMap(Unicode.Scalar.init)
  }

  /// The text, as UTF-8, given the bytes of the markup.
  func text(of bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var start = range.lowerBound
    for reference in references {
      text += bytes[start..<reference.written.lowerBound]
      text.append(utf8: reference.character)
      start = reference.written.upperBound
    }
    return text + bytes[start..<range.upperBound]
  }

  /// Where ranges of the text are in the bytes of the markup. A reference is in a range as a whole or
  /// not at all.
  ///
  /// - Parameter read: the ranges in their order.
  func written(_ read: [Range<Int>]) -> [Range<Int>] {
    var next = references.startIndex
    /// The last reference that begins before a place in the text.
    func reference(before place: Int) -> Reference? {
      while next < references.endIndex, references[next].read.lowerBound < place { next += 1 }
      return next > references.startIndex ? references[next - 1] : nil
    }
    return read.map { match in
      let first = reference(before: match.lowerBound + 1)
      let start =
        first.map { first in
          match.lowerBound < first.read.upperBound
            ? first.written.lowerBound : first.place(after: match.lowerBound)
        } ?? range.lowerBound + match.lowerBound
      let end =
        reference(before: match.upperBound)?.place(after: match.upperBound)
        ?? range.lowerBound + match.upperBound
      return start..<end
    }
  }
}
