// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension PageText {
  /// The quads of a range of characters, in reading order. Each piece of a line has one quad.
  /// Contiguous text can have several quads if writing directions mix. In vertical text, the upper side
  /// of a quad runs down the line, on its right.
  public func quads(of range: Range<Int>) -> [Quad] {
    var quads: [Quad] = []
    forEachPiece(of: clamp(range)) { line, piece in
      let record = lines[line]
      if record.isBidirectional, piece != record.range {
        quads.append(contentsOf: visualRuns(of: piece, in: record).map(record.runningQuad))
      } else if let box = box(of: piece) {
        quads.append(record.runningQuad(box))
      }
    }
    return quads
  }

  /// The quad of one character; `nil` outside the page's text.
  public func quad(of character: Int) -> Quad? {
    guard characters.indices.contains(character), let line = lineIndex(of: character) else {
      return nil
    }
    return lines[line].quad(characters[character].box)
  }

  private func box(of piece: Range<Int>) -> TextBox? {
    guard var box = characters[piece].first?.box else { return nil }
    for character in characters[piece].dropFirst() { box.formUnion(character.box) }
    return box
  }

  /// The boxes of the characters of a piece, with visual neighbours merged.
  private func visualRuns(of piece: Range<Int>, in line: TextLineRecord) -> [TextBox] {
    var runs: [TextBox] = []
    var isInside = false
    for index in line.range.sorted(by: { middle($0) < middle($1) }) {
      let box = characters[index].box
      if piece.contains(index) {
        if isInside, var run = runs.popLast() {
          run.formUnion(box)
          runs.append(run)
        } else {
          runs.append(box)
        }
      }
      isInside = piece.contains(index)
    }
    return runs
  }

  private func middle(_ character: Int) -> Float {
    characters[character].box.along0 + characters[character].box.along1
  }
}
