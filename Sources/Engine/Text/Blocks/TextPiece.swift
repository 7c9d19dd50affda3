// SPDX-License-Identifier: AGPL-3.0-or-later

/// A part of a line without a gap that could separate columns.
struct TextPiece {
  /// The bounds in the line's frame.
  var box: TextBox
  /// The font size: the unit for distances between pieces.
  var em: Float

  var middle: Float { (box.across0 + box.across1) / 2 }
  var width: Float { box.along1 - box.along0 }

  /// Whether the middle of its height lies in a range. An eighth of an em beyond the range is allowed.
  func stands(in range: ClosedRange<Float>) -> Bool {
    middle >= range.lowerBound - em / 8 && middle <= range.upperBound + em / 8
  }

  /// The pieces of a line. Columns that were written row by row are a single line for MuPDF.
  static func pieces(of line: TextLineRecord, _ characters: [TextCharacter]) -> [TextPiece] {
    let em = (0.5...1000).contains(line.fontSize) ? line.fontSize : max(line.box.height, 1)
    let boxes = characters[line.range].filter { $0.scalar != " " }.map(\.box)
    var pieces: [TextPiece] = []
    for box in boxes.sorted(by: { $0.along0 < $1.along0 }) {
      if let last = pieces.last, box.along0 - last.box.along1 <= leastGap * em {
        pieces[pieces.count - 1].box.formUnion(box)
      } else {
        pieces.append(TextPiece(box: box, em: em))
      }
    }
    return pieces
  }

  /// The least gap in ems. Few spaces between words of justified lines are as wide.
  static let leastGap: Float = 0.75
}
