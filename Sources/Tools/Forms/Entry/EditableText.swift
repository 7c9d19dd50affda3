// SPDX-License-Identifier: AGPL-3.0-or-later

/// A text with a caret and a selection.
struct EditableText: Hashable {
  private(set) var characters: [Character]
  /// The caret: the index of the character before which text is inserted.
  private(set) var caret: Int
  /// The other end of the selection, opposite to the caret.
  private(set) var anchor: Int

  /// A text with the caret at the end.
  init(_ text: String) {
    characters = Array(text)
    caret = characters.count
    anchor = caret
  }

  var text: String { String(characters) }
  /// The selection in characters; empty if nothing is selected.
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  var selectedText: String { String(characters[selection]) }

  /// Replaces a range, clamped to the text; the caret is placed after the new text.
  mutating func replace(_ range: Range<Int>, with new: some Collection<Character>) {
    let range = range.clamped(to: 0..<characters.count)
    characters.replaceSubrange(range, with: new)
    caret = range.lowerBound + new.count
    anchor = caret
  }

  /// The change that turns this text into another one. It has the replaced range, the replacement, and
  /// the length after the range. Common parts at both ends count as unchanged.
  func difference(to all: String) -> (range: Range<Int>, put: String, rest: Int) {
    let (old, new) = (characters, Array(all))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    return (start..<(old.count - end), String(new[start..<(new.count - end)]), end)
  }

  /// Moves the caret, and extends or drops the selection.
  mutating func move(to offset: Int, extending: Bool = false) {
    caret = min(max(offset, 0), characters.count)
    if !extending { anchor = caret }
  }

  mutating func select(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<characters.count)
    (anchor, caret) = (range.lowerBound, range.upperBound)
  }
}

/// Words: runs of letters and digits, or of other characters, with the blanks after them.
extension EditableText {
  /// The start of the word at or before a position. The word ends at the position or contains it, or is
  /// the previous one.
  func wordStart(before offset: Int) -> Int {
    var place = min(max(offset, 0), characters.count)
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    guard place > 0 else { return 0 }
    let kind = characters[place - 1].isWordPart
    while place > 0, !characters[place - 1].isWhitespace, characters[place - 1].isWordPart == kind {
      place -= 1
    }
    return place
  }

  /// The start of the next word.
  func wordEnd(after offset: Int) -> Int {
    var place = min(max(offset, 0), characters.count)
    if place < characters.count, !characters[place].isWhitespace { place = run(from: place) }
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    return place
  }

  /// The word around a position. It may also be a run of blanks or a run of other characters.
  func word(at offset: Int) -> Range<Int> {
    guard !characters.isEmpty else { return 0..<0 }
    let place = min(max(offset, 0), characters.count - 1)
    var start = place
    while start > 0, characters[start - 1].isLike(characters[place]) { start -= 1 }
    return start..<run(from: place)
  }

  private func run(from place: Int) -> Int {
    var end = place
    while end < characters.count, characters[end].isLike(characters[place]) { end += 1 }
    return end
  }
}

extension Character {
  var isWordPart: Bool { isLetter || isNumber || self == "_" }

  fileprivate func isLike(_ other: Character) -> Bool {
    isWordPart == other.isWordPart && isWhitespace == other.isWhitespace
  }
}
