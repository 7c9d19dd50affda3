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

extension ToolContext {
  /// The snap target of a point, within eight pixels in the view, if the current tool's options ask
  /// for snapping. Shift switches snapping off, because it constrains a drag to an angle or a
  /// square.
  func snap(
    _ point: Point, onPage pageIndex: Int, _ modifiers: Modifiers
  ) throws(ToolError) -> ContentSnap? {
    guard options.snapsToContent, !modifiers.contains(.shift) else { return nil }
    let radius = min(snapPixels / view.state.scale, farthestSnap)
    let target = try engine { () throws(EngineError) in
      let page = try document.page(pageIndex)
      return try page.segments().snap(point, within: radius)
        .flatMap { page.bounds.contains($0.point) ? $0 : nil }
    }
    return target.map { ContentSnap(pageIndex: pageIndex, target: $0) }
  }
}

private let snapPixels = 8.0
/// The limit in points: at a very small scale, everything would be near everything.
private let farthestSnap = 24.0
