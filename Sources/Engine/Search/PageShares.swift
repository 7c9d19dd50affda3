// SPDX-License-Identifier: AGPL-3.0-or-later

/// Divides pages among readers. Each reader goes on with the page after its last one: neighbouring pages
/// have fonts and streams of objects in common, which each reader decodes for itself.
struct PageShares {
  /// Consecutive pages that are left, as places in ``pages``.
  private struct Run {
    var left: Range<Int>
    var isBegun = false
  }

  private let pages: [Int]
  private var runs: [Run]

  /// Shares of the same length.
  ///
  /// - Parameter pages: in ascending order.
  init(_ pages: [Int], among readers: Int) {
    self.pages = pages
    let length = max(1, (pages.count + readers - 1) / max(1, readers))
    runs = stride(from: 0, to: pages.count, by: length).map {
      Run(left: $0..<min($0 + length, pages.count))
    }
  }

  /// Removes the first remaining pages from the shares, and returns them. There are at most `count` of
  /// them.
  mutating func removeFirst(_ count: Int) -> [Int] {
    guard
      let first = runs.indices.min(by: { runs[$0].left.lowerBound < runs[$1].left.lowerBound })
    else { return [] }
    let places = runs[first].left.prefix(count)
    runs[first].left = places.upperBound..<runs[first].left.upperBound
    if runs[first].left.isEmpty { runs.remove(at: first) }
    return Array(pages[places])
  }

  /// The next page of a reader that has just read `last`; `nil` when none is left.
  mutating func next(after last: Int?) -> Int? {
    if let last, let own = runs.firstIndex(where: { pages[..<$0.left.lowerBound].last == last }) {
      return take(own)
    }
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
    let place = runs[index].left.lowerBound
    runs[index].left = place + 1..<runs[index].left.upperBound
    runs[index].isBegun = true
    if runs[index].left.isEmpty { runs.remove(at: index) }
    return pages[place]
  }
}
