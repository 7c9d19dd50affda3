// SPDX-License-Identifier: AGPL-3.0-or-later

/// Joins words that are drawn in pieces. The order of the pieces can differ from the order in which
/// they are read, such as from the right to the left. The engine makes a line of each piece.
struct TextPieces {
  /// The text of the lines that touch end to end, joined. They touch each other on one baseline, and
  /// are joined in the order in which they stand there. `nil` if no lines touch.
  static func joined(in page: PageText) -> PageText? {
    let lines = page.lines
    let rows = touchingRows(in: lines)
    guard !rows.isEmpty else { return nil }
    var (joined, all): ([TextLineRecord], [TextCharacter]) = ([], [])
    for row in rows {
      guard var line = row.first.map({ lines[$0] }) else { continue }
      let start = all.count
      for index in row {
        all += page.characters[lines[index].range]
        line.box.formUnion(lines[index].box)
        line.isBidirectional = line.isBidirectional || lines[index].isBidirectional
      }
      (line.range, line.isHyphenated) = (start..<all.count, false)
      joined.append(line)
    }
    return PageText(
      pageIndex: page.pageIndex, characters: all, lines: joined, blocks: [], showsAll: false)
  }

  /// The touching lines of each row, in reading order. A row has at least two of them.
  static func touchingRows(in lines: [TextLineRecord]) -> [[Int]] {
    let order = lines.indices.filter { !lines[$0].range.isEmpty }.map { Place(lines[$0], $0) }
      .sorted { $0.isBefore($1) }
    var (rows, row): ([[Int]], [Place]) = ([], [])
    func end() {
      guard row.count > 1 else { return }
      let isReversed = row.allSatisfy { lines[$0.index].isRightToLeft }
      rows.append(isReversed ? row.reversed().map(\.index) : row.map(\.index))
    }
    for baseline in baselines(order) {
      for place in baseline.sorted(by: { $0.along0 < $1.along0 }) {
        if let last = row.last, !last.touches(place) {
          end()
          row = []
        }
        row.append(place)
      }
      end()
      row = []
    }
    return rows
  }

  /// The places of each baseline. The argument has all places in the order of their baselines.
  private static func baselines(_ order: [Place]) -> [[Place]] {
    var baselines: [[Place]] = []
    for place in order {
      if let last = baselines.last?.last, last.isBeside(place) {
        baselines[baselines.count - 1].append(place)
      } else {
        baselines.append([place])
      }
    }
    return baselines
  }

  /// Where a line stands.
  private struct Place {
    let index: Int
    let direction: (Float, Float)
    let along0: Float
    let along1: Float
    let across: Float
    let size: Float

    init(_ line: TextLineRecord, _ index: Int) {
      self.index = index
      direction = (line.directionX, line.directionY)
      (along0, along1) = (line.box.along0, line.box.along1)
      across = (line.box.across0 + line.box.across1) / 2
      size = line.fontSize
    }

    func isBefore(_ other: Place) -> Bool {
      if direction != other.direction { return direction < other.direction }
      return across < other.across
    }

    func isBeside(_ other: Place) -> Bool {
      direction == other.direction
        && abs(across - other.across) < TextPieces.mostGap * max(size, other.size)
    }

    /// Whether the next place begins where this one ends. Then there is no space between them.
    func touches(_ next: Place) -> Bool {
      abs(next.along0 - along1) < TextPieces.mostGap * max(size, next.size)
    }
  }

  /// Less than a space, as a part of the font's size.
  private static let mostGap: Float = 0.2
}
