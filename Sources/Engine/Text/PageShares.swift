// SPDX-License-Identifier: AGPL-3.0-or-later

/// Divides pages among readers. Each reader goes on with the page after its last one: neighbouring pages
/// are in the same streams of objects, which each reader decodes for itself.
struct PageShares {
  /// Consecutive pages that are left.
  private struct Run {
    var left: Range<Int>
    var isBegun = false
  }

  private var runs: [Run]

  /// Shares of the same length for pages 0 to `count` − 1.
  init(_ count: Int, among readers: Int) {
    let length = max(1, (count + readers - 1) / max(1, readers))
    runs = stride(from: 0, to: count, by: length).map {
      Run(left: $0..<min($0 + length, count))
    }
  }

  /// The next page of a reader that has just read `last`; `nil` when none is left.
  mutating func next(after last: Int?) -> Int? {
    if let own = runs.firstIndex(where: { $0.left.lowerBound - 1 == last }) { return take(own) }
    if let new = runs.firstIndex(where: { !$0.isBegun }) { return take(new) }
    guard let longest = runs.indices.max(by: { runs[$0].left.count < runs[$1].left.count }) else {
      return nil
    }
    let left = runs[longest].left
    let middle = left.lowerBound + left.count / 2
    runs[longest].left = left.lowerBound..<middle
    runs.append(Run(left: middle..<left.upperBound))
    let page = take(runs.count - 1)
    runs.removeAll { $0.left.isEmpty }
    return page
  }

  private mutating func take(_ index: Int) -> Int {
    let page = runs[index].left.lowerBound
    runs[index].left = page + 1..<runs[index].left.upperBound
    runs[index].isBegun = true
    if runs[index].left.isEmpty { runs.remove(at: index) }
    return page
  }
}
