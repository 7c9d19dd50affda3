// SPDX-License-Identifier: AGPL-3.0-or-later

/// The end of a line that may break a web address.
///
/// An address that ends with a slash looks as one that is broken there. What tells them apart is the
/// room that the line had, and what the next line begins with.
struct AddressBreak {
  private let text: PageText
  private let ends: LineEnds
  private let index: Int
  private let line: TextLineRecord
  private let next: TextLineRecord

  /// - Parameters:
  ///   - index: that of a line, but not of the last one.
  ///   - ends: those of the text's lines.
  init(_ text: PageText, after index: Int, _ ends: LineEnds) {
    (self.text, self.ends, self.index) = (text, ends, index)
    line = text.lines[index]
    next = text.lines[index + 1]
  }

  /// Whether an address continues in the next line: it is broken at one of its own marks, and no other
  /// address begins there. A hyphen at the break belongs to it.
  var continues: Bool {
    guard line.block == next.block,
      let last = text.characters[line.range].last?.scalar, DetectedLink.isBreakable(after: last),
      let first = text.characters[next.range].first?.scalar, first.characterClass != .space
    else { return false }
    guard !DetectedLink.begins(word(atMost: 16)[...]), !isListNumber else { return false }
    switch room {
    case .enough: return false
    case .none: return last != "/" || hasMark || !isName
    case .unknown: return last != "/" || hasMark
    }
  }

  private enum Room { case enough, none, unknown }

  /// Whether the next line's first word had room in this line. The longest of the lines above and below
  /// tells.
  private var room: Room {
    guard !line.isRightToLeft else { return .none }
    let least = line.box.along1 - line.fontSize / 2
    guard let edge = ends.longest(beside: index, beyond: least) else { return .unknown }
    return line.box.along1 + widthOfPiece <= edge ? .enough : .none
  }

  /// The width of the next line's first word. If the word can be broken too, only the part up to that
  /// break counts.
  private var widthOfPiece: Float {
    let characters = text.characters[next.range].prefix(AddressBreak.longest)
    let end = characters.firstIndex { DetectedLink.isBreakable(after: $0.scalar) }
    let word = characters.prefix { $0.scalar.characterClass != .space }
    let piece = end.map { word.prefix(through: min($0, word.endIndex - 1)) } ?? word
    guard let first = piece.first, let last = piece.last else { return 0 }
    return last.box.along1 - first.box.along0
  }

  /// Whether a mark of addresses stands within the next line's first word.
  private var hasMark: Bool {
    word(atMost: AddressBreak.longest).dropLast().contains {
      $0 == "." || DetectedLink.isBreakable(after: $0)
    }
  }

  /// Whether the next line begins with a capital letter. Names and sentences do.
  private var isName: Bool { word(atMost: 1).first?.properties.isUppercase ?? false }

  /// Whether the next line begins with a list number, such as `2.`.
  private var isListNumber: Bool {
    let word = word(atMost: 8)
    return word.count > 1 && [".", ")"].contains(word.last)
      && word.dropLast().allSatisfy { ("0"..."9").contains($0) }
  }

  /// The first word of the next line.
  private func word(atMost count: Int) -> [Unicode.Scalar] {
    text.characters[next.range].prefix(count).map(\.scalar)
      .prefix { $0.characterClass != .space }.map { $0 }
  }

  /// The most characters of a word that are looked at.
  private static let longest = 64
}
