// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The text of a page at one time. It finds characters again after the page's contents changed.
///
/// An offset counts characters, so it leads to different text once text before it is removed or added.
/// Two characters are the same if they have the same scalar at the same place in user space: no edit moves
/// text on its page.
public struct TextSnapshot: Sendable {
  private let text: PageText
  private let toPage: Matrix

  /// Reads the page's text if it is not known yet.
  public init(_ page: Page) throws(EngineError) {
    text = try page.text()
    toPage = page.transform
  }

  /// The number of characters.
  public var count: Int { text.count }

  /// The range of the same characters in a later text. It reaches from the first to the last character
  /// that is still on the page. An empty range is found beside the character after it, or else beside
  /// the one before it.
  ///
  /// - Returns: `nil` if none of the characters is left, or if other characters of the earlier text are
  ///   between them now.
  public func find(_ range: Range<Int>, in later: TextSnapshot) -> Range<Int>? {
    let range = range.clamped(to: 0..<count)
    if isSame(as: later) { return range }
    let origins = origins(of: later)
    if range.isEmpty {
      if let after = origins.firstIndex(of: range.lowerBound) { return after..<after }
      let before = origins.firstIndex { $0 != nil && $0 == range.lowerBound - 1 }
      return before.map { $0 + 1..<$0 + 1 }
    }
    let isWanted = { (origin: Int?) in origin.map(range.contains) ?? false }
    guard let first = origins.firstIndex(where: isWanted),
      let last = origins.lastIndex(where: isWanted),
      origins[first...last].allSatisfy({ $0 == nil || isWanted($0) })
    else { return nil }
    return first..<last + 1
  }

  private func isSame(as later: TextSnapshot) -> Bool {
    guard toPage == later.toPage, count == later.count else { return false }
    if text === later.text { return true }
    return zip(text.characters, later.text.characters).allSatisfy {
      $0.scalar == $1.scalar && $0.box == $1.box
    }
  }

  /// For each character of a later text, its index in this text. No character of this text is the
  /// origin of two.
  private func origins(of later: TextSnapshot) -> [Int?] {
    let change = toPage.inverse?.then(later.toPage) ?? .identity
    var known: [Spot: [(index: Int, place: Point)]] = [:]
    for (index, place) in places {
      let place = change.apply(place)
      known[Spot(text.characters[index].scalar, at: place), default: []].append((index, place))
    }
    var isTaken = [Bool](repeating: false, count: count)
    var origins = [Int?](repeating: nil, count: later.count)
    for (index, place) in later.places {
      let spot = Spot(later.text.characters[index].scalar, at: place)
      var best: (index: Int, distance: Double)?
      for candidate in spot.withNeighbours.flatMap({ known[$0] ?? [] }) {
        let distance = candidate.place.distance(to: place)
        guard !isTaken[candidate.index], distance <= TextSnapshot.tolerance,
          distance < best?.distance ?? .infinity
        else { continue }
        best = (candidate.index, distance)
      }
      guard let best else { continue }
      isTaken[best.index] = true
      origins[index] = best.index
    }
    return origins
  }

  /// The characters with their middles, in page space.
  private var places: [(index: Int, place: Point)] {
    text.lines.flatMap { line in
      line.range.map { index in
        let box = text.characters[index].box
        let middle = line.point((box.along0 + box.along1) / 2, (box.across0 + box.across1) / 2)
        return (index, middle)
      }
    }
  }

  /// The distance, in points, up to which two places are the same. Contents that were written anew have
  /// rounded numbers.
  private static let tolerance = 0.5
}

/// A scalar in a square of the page. The square has sides of one point.
private struct Spot: Hashable {
  let scalar: Unicode.Scalar
  var x: Int
  var y: Int

  init(_ scalar: Unicode.Scalar, at place: Point) {
    self.scalar = scalar
    x = Int(exactly: place.x.rounded(.down)) ?? 0
    y = Int(exactly: place.y.rounded(.down)) ?? 0
  }

  /// This spot and the eight around it.
  var withNeighbours: [Spot] {
    (-1...1).flatMap { dx in
      (-1...1).map { dy in
        var spot = self
        (spot.x, spot.y) = (x &+ dx, y &+ dy)
        return spot
      }
    }
  }
}
