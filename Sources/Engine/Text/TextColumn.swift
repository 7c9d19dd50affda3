// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Consecutive lines that are below one another, as one column. A point in the margin beside them
/// belongs to the column. The lines can be of several blocks, because MuPDF makes a block of every
/// separated line.
struct TextColumn: Sendable {
  private(set) var rect: Rect
  private(set) var lines: Range<Int>

  static func columns(of blocks: [TextBlockRecord], _ lines: [TextLineRecord]) -> [TextColumn] {
    let blocks = blocks.filter { !$0.isImage && !$0.lines.isEmpty }
    var columns: [TextColumn] = []
    for (index, block) in blocks.enumerated() {
      if let last = columns.last, last.goesOn(with: block, lines),
        let union = last.union(with: block, unlessMeeting: blocks, except: index)
      {
        columns[columns.count - 1] = union
      } else {
        columns.append(TextColumn(rect: block.rect, lines: block.lines))
      }
    }
    return columns
  }

  /// Whether a block continues the column: it begins below the last line, within about a line's
  /// height, and at the same edge.
  private func goesOn(with block: TextBlockRecord, _ records: [TextLineRecord]) -> Bool {
    let (above, below) = (records[lines.upperBound - 1], records[block.lines.lowerBound])
    guard above.directionX > 0.999, below.directionX > 0.999, !above.isVertical, !below.isVertical
    else { return false }
    let size = Double(max(above.fontSize, below.fontSize))
    let gap = below.rect.y0 - above.rect.y1
    let isAligned =
      abs(above.rect.x0 - below.rect.x0) < 3 * size || abs(above.rect.x1 - below.rect.x1) < 3 * size
    return gap > -0.6 * size && gap < 1.5 * size && isAligned
  }

  /// The column extended by the block. It is not extended if it would then cover another block.
  private func union(
    with block: TextBlockRecord, unlessMeeting blocks: [TextBlockRecord], except index: Int
  ) -> TextColumn? {
    let union = rect.union(block.rect)
    // Blocks between two neighbours are near them in order. Without this bound, the time would grow
    // with the square of the number of blocks, and pages can have thousands.
    let near = max(0, index - 64)..<min(blocks.count, index + 64)
    let isFree = near.allSatisfy { other in
      other == index || lines.contains(blocks[other].lines.lowerBound)
        || union.intersection(blocks[other].rect).map { $0.area == 0 } ?? true
    }
    return isFree ? TextColumn(rect: union, lines: lines.lowerBound..<block.lines.upperBound) : nil
  }
}
