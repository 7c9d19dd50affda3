// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

public enum TextUnit: String, CaseIterable, Sendable {
  case character
  case word
  case line
  case paragraph
  case page
}

extension PageText {
  /// The unit that contains a character; an index out of range means the nearest character. Empty on a
  /// page without text.
  ///
  /// A word is a run of letters, digits and marks, with apostrophes between letters, also across a
  /// hyphen at the end of a line; an ideograph is a word; so is a run of katakana or of spaces, and any
  /// other single character.
  public func range(of unit: TextUnit, at character: Int) -> Range<Int> {
    guard let index = lineIndex(of: character) else { return 0..<0 }
    let character = min(max(character, 0), count - 1)
    switch unit {
    case .character: return character..<character + 1
    case .word: return word(at: character)
    case .line: return lines[index].range
    case .paragraph: return paragraph(of: index)
    case .page: return 0..<count
    }
  }

  /// The unit at a point; `nil` if there is no text within the tolerance.
  public func range(of unit: TextUnit, at point: Point, tolerance: Double = 0) -> Range<Int>? {
    position(at: point, tolerance: tolerance).map { range(of: unit, at: $0.character) }
  }

  private func word(at character: Int) -> Range<Int> {
    switch characters[character].scalar.characterClass {
    case let kind where kind == .space || kind == .katakana:
      return run(around: character) { characters[$0].scalar.characterClass == kind }
    default:
      guard isWordPart(character) else { return character..<character + 1 }
      return run(around: character, where: isWordPart)
    }
  }

  /// The run of joined characters around one that satisfy the condition.
  private func run(around character: Int, where belongs: (Int) -> Bool) -> Range<Int> {
    var start = character
    while start > 0, belongs(start - 1), isJoined(start - 1) { start -= 1 }
    var end = character + 1
    while end < count, belongs(end), isJoined(end - 1) { end += 1 }
    return start..<end
  }

  /// Whether the character is joined to the next one. The two are joined if they are on one line, or if
  /// a hyphen divides a word between them.
  private func isJoined(_ character: Int) -> Bool {
    guard let index = lineIndex(of: character) else { return false }
    return character + 1 < lines[index].range.upperBound || lines[index].isHyphenated
  }

  private func isWordPart(_ character: Int) -> Bool {
    let scalar = characters[character].scalar
    if scalar.characterClass == .word { return true }
    guard scalar.characterClass == .other, let index = lineIndex(of: character) else {
      return false
    }
    let line = lines[index]
    if character == line.range.upperBound - 1 { return line.isHyphenated }
    guard character > line.range.lowerBound else { return false }
    return scalar.joins(characters[character - 1].scalar, characters[character + 1].scalar)
  }
}
