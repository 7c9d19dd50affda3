// SPDX-License-Identifier: AGPL-3.0-or-later

/// The places where a page's lines begin and end, sorted. A search for lines beside one does not go
/// through all of the page. They are sorted at the first call.
final class LineEnds {
  private let lines: [TextLineRecord]
  private lazy var groups = Self.groups(of: lines)

  private struct Direction: Hashable { let x, y: Float }

  /// The lines of one direction, by their indices.
  private struct Group {
    /// By the side where they begin across their direction.
    var byTop: [Int] = []
    /// The greatest `across1` of each line of `byTop` and those before it.
    var lowest: [Float] = []
    /// By the end along their direction.
    var byEnd: [Int] = []
  }

  init(_ lines: [TextLineRecord]) { self.lines = lines }

  /// How far the lines above and below a line reach. The longest one counts, of those of the same
  /// direction that begin before the line ends, and that end before the next column.
  ///
  /// - Parameter least: only ends beyond this one count.
  /// - Returns: `nil` if no line ends there.
  func longest(beside index: Int, beyond least: Float) -> Float? {
    let line = lines[index]
    guard let group = groups[Direction(x: line.directionX, y: line.directionY)] else { return nil }
    var place = group.byEnd.count
    if let gutter = gutter(beside: index, in: group) {
      place = Self.count(of: group.byEnd) { lines[$0].box.along1 <= gutter }
    }
    while place > 0 {
      place -= 1
      let other = group.byEnd[place]
      let box = lines[other].box
      guard box.along1 > least else { return nil }
      if other != index, box.along0 < line.box.along1 { return box.along1 }
    }
    return nil
  }

  /// Where another column begins beside a line and the next one. A heading above both columns may reach
  /// into it.
  private func gutter(beside index: Int, in group: Group) -> Float? {
    let (line, next) = (lines[index].box, lines[min(index + 1, lines.count - 1)].box)
    var gutter: Float?
    var place = Self.count(of: group.byTop) { lines[$0].box.across0 < next.across1 }
    while place > 0, group.lowest[place - 1] > line.across0 {
      place -= 1
      let other = group.byTop[place]
      let box = lines[other].box
      guard other != index, box.across1 > line.across0, box.along0 >= line.along1 else { continue }
      gutter = min(gutter ?? box.along0, box.along0)
    }
    return gutter
  }

  private static func groups(of lines: [TextLineRecord]) -> [Direction: Group] {
    var groups: [Direction: Group] = [:]
    for (index, line) in lines.enumerated() {
      let direction = Direction(x: line.directionX, y: line.directionY)
      groups[direction, default: Group()].byTop.append(index)
    }
    for (direction, var group) in groups {
      group.byEnd = group.byTop.sorted { lines[$0].box.along1 < lines[$1].box.along1 }
      group.byTop.sort { lines[$0].box.across0 < lines[$1].box.across0 }
      var lowest = -Float.infinity
      for index in group.byTop {
        lowest = max(lowest, lines[index].box.across1)
        group.lowest.append(lowest)
      }
      groups[direction] = group
    }
    return groups
  }

  /// How many indices at a list's start have a property. None of the others may have it.
  static func count(of indices: [Int], where has: (Int) -> Bool) -> Int {
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if has(indices[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
