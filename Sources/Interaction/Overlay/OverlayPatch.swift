// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The difference between an overlay and the previous one: runs of items that stay or move
/// together, and new items, in order.
public struct OverlayPatch: Sendable {
  public enum Part: Sendable {
    /// Items of the previous overlay, all moved by the same offset.
    case kept(from: Int, count: Int, offset: Point)
    case new([OverlayItem])
    /// The path at an index of the previous overlay. Its last line keeps its first points and continues
    /// with the first of `lines`; the other lines follow.
    case grown(from: Int, keeping: Int, lines: [[Point]])
  }

  public private(set) var parts: [Part] = []
  /// The items that the client has after the patch. Positions of kept items differ from the true
  /// ones by at most ``tolerance``, after any number of patches: each patch is made against the client's
  /// overlay, not against the true previous overlay.
  public private(set) var result: [OverlayItem] = []

  /// In points. Offsets and positions are sent in thousandths.
  static let tolerance = 0.002
  /// How many previous items a patch may skip at once. They are items of the previous overlay.
  static let lookahead = 16

  public init(from old: [OverlayItem], to new: [OverlayItem]) {
    result.reserveCapacity(new.count)
    var next = 0
    // The offset of the latest run: items after a gap have mostly moved like those before it.
    var usual = Point(0, 0)
    var fresh: [OverlayItem] = []
    for item in new {
      if fresh.isEmpty, case .kept(let from, let count, let offset)? = parts.last,
        next < old.count, item.isLike(old[next], movedBy: offset)
      {
        parts[parts.count - 1] = .kept(from: from, count: count + 1, offset: offset)
        result.append(old[next].moved(by: offset))
        next += 1
      } else if let (index, offset) = OverlayPatch.match(item, old, from: next, usual) {
        if !fresh.isEmpty { parts.append(.new(fresh)) }
        fresh = []
        parts.append(.kept(from: index, count: 1, offset: offset))
        result.append(old[index].moved(by: offset))
        next = index + 1
        usual = offset
      } else if let growth = PathGrowth(of: item, in: old, from: next) {
        if !fresh.isEmpty { parts.append(.new(fresh)) }
        fresh = []
        parts.append(.grown(from: growth.index, keeping: growth.keeping, lines: growth.lines))
        result.append(growth.result)
        next = growth.index + 1
      } else {
        fresh.append(item.rounded)
        result.append(item.rounded)
      }
    }
    if !fresh.isEmpty { parts.append(.new(fresh)) }
  }

  /// The number of new items and of runs in the patch.
  public var cost: Int {
    parts.reduce(0) { sum, part in
      if case .new(let items) = part { return sum + items.count }
      return sum + 1
    }
  }

  /// Whether a path only grew. Such a path has many points, so the patch is always shorter.
  public var hasGrowth: Bool {
    parts.contains { if case .grown = $0 { true } else { false } }
  }

  /// - Parameter usual: an offset that is preferred to others. Without it, an item that stayed
  ///   could be taken for a moved neighbour that looks the same.
  private static func match(
    _ item: OverlayItem, _ old: [OverlayItem], from next: Int, _ usual: Point
  ) -> (Int, Point)? {
    let places = next..<min(old.count, next + lookahead)
    if let index = places.first(where: { item.isLike(old[$0], movedBy: usual) }) {
      return (index, usual)
    }
    for index in places {
      guard let (new, before) = item.first(with: old[index]) else { continue }
      let offset = Point(thousandths(new.x - before.x), thousandths(new.y - before.y))
      if item.isLike(old[index], movedBy: offset) { return (index, offset) }
    }
    return nil
  }

  static func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

extension OverlayItem {
  /// The item with rounded positions, as it is sent.
  public var rounded: OverlayItem { moved(by: Point(0, 0)) }

  fileprivate func moved(by offset: Point) -> OverlayItem {
    func move(_ point: Point) -> Point {
      Point(
        OverlayPatch.thousandths(point.x + offset.x), OverlayPatch.thousandths(point.y + offset.y))
    }
    func move(_ rect: Rect) -> Rect {
      let (from, to) = (move(Point(rect.x0, rect.y0)), move(Point(rect.x1, rect.y1)))
      return Rect(from.x, from.y, to.x, to.y)
    }
    var item = self
    switch shape {
    case .quads(let quads):
      item.shape = .quads(
        quads.map {
          Quad(
            upperLeft: move($0.upperLeft), upperRight: move($0.upperRight),
            lowerLeft: move($0.lowerLeft), lowerRight: move($0.lowerRight))
        })
    case .rect(let rect): item.shape = .rect(move(rect))
    case .handle(let point): item.shape = .handle(move(point))
    case .path(let lines, let isClosed):
      item.shape = .path(lines.map { $0.map(move) }, isClosed: isClosed)
    case .caret(let foot, let head): item.shape = .caret(move(foot), move(head))
    case .guide(let from, let to): item.shape = .guide(move(from), move(to))
    case .text(let text, let rect): item.shape = .text(text, in: move(rect))
    case .image(let rect): item.shape = .image(move(rect))
    }
    return item
  }

  /// The first point of each of two items of one kind.
  fileprivate func first(with old: OverlayItem) -> (Point, Point)? {
    switch (shape, old.shape) {
    case (.quads(let a), .quads(let b)): both(a.first?.upperLeft, b.first?.upperLeft)
    case (.rect(let a), .rect(let b)), (.image(let a), .image(let b)),
      (.text(_, let a), .text(_, let b)):
      (a.origin, b.origin)
    case (.handle(let a), .handle(let b)), (.caret(let a, _), .caret(let b, _)),
      (.guide(let a, _), .guide(let b, _)):
      (a, b)
    case (.path(let a, _), .path(let b, _)): both(a.first?.first, b.first?.first)
    default: nil
    }
  }

  private func both(_ a: Point?, _ b: Point?) -> (Point, Point)? {
    guard let a, let b else { return nil }
    return (a, b)
  }

  /// Whether the item differs from another one by its shape alone.
  func isLikeBesidesShape(_ old: OverlayItem) -> Bool {
    role == old.role && pageIndex == old.pageIndex && name == old.name && style == old.style
      && rotation == old.rotation && edges == old.edges
  }

  /// Whether the item looks like an earlier one that has been moved.
  fileprivate func isLike(_ old: OverlayItem, movedBy offset: Point) -> Bool {
    guard isLikeBesidesShape(old) else { return false }
    func isNear(_ new: Point, _ old: Point) -> Bool {
      (new.x - old.x - offset.x).magnitude <= OverlayPatch.tolerance
        && (new.y - old.y - offset.y).magnitude <= OverlayPatch.tolerance
    }
    func isNear(_ new: Rect, _ old: Rect) -> Bool {
      isNear(new.origin, old.origin) && isNear(Point(new.x1, new.y1), Point(old.x1, old.y1))
    }
    func areNear(_ new: [Point], _ old: [Point]) -> Bool {
      new.count == old.count && zip(new, old).allSatisfy(isNear)
    }
    switch (shape, old.shape) {
    case (.quads(let new), .quads(let old)):
      return new.count == old.count && zip(new, old).allSatisfy { areNear($0.points, $1.points) }
    case (.rect(let new), .rect(let old)), (.image(let new), .image(let old)):
      return isNear(new, old)
    case (.text(let text, let new), .text(let before, let old)):
      return text == before && isNear(new, old)
    case (.handle(let new), .handle(let old)): return isNear(new, old)
    case (.caret(let a, let b), .caret(let c, let d)), (.guide(let a, let b), .guide(let c, let d)):
      return isNear(a, c) && isNear(b, d)
    case (.path(let new, let isClosed), .path(let old, let wasClosed)):
      return isClosed == wasClosed && new.count == old.count && zip(new, old).allSatisfy(areNear)
    default: return false
    }
  }
}
