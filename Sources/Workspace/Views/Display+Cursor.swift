// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

extension Display {
  /// The look of the pointer at a place where it hovers.
  func cursor(at sample: PointerSample) throws(ToolError) -> Cursor {
    guard let place = sample.page else { return .default }
    let reach = HitTolerance.pixels(sample.pointerType) * 1.5 / open.view.state.scale
    for item in told.overlay.reversed() where item.pageIndex == place.pageIndex {
      guard case .handle(let point) = item.shape, point.distance(to: place.point) <= reach else {
        continue
      }
      return Cursor(handle: item.name)
    }
    if open.owner.shared.tools.contains(where: { $0.name == open.tool && $0.annotationType != nil })
    {
      return .crosshair
    }
    if let hit = try open.annotations(at: sample).first {
      return open.selection.annotations.contains { $0.id == hit.id } ? .move : .pointer
    }
    let radius = HitTolerance.pixels(sample.pointerType) / open.view.state.scale
    let isOnText =
      try open.text(onPage: place.pageIndex)
      .position(at: place.point, tolerance: radius) != nil
    return isOnText ? .text : open.tool == .pan ? .grab : .default
  }
}

extension Cursor {
  /// Over a handle of this name.
  fileprivate init(handle name: String?) {
    switch name {
    case "top", "bottom": self = .nsResize
    case "left", "right": self = .ewResize
    case "topLeft", "bottomRight": self = .nwseResize
    case "topRight", "bottomLeft": self = .neswResize
    default: self = .grab
    }
  }
}
