// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The difference between a path and the earlier one that it continues. A stroke that is being drawn
/// continues its earlier path, for example. The newest points of a stroke may change with each batch;
/// all before them stay.
struct PathGrowth {
  /// The index of the earlier path.
  let index: Int
  /// How many points its last line keeps.
  let keeping: Int
  /// The continuation of that line, and the lines after it.
  let lines: [[Point]]
  /// The path as the client has it after the patch.
  let result: OverlayItem

  /// If fewer points stay, the path is sent anew.
  private static let least = 16

  /// Looks for the earlier path among the previous overlay's next items.
  init?(of item: OverlayItem, in old: [OverlayItem], from next: Int) {
    guard case .path(let new, false) = item.shape else { return nil }
    for index in next..<min(old.count, next + OverlayPatch.lookahead) {
      guard case .path(let before, false) = old[index].shape, item.isLikeBesidesShape(old[index]),
        let keeping = PathGrowth.kept(of: before, in: new)
      else { continue }
      let last = before.count - 1
      var lines = [Array(new[last].dropFirst(keeping))] + new.dropFirst(before.count)
      lines = lines.map { $0.map(PathGrowth.rounded) }
      var result = before
      result[last].removeSubrange(keeping...)
      result[last] += lines[0]
      result += lines.dropFirst()
      self.index = index
      self.keeping = keeping
      self.lines = lines
      var grown = old[index]
      grown.shape = .path(result, isClosed: false)
      self.result = grown
      return
    }
    return nil
  }

  /// How many points of the last line stay; `nil` if other lines changed, or most of the last one.
  private static func kept(of old: [[Point]], in new: [[Point]]) -> Int? {
    guard let last = old.indices.last, new.count > last, old[last].count >= least,
      zip(old[..<last], new).allSatisfy({ $0.count == $1.count && common($0, $1) == $0.count })
    else { return nil }
    let count = common(old[last], new[last])
    return count >= max(least, old[last].count / 2) ? count : nil
  }

  private static func common(_ old: [Point], _ new: [Point]) -> Int {
    var count = 0
    for (before, now) in zip(old, new) {
      guard (before.x - now.x).magnitude <= OverlayPatch.tolerance,
        (before.y - now.y).magnitude <= OverlayPatch.tolerance
      else { break }
      count += 1
    }
    return count
  }

  private static func rounded(_ point: Point) -> Point {
    Point(OverlayPatch.thousandths(point.x), OverlayPatch.thousandths(point.y))
  }
}
