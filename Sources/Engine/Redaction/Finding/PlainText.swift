// SPDX-License-Identifier: AGPL-3.0-or-later

/// Bytes decoded as text. The text can be encoded in the same way again.
struct PlainText {
  enum Encoding { case utf8, utf16, latin1 }

  /// The text as UTF-8.
  private(set) var bytes: [UInt8]
  private let encoding: Encoding

  /// `nil` if the bytes are not text.
  init?(stream: [UInt8]) {
    if stream.starts(with: [0xFE, 0xFF]) || stream.starts(with: [0xFF, 0xFE]) {
      (bytes, encoding) = (Array(TextString.decode(stream).utf8), .utf16)
      return
    }
    guard !stream.contains(0) else { return nil }
    if String(validating: stream, as: UTF8.self) != nil {
      (bytes, encoding) = (stream, .utf8)
    } else {
      var text: [UInt8] = []
      for byte in stream { text.append(utf8: Unicode.Scalar(byte)) }
      (bytes, encoding) = (text, .latin1)
    }
  }

  /// The bytes without ranges of the text.
  func encoded(without ranges: [Range<Int>]) -> [UInt8] {
    let left = PlainText.cut(ranges, from: bytes)
    switch encoding {
    case .utf8: return left
    case .utf16:
      return [0xFE, 0xFF]
        + String(decoding: left, as: UTF8.self).utf16.flatMap {
          [UInt8($0 >> 8), UInt8($0 & 0xFF)]
        }
    case .latin1:
      return String(decoding: left, as: UTF8.self).unicodeScalars.map {
        UInt8(truncatingIfNeeded: $0.value)
      }
    }
  }

  /// The text of an address without its percent-encoding. See RFC 3986, 2.1. Plus signs become spaces.
  /// `nil` if that changes nothing.
  var percentDecoded: PlainText? {
    var decoded: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        decoded.append(value)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return decoded == bytes ? nil : PlainText(stream: decoded)
  }

  /// The parts of markup; `nil` if the text is none.
  fileprivate var markup: MarkupText? {
    guard bytes.first(where: { $0 > 32 && $0 < 128 }) == UInt8(ascii: "<") else { return nil }
    return MarkupText(bytes)
  }

  /// Removes ranges from text; ranges out of bounds are ignored.
  static func cut(_ ranges: [Range<Int>], from bytes: [UInt8]) -> [UInt8] {
    guard !ranges.isEmpty else { return [] }
    var left: [UInt8] = []
    var end = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let range = range.clamped(to: end..<max(end, bytes.count))
      left += bytes[end..<range.lowerBound]
      end = max(end, range.upperBound)
    }
    return left + bytes[end...]
  }
}

extension SearchQuery {
  /// The matches in a text; in markup, only in the parts that can hold text.
  ///
  /// - Returns: the ranges that can be cut out, of which a match with formatting inside it has several; the
  ///   number of these matches; and the number of matches in what markup cannot be read without, such as
  ///   the names of namespaces.
  func matches(
    in text: PlainText
  ) throws(SearchError) -> (ranges: [Range<Int>], count: Int, inStructure: Int) {
    guard let markup = text.markup else {
      let ranges = try matches(inPlain: text.bytes)
      return (ranges, ranges.count, 0)
    }
    let ranges = try matches(in: markup.segments, of: text.bytes)
    let divided = try markup.flow.matches(of: self, in: text.bytes)
    return (
      ranges + divided.flatMap(\.self), ranges.count + divided.count,
      try matches(in: markup.structure, of: text.bytes).count
    )
  }

  private func matches(
    in segments: [MarkupSegment], of bytes: [UInt8]
  ) throws(SearchError) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for segment in segments {
      found += segment.written(try matches(inPlain: segment.text(of: bytes)))
    }
    return found
  }
}
