// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The axis along which a continuous layout's spreads follow each other.
public enum ScrollAxis: String, CaseIterable, Sendable {
  /// Spreads are stacked from top to bottom.
  case vertical
  /// Spreads are side by side, in reading direction.
  case horizontal
}

/// The order of the spreads on a canvas. It is given as distances in canvas points from the start of
/// reading.
struct CanvasFlow: Sendable {
  let axis: ScrollAxis
  /// Whether reading begins at the right end of a horizontal canvas.
  let isReversed: Bool
  /// The extent of the canvas along the axis.
  let length: Double

  /// The distances at which a rectangle begins and ends.
  func span(of rect: Rect) -> (start: Double, end: Double) {
    switch axis {
    case .vertical: (rect.y0, rect.y1)
    case .horizontal: isReversed ? (length - rect.x1, length - rect.x0) : (rect.x0, rect.x1)
    }
  }

  /// The top left of a spread that begins at a distance. The spread has this size. `lead` is its part
  /// above, or left of, the line on which spreads are aligned, and `line` the distance of that line.
  func origin(of size: Size, at distance: Double, lead: Double, line: Double) -> Point {
    switch axis {
    case .vertical: Point(line - lead, distance)
    case .horizontal:
      Point(isReversed ? length - distance - size.width : distance, line - lead)
    }
  }

  /// The extent of a size along the axis.
  func extent(of size: Size) -> Double { axis == .vertical ? size.height : size.width }
}

extension ViewState {
  /// Whether the canvas extends sideways instead of downwards.
  var runsSideways: Bool { layout.isContinuous && scrollAxis == .horizontal }

  /// Whether the canvas extends sideways and reading goes from right to left.
  var runsLeftwards: Bool { runsSideways && direction == .rightToLeft }
}
