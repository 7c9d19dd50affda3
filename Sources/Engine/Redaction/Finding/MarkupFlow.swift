// SPDX-License-Identifier: AGPL-3.0-or-later

/// The text between the tags of markup, as it is read: tags that only format, such as `<b>`, do not divide it,
/// and all others are read as spaces.
struct MarkupFlow {
  private struct Piece {
    let segment: MarkupSegment
    let isApart: Bool
  }

  private var pieces: [Piece] = []
  private var isApart = false

  mutating func add(_ segment: MarkupSegment) {
    pieces.append(Piece(segment: segment, isApart: isApart))
    isApart = false
  }

  /// Notes a tag, at its first byte.
  mutating func addTag(_ bytes: ArraySlice<UInt8>) {
    let name = bytes.dropFirst().drop { $0 == UInt8(ascii: "/") }
      .prefix { UInt8(ascii: "0")...UInt8(ascii: "z") ~= $0 && $0 != UInt8(ascii: ">") }
    if !Self.formatting.contains(String(decoding: name, as: UTF8.self).lowercased()) {
      isApart = true
    }
  }

  /// The matches that begin and end in different pieces: each of them as the ranges that it has in the
  /// bytes of the markup.
  func matches(
    of query: SearchQuery, in bytes: [UInt8]
  ) throws(SearchError) -> [[Range<Int>]] {
    guard pieces.count > 1 else { return [] }
    var text: [UInt8] = []
    let places = pieces.map { piece in
      if piece.isApart { text.append(UInt8(ascii: " ")) }
      let start = text.count
      text += piece.segment.text(of: bytes)
      return start..<text.count
    }
    var found: [[Range<Int>]] = []
    var first = places.startIndex
    for match in try query.matches(inPlain: text) {
      while first < places.endIndex, places[first].upperBound <= match.lowerBound { first += 1 }
      let parts = (first..<places.endIndex).prefix { places[$0].lowerBound < match.upperBound }
        .compactMap { index -> Range<Int>? in
          let place = places[index]
          let part = match.clamped(to: place)
          guard !part.isEmpty else { return nil }
          let own = part.lowerBound - place.lowerBound..<part.upperBound - place.lowerBound
          return pieces[index].segment.written([own]).first
        }
      if parts.count > 1 { found.append(parts) }
    }
    return found
  }

  /// The elements of HTML that format text within a line.
  private static let formatting: Set<String> = [
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "del", "dfn", "em", "font",
    "i", "ins", "kbd", "label", "mark", "q", "s", "samp", "small", "span", "strike", "strong",
    "sub", "sup", "time", "tt", "u", "var", "wbr",
  ]
}
