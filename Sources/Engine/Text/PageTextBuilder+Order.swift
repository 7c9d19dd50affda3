// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The reading order of lines with text from right to left.
extension PageTextBuilder {
  /// Brings the characters of these lines into reading order. They come in drawing order. Missing
  /// spaces between them are added.
  mutating func orderLines() {
    guard lines.contains(where: \.isBidirectional) else { return }
    let drawn = characters
    let directions = lines.map(direction)
    var blocks = [cm_direction](repeating: cm_direction(), count: blocks.count)
    var page = cm_direction()
    for (line, direction) in zip(lines, directions) {
      blocks[line.block].add(direction)
      page.add(direction)
    }
    characters.removeAll(keepingCapacity: true)
    for index in lines.indices {
      let (start, line) = (characters.count, lines[index])
      if line.isBidirectional {
        let isRightToLeft = directions[index].isRightToLeft(in: blocks[line.block], page)
        lines[index].isRightToLeft = isRightToLeft
        append(drawn[line.range], of: line, isRightToLeft)
      } else {
        characters += drawn[line.range]
      }
      lines[index].range = start..<characters.count
      guard line.isHyphenated, line.isBidirectional else { continue }
      lines[index].isHyphenated = characters.last?.scalar.isHyphen == true
    }
    mirrorBrackets()
  }

  /// Whether a piece of a line is in one of its gaps. Programs draw the parts of each direction in an
  /// order of their own. Letters that are drawn twice are in no gap.
  func isInGap(_ piece: TextLineRecord, of line: TextLineRecord) -> Bool {
    let (start, end) = (piece.box.along0, piece.box.along1)
    guard line.isBidirectional || piece.isBidirectional, line.box.along0 < start,
      line.box.along1 > end, line.isOnBaseline(of: piece)
    else { return false }
    return !characters[line.range].contains { character in
      let middle = (character.box.along0 + character.box.along1) / 2
      return character.scalar != " " && middle > start && middle < end
    }
  }

  private func direction(of line: TextLineRecord) -> cm_direction {
    let letters = characters[line.range].letters
    var direction = cm_direction()
    cm_find_direction(letters, letters.count, &direction)
    return direction
  }

  private mutating func append(
    _ drawn: ArraySlice<TextCharacter>, of line: TextLineRecord, _ isRightToLeft: Bool
  ) {
    let letters = drawn.letters
    var ordered = [cm_letter](repeating: cm_letter(), count: 2 * letters.count)
    let size = line.hasOddUnit ? line.em : line.fontSize
    let count = cm_find_reading_order(
      letters, letters.count, 0.15 * size, isRightToLeft, &ordered)
    for letter in ordered.prefix(count) {
      let place = drawn.startIndex + Int(letter.index)
      var character =
        letter.index < 0
        ? TextCharacter(" ", style: characters.last?.style ?? [], box: line.box) : drawn[place]
      character.isRightToLeft = letter.is_right_to_left
      (character.box.along0, character.box.along1) = (letter.start, letter.end)
      characters.append(character)
    }
    if count == 0 { characters += drawn }
  }

  /// Mirrors brackets that have the meaning of their glyph. Some files write them so; in text from
  /// right to left, it is the meaning of the other bracket. The pairs of the line show this, or else
  /// the pairs of the page.
  private mutating func mirrorBrackets() {
    let signs = lines.map { $0.isBidirectional ? bracketSign($0.range) : 0 }
    let page = signs.reduce(0, +)
    for (line, sign) in zip(lines, signs) where line.isBidirectional {
      guard sign < 0 || sign == 0 && page < 0 else { continue }
      for place in line.range where characters[place].isRightToLeft {
        var opens = false
        let mirror = cm_mirrored_bracket(characters[place].scalar.value, &opens)
        if let scalar = Unicode.Scalar(mirror), mirror != 0 { characters[place].scalar = scalar }
      }
    }
  }

  /// Positive if a line's brackets open before they close. It is negative if they close before they
  /// open.
  private func bracketSign(_ range: Range<Int>) -> Int {
    var sign = 0
    var last: (mirror: UInt32, opens: Bool)?
    for character in characters[range] where character.isRightToLeft {
      var opens = false
      let mirror = cm_mirrored_bracket(character.scalar.value, &opens)
      guard mirror != 0 else { continue }
      if let last, last.mirror == character.scalar.value { sign += last.opens ? 1 : -1 }
      last = (mirror, opens)
    }
    return sign
  }
}

extension ArraySlice<TextCharacter> {
  /// The characters for the search of their order.
  fileprivate var letters: [cm_letter] {
    enumerated().map { index, character in
      cm_letter(
        character: character.scalar.value, index: Int32(truncatingIfNeeded: index),
        start: character.box.along0, end: character.box.along1, is_right_to_left: false)
    }
  }
}

extension cm_direction {
  fileprivate mutating func add(_ other: cm_direction) {
    to_left &+= other.to_left
    to_right &+= other.to_right
  }

  /// Whether the line belongs to text read from right to left.
  fileprivate func isRightToLeft(in block: cm_direction, _ page: cm_direction) -> Bool {
    if to_right == 0, to_left > 0 { return mark >= 0 }
    if turns_back { return true }
    if block.to_left / 3 > block.to_right { return true }
    if block.to_right / 3 > block.to_left { return false }
    if mark != 0 || is_enclosed { return mark >= 0 }
    if block.to_left != block.to_right { return block.to_left > block.to_right }
    return page.to_left > page.to_right
  }
}
