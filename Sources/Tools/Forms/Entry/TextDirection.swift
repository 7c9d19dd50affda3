// SPDX-License-Identifier: AGPL-3.0-or-later

/// The direction of the characters of a text, as far as fields need it: the rules of the Unicode
/// bidirectional algorithm (UAX #9) without embeddings and isolates.
struct TextDirection: Hashable {
  /// The level of each character; odd for characters that run from right to left.
  private(set) var levels: [Int]
  /// Whether the base direction is right to left, as determined by the first letter.
  let isRightToLeft: Bool

  private enum Kind { case left, right, digit, separator, neutral }

  /// Returns `nil` if all of the text runs from left to right.
  init?(_ characters: [Character]) {
    let kinds = characters.map(TextDirection.kind)
    guard kinds.contains(.right) else { return nil }
    isRightToLeft = kinds.first { $0 == .left || $0 == .right } == .right
    levels = []
    levels.reserveCapacity(kinds.count)
    var start = 0
    while start < kinds.count {
      let end = characters[start...].firstIndex(where: \.isNewline) ?? kinds.count
      levels += TextDirection.levels(Array(kinds[start..<end]), isRightToLeft ? 1 : 0)
      if end < kinds.count { levels.append(isRightToLeft ? 1 : 0) }
      start = end + 1
    }
  }

  /// The characters of a range on one line, in visual order from the left.
  func order(of range: Range<Int>) -> [Int] {
    var places = Array(range)
    guard let highest = levels[range].max() else { return places }
    // From the highest level down, reverse each run of characters at that level or above.
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < places.count {
        guard levels[places[start]] >= level else {
          start += 1
          continue
        }
        let end = places[start...].firstIndex { levels[$0] < level } ?? places.count
        places[start..<end].reverse()
        start = end
      }
    }
    return places
  }

  func isRightToLeft(at place: Int) -> Bool {
    levels.indices.contains(place) ? !levels[place].isMultiple(of: 2) : isRightToLeft
  }

  private static func levels(_ plain: [Kind], _ base: Int) -> [Int] {
    let kinds = withNumbersWhole(plain)
    var levels = kinds.map { kind in
      switch kind {
      case .right: 1
      case .left: base == 0 ? 0 : 2
      case .digit, .separator, .neutral: base
      }
    }
    // Digits run from left to right within right-to-left text.
    var strong = base == 1
    for (place, kind) in kinds.enumerated() {
      switch kind {
      case .left: strong = false
      case .right: strong = true
      case .digit: levels[place] = strong || base == 1 ? 2 : 0
      case .separator, .neutral: break
      }
    }
    // Characters between two of one direction have it too, or else the text's direction; digits
    // among letters from right to left count as such.
    var place = 0
    while place < kinds.count {
      guard kinds[place] == .neutral else {
        place += 1
        continue
      }
      let end = kinds[place...].firstIndex { $0 != .neutral } ?? kinds.count
      func side(_ index: Int) -> Bool {
        guard kinds.indices.contains(index) else { return base == 1 }
        return kinds[index] == .left ? false : levels[index] > 0
      }
      let (before, after) = (side(place - 1), side(end))
      if before == after {
        for index in place..<end { levels[index] = before ? 1 : base == 0 ? 0 : 2 }
      }
      place = end
    }
    return levels
  }

  /// One sign between two digits, as a point or a colon, is part of the number.
  private static func withNumbersWhole(_ plain: [Kind]) -> [Kind] {
    plain.enumerated().map { place, kind in
      guard kind == .separator else { return kind }
      let isInside =
        place > 0 && place + 1 < plain.count && plain[place - 1] == .digit
        && plain[place + 1] == .digit
      return isInside ? .digit : .neutral
    }
  }

  private static func kind(_ character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .neutral }
    switch scalar.value {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: return .digit
    case 0x2B...0x2F, 0x3A: return .separator
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return scalar.properties.isAlphabetic ? .right : .neutral
    default: return scalar.properties.isAlphabetic ? .left : .neutral
    }
  }
}
