// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// Resizes a box by a corner or an edge. The contents are resized with it.
struct ResizeDrag: DragRule {
  var box: Rect
  /// -1: the left or upper side moves; 1: the right or lower one; 0: neither.
  var x: Int
  var y: Int
  var limits: ResizeLimits
  var keepsAspect: Bool
  /// Whether it snaps to the original proportions, and to a square.
  var snapsToAspect: Bool
  var alignment: Alignment?
  /// Turns a change of the box into a change of the annotations.
  var change: @Sendable (Rect) -> DragChange

  func outcome(of movement: DragMovement) -> DragOutcome {
    let across = limits.range(box.x0, box.x1, side: x, page: limits.page.x0...limits.page.x1)
    let down = limits.range(box.y0, box.y1, side: y, page: limits.page.y0...limits.page.y1)
    let wanted = Size(
      box.width + Double(x) * movement.delta.x, box.height + Double(y) * movement.delta.y)
    if keepsAspect || movement.modifiers.contains(.shift), box.width > 0, box.height > 0 {
      return outcome(proportional(wanted, across, down), [])
    }
    var size = Size(across.limit(wanted.width), down.limit(wanted.height))
    if let alignment {
      let snaps = align(&size, across, down, alignment, Alignment.reach / movement.scale)
      if !snaps.isEmpty { return outcome(size, snaps.map { ($0.from, $0.to) }) }
    }
    if snapsToAspect, let snapped = AspectSnap(box, x: x, y: y, scale: movement.scale).snap(size),
      across.contains(snapped.width), down.contains(snapped.height)
    {
      let target = place(snapped)
      let corners: (Point, Point) =
        x * y < 0
        ? (Point(target.x0, target.y1), Point(target.x1, target.y0))
        : (Point(target.x0, target.y0), Point(target.x1, target.y1))
      return outcome(snapped, [corners])
    }
    return outcome(size, [])
  }

  /// The wanted size, as nearly as the proportions allow: by the movement along the diagonal, or, for an
  /// edge, across it.
  private func proportional(_ wanted: Size, _ across: SizeRange, _ down: SizeRange) -> Size {
    let growth: Double
    switch (x, y) {
    case (_, 0): growth = wanted.width / box.width
    case (0, _): growth = wanted.height / box.height
    default:
      growth =
        (wanted.width * box.width + wanted.height * box.height)
        / (box.width * box.width + box.height * box.height)
    }
    let least = max(across.least / box.width, down.least / box.height)
    let most = min(across.most / box.width, down.most / box.height)
    let limited = max(min(growth, most), min(least, most))
    return Size(box.width * limited, box.height * limited)
  }

  private func align(
    _ size: inout Size, _ across: SizeRange, _ down: SizeRange, _ alignment: Alignment,
    _ reach: Double
  ) -> [Alignment.Snap] {
    var snaps: [Alignment.Snap] = []
    let free = place(size)
    if x != 0, let snap = alignment.snapAcross([x < 0 ? free.x0 : free.x1], of: free, reach: reach),
      across.contains(size.width + Double(x) * snap.shift)
    {
      size.width += Double(x) * snap.shift
      snaps.append(snap)
    }
    if y != 0, let snap = alignment.snapDown([y < 0 ? free.y0 : free.y1], of: free, reach: reach),
      down.contains(size.height + Double(y) * snap.shift)
    {
      size.height += Double(y) * snap.shift
      snaps.append(snap)
    }
    return snaps
  }

  private func outcome(_ size: Size, _ guides: [(from: Point, to: Point)]) -> DragOutcome {
    let target = place(size)
    return DragOutcome(change: target == box ? .none : change(target), guides: guides)
  }

  /// The box in another size: the opposite side stays, or the centre.
  private func place(_ size: Size) -> Rect {
    let x0 = x > 0 ? box.x0 : x < 0 ? box.x1 - size.width : box.center.x - size.width / 2
    let y0 = y > 0 ? box.y0 : y < 0 ? box.y1 - size.height : box.center.y - size.height / 2
    return Rect(x0, y0, x < 0 ? box.x1 : x0 + size.width, y < 0 ? box.y1 : y0 + size.height)
  }
}

/// The limits of a box's size.
struct ResizeLimits {
  var page: Rect
  /// The least width and height, in points.
  var minimum: Double
  var maximum: Double?

  /// The permitted lengths of a box on one axis. `side` tells whether its lower, upper or (0) neither
  /// side moves. A box outside the limits may keep its size.
  func range(_ low: Double, _ high: Double, side: Int, page: ClosedRange<Double>) -> SizeRange {
    let length = high - low
    let middle = (low + high) / 2
    let room =
      side > 0
      ? page.upperBound - low
      : side < 0
        ? high - page.lowerBound
        : 2 * min(middle - page.lowerBound, page.upperBound - middle)
    let most = max(min(room, maximum ?? .infinity), 0)
    return SizeRange(least: min(minimum, length), most: max(most, min(minimum, length)))
  }
}

struct SizeRange {
  var least: Double
  var most: Double

  func limit(_ length: Double) -> Double { max(min(length, most), least) }
  func contains(_ length: Double) -> Bool { length >= least && length <= most }
}

/// The proportions to which a box snaps while it is resized.
struct AspectSnap {
  private let box: Rect
  private let isCorner: Bool
  private let movesAcross: Bool
  /// Pixels of the view per point.
  private let scale: Double

  /// How far from the old height-to-width ratio a corner may be.
  private static let ratioReach = 0.05
  /// How far an edge may be from a square, in view pixels.
  private static let squareReach = 10.0

  init(_ box: Rect, x: Int, y: Int, scale: Double) {
    self.box = box
    self.scale = scale
    isCorner = x != 0 && y != 0
    movesAcross = x != 0
  }

  /// The nearby size to which a box snaps. A corner keeps the original proportions; an edge makes a
  /// square. `nil` if no such size is near.
  func snap(_ size: Size) -> Size? { isCorner ? proportions(size) : square(size) }

  private func proportions(_ size: Size) -> Size? {
    guard box.width > 0, box.height > 0, size.width > 0 else { return nil }
    let ratio = box.height / box.width
    guard (size.height / size.width - ratio).magnitude <= AspectSnap.ratioReach else { return nil }
    return Size(size.width, size.width * ratio)
  }

  /// The nearby square of an edge. An edge that moves away from the square does not snap back.
  private func square(_ size: Size) -> Size? {
    guard (size.width - size.height).magnitude * scale <= AspectSnap.squareReach else { return nil }
    let side = movesAcross ? size.height : size.width
    let (old, new) = movesAcross ? (box.width, size.width) : (box.height, size.height)
    guard (side - old) * (new - old) > 0 else { return nil }
    return Size(side, side)
  }
}
