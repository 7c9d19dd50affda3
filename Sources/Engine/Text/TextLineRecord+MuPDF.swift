// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension TextLineRecord {
  /// A record with the frame of MuPDF's line, without characters.
  init(_ line: fz_stext_line, start: Int, block: Int) {
    let length = (line.dir.x * line.dir.x + line.dir.y * line.dir.y).squareRoot()
    let isUsable = length.isFinite && length > 0.001
    self.init(
      range: start..<start, block: block, directionX: isUsable ? line.dir.x / length : 1,
      directionY: isUsable ? line.dir.y / length : 0,
      box: TextBox(along0: 0, along1: 0, across0: 0, across1: 0), fontSize: 0,
      isVertical: line.wmode != 0, isBidirectional: false,
      isHyphenated: UInt32(line.flags) & FZ_STEXT_LINE_FLAGS_JOINED.rawValue != 0)
  }

  /// The beginning of a line in one size, without characters. It has its box. `nil` if the line has
  /// only spaces.
  init?(measuring line: fz_stext_line) {
    self.init(line, start: 0, block: 0)
    var union: TextBox?
    var next = line.first_char
    while let item = next {
      next = item.pointee.next
      guard item.pointee.c > 0x20, let box = self.box(of: item) else { continue }
      if fontSize > 0, item.pointee.size != fontSize { break }
      fontSize = item.pointee.size
      if union == nil { union = box } else { union?.formUnion(box) }
    }
    guard let union else { return nil }
    box = union
  }

  /// The bounds of a character in the frame; `nil` for impossible coordinates.
  func box(of character: UnsafeMutablePointer<fz_stext_char>) -> TextBox? {
    guard isVertical else { return box(of: character.pointee.quad) }
    // The engine puts glyphs of vertical writing below their origin for horizontal writing. The one for
    // vertical writing is above that by 0.88, unless the font says more (ISO 32000-2, table 115, DW2).
    let rise = 0.88 * character.pointee.size
    guard var box = box(of: character.pointee.quad) else { return nil }
    (box.along0, box.along1) = (box.along0 - rise, box.along1 - rise)
    return box
  }

  /// The bounds of a quad in the frame; `nil` for impossible coordinates.
  private func box(of quad: fz_quad) -> TextBox? {
    if let box = uprightBox(of: quad) { return box }
    let a = corner(quad.ul)
    let b = corner(quad.ur)
    let c = corner(quad.ll)
    let d = corner(quad.lr)
    let box = TextBox(
      along0: min(min(a.along, b.along), min(c.along, d.along)),
      along1: max(max(a.along, b.along), max(c.along, d.along)),
      across0: min(min(a.across, b.across), min(c.across, d.across)),
      across1: max(max(a.across, b.across), max(c.across, d.across)))
    // Comparisons with NaN are false.
    let isSound =
      box.along0 > -1e7 && box.along1 < 1e7 && box.across0 > -1e7 && box.across1 < 1e7
      && (a.along + b.along + c.along + d.along).isFinite
      && (a.across + b.across + c.across + d.across).isFinite
    return isSound ? box : nil
  }

  /// The bounds of an upright rectangle in a line to the right. Most characters have such a rectangle.
  /// `nil` for any other quad.
  @inline(__always)
  private func uprightBox(of quad: fz_quad) -> TextBox? {
    guard directionX == 1, directionY == 0, quad.ul.x == quad.ll.x, quad.ur.x == quad.lr.x,
      quad.ul.y == quad.ur.y, quad.ll.y == quad.lr.y
    else { return nil }
    let (left, right) = (min(quad.ul.x, quad.ur.x), max(quad.ul.x, quad.ur.x))
    let (top, bottom) = (min(quad.ul.y, quad.ll.y), max(quad.ul.y, quad.ll.y))
    guard left > -1e7, right < 1e7, top > -1e7, bottom < 1e7 else { return nil }
    return TextBox(along0: left, along1: right, across0: top, across1: bottom)
  }

  private func corner(_ point: fz_point) -> (along: Float, across: Float) {
    (point.x * directionX + point.y * directionY, point.y * directionX - point.x * directionY)
  }
}

/// Joins MuPDF's pieces of a line. MuPDF starts a new line at a wide gap, and for every glyph of some
/// vertical text. Pieces close together on one baseline are one line here.
extension TextLineRecord {
  /// The gap between this line and one that may continue it; `nil` if the other line is not on the
  /// same baseline, or is further away than a wide space: it may then be another column.
  func gap(before next: TextLineRecord) -> Float? {
    guard isOnBaseline(of: next) else { return nil }
    let near = -0.1 * em...1.5 * em
    let forward = next.box.along0 - box.along1
    if near.contains(forward) { return forward }
    let backward = box.along0 - next.box.along1
    return (isBidirectional || next.isBidirectional) && near.contains(backward) ? backward : nil
  }

  /// Whether another piece could belong to this line. Only its direction and its height are compared.
  func isOnBaseline(of next: TextLineRecord) -> Bool {
    guard isVertical == next.isVertical, !isHyphenated,
      directionX * next.directionX + directionY * next.directionY > 0.999
    else { return false }
    let shared = min(box.across1, next.box.across1) - max(box.across0, next.box.across0)
    // A superscript or subscript overlaps the height of its line by less than half.
    let least = differsInSize(from: next) ? 0.2 : 0.6
    return Double(shared) > least * Double(min(box.height, next.box.height))
  }

  /// The size of the letters. Type 3 fonts may have any unit, so the drawn height counts too.
  var em: Float { hasOddUnit ? box.height : max(fontSize, 0.7 * box.height) }

  /// Whether the letters are much larger than their font size says.
  var hasOddUnit: Bool { fontSize < 0.3 * box.height }

  /// Whether one of two pieces is a superscript or subscript. The pieces belong to one line, and their
  /// heights decide.
  func differsInSize(from other: TextLineRecord) -> Bool {
    min(box.height, other.box.height) < 0.85 * max(box.height, other.box.height)
  }

  /// Whether another line is directly below this one, as in a paragraph.
  func isAbove(_ next: TextLineRecord) -> Bool {
    guard isVertical == next.isVertical,
      directionX * next.directionX + directionY * next.directionY > 0.999,
      box.along0 < next.box.along1, next.box.along0 < box.along1
    else { return false }
    let distance = next.box.across0 - box.across1
    return distance > -0.5 * em && distance < 0.6 * em
  }

  /// The gap between this line and a line that continues it.
  func gapBox(before next: TextLineRecord) -> TextBox {
    let isForward = next.box.along0 >= box.along0
    let start = isForward ? box.along1 : next.box.along1
    let end = isForward ? next.box.along0 : box.along0
    return TextBox(
      along0: min(start, end), along1: max(start, end), across0: box.across0, across1: box.across1)
  }

  mutating func append(_ next: TextLineRecord) {
    range = range.lowerBound..<next.range.upperBound
    box.formUnion(next.box)
    fontSize = max(fontSize, next.fontSize)
    isBidirectional = isBidirectional || next.isBidirectional
    isHyphenated = next.isHyphenated
  }

  /// The missing space for a gap in the line: the engine inserts spaces only after letters of Latin,
  /// Greek, Cyrillic, Hebrew and Arabic, but Korean and the scripts of India have spaces too.
  func missingSpace(after last: TextCharacter, _ next: TextBox, size: Float) -> TextCharacter? {
    guard !isVertical, last.scalar.writesSpaces else { return nil }
    let gap = next.along0 - last.box.along1
    guard gap > 0.18 * size, gap < 2 * size else { return nil }
    var box = last.box
    (box.along0, box.along1) = (last.box.along1, next.along0)
    return TextCharacter(" ", style: last.style, box: box)
  }
}

extension Unicode.Scalar {
  /// Whether this letter's script separates words by spaces. Scripts that the engine handles are left
  /// out.
  fileprivate var writesSpaces: Bool {
    switch value {
    case 0..<0x700, 0x2000...0x20CF: false
    default: characterClass == .word
    }
  }
}
