// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension PageText {
  /// The whole text: lines end with a line feed, blocks with a blank line; hyphenated words are
  /// joined.
  public var text: String { text(of: 0..<count) }

  /// The text of a range of characters, in the form of ``text``.
  public func text(of range: Range<Int>) -> String {
    let range = clamp(range)
    var writer = TextWriter(self, capacity: range.count)
    forEachPiece(of: range) { line, piece in writer.append(piece, ofLine: line) }
    return writer.text
  }

  /// The text of the characters with their middle in the rectangle.
  public func text(in rect: Rect) -> String {
    var writer = TextWriter(self, capacity: 256)
    for index in lines.indices where lines[index].rect.intersects(rect) {
      let line = lines[index]
      var start = line.range.lowerBound
      for character in line.range {
        let box = characters[character].box
        let middle = line.point((box.along0 + box.along1) / 2, (box.across0 + box.across1) / 2)
        guard !rect.contains(middle) else { continue }
        writer.append(start..<character, ofLine: index)
        start = character + 1
      }
      writer.append(start..<line.range.upperBound, ofLine: index)
    }
    return writer.text
  }

  /// Calls `body` for each line that has a part in the range. `body` also receives that part.
  func forEachPiece(of range: Range<Int>, _ body: (_ line: Int, _ piece: Range<Int>) -> Void) {
    guard !range.isEmpty, let first = lineIndex(of: range.lowerBound) else { return }
    for index in first..<lines.count {
      guard lines[index].range.lowerBound < range.upperBound else { return }
      body(index, lines[index].range.clamped(to: range))
    }
  }
}
