// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The part of a page's contents to which a point snapped.
struct ContentSnap: Hashable {
  let pageIndex: Int
  let target: SnapPoint

  var point: Point { target.point }

  /// A handle named by its kind: `corner`, `intersection`, `midpoint`, `edge`.
  var overlayItem: OverlayItem {
    OverlayItem(.handle(point), role: .snap, pageIndex: pageIndex, name: target.kind.rawValue)
  }
}

/// The contents of a page that points snap to.
struct SnapTargets {
  let pageIndex: Int
  let segments: PageSegments
  let page: Rect

  private static let reach = 8.0
  /// The limit in points: at a very small scale, everything would be near everything.
  private static let farthest = 24.0

  /// The target of a point, within eight pixels of the view. Shift switches snapping off, because it
  /// constrains a drag to an angle or a square.
  ///
  /// - Parameter scale: the view's scale, in pixels per point.
  func snap(_ point: Point, _ modifiers: Modifiers, scale: Double) -> ContentSnap? {
    guard !modifiers.contains(.shift) else { return nil }
    let radius = min(SnapTargets.reach / scale, SnapTargets.farthest)
    guard let target = segments.snap(point, within: radius), page.contains(target.point) else {
      return nil
    }
    return ContentSnap(pageIndex: pageIndex, target: target)
  }
}

extension ToolContext {
  /// The contents of a page; `nil` unless the options ask for snapping. The options are those of the
  /// current tool.
  func snapTargets(onPage pageIndex: Int) throws(ToolError) -> SnapTargets? {
    guard options.snapsToContent else { return nil }
    return try engine { () throws(EngineError) in
      let page = try document.page(pageIndex)
      return SnapTargets(
        pageIndex: pageIndex, segments: try page.segments(), page: page.bounds)
    }
  }

  /// The snap target of a point, if the options ask for snapping. The options are those of the current
  /// tool.
  func snap(
    _ point: Point, onPage pageIndex: Int, _ modifiers: Modifiers
  ) throws(ToolError) -> ContentSnap? {
    try snapTargets(onPage: pageIndex)?.snap(point, modifiers, scale: view.state.scale)
  }
}
