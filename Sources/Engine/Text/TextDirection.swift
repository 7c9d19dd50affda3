// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The direction of the characters of a text. It is found by the Unicode bidirectional algorithm (UAX
/// #9), as MuPDF sets the characters in lines.
public struct TextDirection: Hashable, Sendable {
  /// The level of each character; odd for characters that run from right to left.
  private let levels: [UInt8]
  private let areBlank: [Bool]
  /// Whether the base direction is right to left: that of the first letter.
  public let isRightToLeft: Bool

  fileprivate init(levels: [UInt8], areBlank: [Bool], isRightToLeft: Bool) {
    self.levels = levels
    self.areBlank = areBlank
    self.isRightToLeft = isRightToLeft
  }

  public func isRightToLeft(at place: Int) -> Bool {
    levels.indices.contains(place) ? !levels[place].isMultiple(of: 2) : isRightToLeft
  }

  /// A character on a line.
  public struct Place: Hashable, Sendable {
    public let index: Int
    fileprivate let level: UInt8

    public var isRightToLeft: Bool { !level.isMultiple(of: 2) }
  }

  /// The characters of a line in visual order. The order is from the left (UAX #9, rule L2), and blanks
  /// at the end of the line have the base direction (rule L1).
  public func places(on line: Range<Int>) -> [Place] {
    var places = line.map { Place(index: $0, level: levels[$0]) }
    for place in places.indices.reversed() {
      guard areBlank[places[place].index] else { break }
      places[place] = Place(index: places[place].index, level: isRightToLeft ? 1 : 0)
    }
    guard let highest = places.map(\.level).max() else { return places }
    // From the highest level down, reverse each run of characters at that level or above.
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < places.count {
        guard places[start].level >= level else {
          start += 1
          continue
        }
        let end = places[start...].firstIndex { $0.level < level } ?? places.count
        places[start..<end].reverse()
        start = end
      }
    }
    return places
  }

  /// The characters of a line in visual order, by index.
  public func order(of line: Range<Int>) -> [Int] { places(on: line).map(\.index) }
}

extension Document {
  /// The direction of the characters of a text; `nil` if all of them run from left to right. A line end
  /// ends a paragraph.
  public func direction(of characters: [Character]) throws(EngineError) -> TextDirection? {
    // The first scalar of a character has its direction: marks that follow take it from there.
    let bases = characters.map {
      $0.isNewline ? 0x0A : $0.unicodeScalars.first?.embedding.value ?? 0x20
    }
    guard cm_has_right_to_left(bases, bases.count) else { return nil }
    let isRightToLeft = cm_starts_right_to_left(bases, bases.count)
    var levels = [UInt8](repeating: 0, count: bases.count)
    try context.call { cm_find_levels($0, bases, bases.count, isRightToLeft, &levels, $1) }
    return TextDirection(
      levels: levels,
      areBlank: characters.map { $0.isWhitespace && !["\u{A0}", "\u{202F}"].contains($0) },
      isRightToLeft: isRightToLeft)
  }
}

extension Unicode.Scalar {
  /// The embedding for an isolate, and its end: MuPDF's algorithm does not know where isolates end.
  var embedding: Unicode.Scalar {
    switch self {
    case "\u{2066}", "\u{2068}": "\u{202A}"
    case "\u{2067}": "\u{202B}"
    case "\u{2069}": "\u{202C}"
    default: self
    }
  }
}

extension String {
  /// Whether the first letter runs from right to left.
  var startsRightToLeft: Bool {
    let scalars = unicodeScalars.map(\.value)
    return cm_starts_right_to_left(scalars, scalars.count)
  }
}
