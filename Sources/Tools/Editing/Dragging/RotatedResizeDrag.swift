// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Resizes a rotated annotation along its own axes. The opposite side keeps its place.
struct RotatedResizeDrag: DragRule {
  private let frame: TurnedRect
  /// The resize in the coordinates of the annotation's own box.
  private let own: ResizeDrag

  /// - Parameter least: the side length that a grip needs, in points.
  init(
    _ annotation: Annotation, _ x: Int, _ y: Int, _ page: Rect, _ options: ToolOptions,
    keepsAspect: Bool, least: Double
  ) {
    let frame = annotation.frame
    self.frame = frame
    own = ResizeDrag(
      box: Rect(origin: .zero, size: frame.size), x: x, y: y,
      limits: ResizeLimits(
        page: .unbounded,
        minimum: max(options.minimum(of: [annotation]), keepsAspect ? least / 2 : least),
        maximum: options.maximumSize),
      keepsAspect: keepsAspect, snapsToAspect: options.snapsToAspect
    ) { target in
      var changed = annotation
      changed.frame = frame.resized(to: target, within: page)
      return .replaced(changed)
    }
  }

  func outcome(of movement: DragMovement) -> DragOutcome {
    var turned = movement
    turned.origin = .zero
    turned.current = frame.own(movement.delta)
    var outcome = own.outcome(of: turned)
    let toPage = frame.placement
    outcome.guides = outcome.guides.map { (toPage.apply($0.from), toPage.apply($0.to)) }
    return outcome
  }
}

extension Rect {
  fileprivate static let unbounded = Rect(-.infinity, -.infinity, .infinity, .infinity)
}

extension TurnedRect {
  /// The rectangle resized as far as the page allows. The target is in the rectangle's own coordinates.
  fileprivate func resized(to target: Rect, within page: Rect) -> TurnedRect {
    let before = Rect(origin: .zero, size: size)
    let share =
      zip(before.corners, target.corners)
      .map { page.share(ofWayFrom: placement.apply($0), to: placement.apply($1)) }.min() ?? 1
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    let reached = Rect(
      between(before.x0, target.x0), between(before.y0, target.y0),
      between(before.x1, target.x1), between(before.y1, target.y1))
    return TurnedRect(
      center: placement.apply(reached.center), size: reached.size, rotation: rotation)
  }
}

extension Rect {
  /// The share of a path that stays inside, 0 to 1. The path begins inside. A path from outside is not
  /// limited.
  fileprivate func share(ofWayFrom start: Point, to end: Point) -> Double {
    func share(_ from: Double, _ to: Double, _ low: Double, _ high: Double) -> Double {
      guard from >= low, from <= high else { return 1 }
      if to > high { return (high - from) / (to - from) }
      return to < low ? (from - low) / (from - to) : 1
    }
    return min(share(start.x, end.x, x0, x1), share(start.y, end.y, y0, y1))
  }
}
