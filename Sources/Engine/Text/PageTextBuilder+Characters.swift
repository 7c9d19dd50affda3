// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The characters of MuPDF's lines. A first search runs this for each letter of a document.
extension PageTextBuilder {
  /// Adds the line without surrounding spaces; returns `nil` if it is empty.
  mutating func addCharacters(
    of source: UnsafeMutablePointer<fz_stext_line>
  ) -> TextLineRecord? {
    let start = characters.count
    var line = TextLineRecord(source.pointee, start: start, block: blocks.count)
    line.isBidirectional = cm_restore_drawing_order(source) && !line.isVertical
    var end = start
    var (style, styled) = (TextCharacter.Style(), StyleSource())
    var next = source.pointee.first_char
    while let item = next {
      next = item.pointee.next
      guard let box = line.box(of: item) else { continue }
      let scalar = PageTextBuilder.scalar(item.pointee.c)
      // The boxes of spaces that the engine adds before letters from right to left are wrong.
      let isAdded = Int(item.pointee.flags) & FZ_STEXT_SYNTHETIC != 0
      if line.isBidirectional, isAdded || item.pointee.c == CM_MARK_OF_END { continue }
      if scalar == " ", end == start { continue }
      if end > start, end == characters.count, scalar != " ", !line.isBidirectional,
        let gap = line.missingSpace(after: characters[end - 1], box, size: item.pointee.size)
      {
        characters.append(gap)
      }
      if styled != StyleSource(item) {
        styled = StyleSource(item)
        style = TextCharacter.Style(of: item)
      }
      let character = TextCharacter(scalar, style: style, box: box)
      if end > start, end == characters.count, scalar != " ",
        let letter = SpacingAccent.letter(characters[end - 1], character)
      {
        characters[end - 1] = letter
      } else {
        characters.append(character)
      }
      guard scalar != " " else { continue }
      if end == start { line.box = box } else { line.box.formUnion(box) }
      end = characters.count
      line.fontSize = max(line.fontSize, item.pointee.size)
    }
    characters.removeLast(characters.count - end)
    guard end > start else { return nil }
    line.range = start..<end
    line.isHyphenated = line.isHyphenated && characters[end - 1].scalar.isHyphen
    return line
  }

  private static func scalar(_ value: Int32) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(UInt32(bitPattern: value)), value != 0 else {
      return "\u{FFFD}"
    }
    return value < 0x20 || value == 0x7F || value == 0xA0 ? " " : scalar
  }
}

/// What determines the style of a character. It is the same for whole runs of characters.
private struct StyleSource: Equatable {
  var font: OpaquePointer?
  var flags: UInt16 = 0

  init() {}

  init(_ item: UnsafeMutablePointer<fz_stext_char>) {
    (font, flags) = (OpaquePointer(item.pointee.font), item.pointee.flags)
  }
}

extension TextCharacter.Style {
  fileprivate init(of item: UnsafeMutablePointer<fz_stext_char>) {
    self = []
    if cm_is_bold(item) { insert(.bold) }
    if cm_is_italic(item) { insert(.italic) }
  }
}
