// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// Something to draw over a page; geometry in page space.
public struct OverlayItem: Hashable, Sendable {
  public enum Shape: Hashable, Sendable {
    case quads([Quad])
    case rect(Rect)
    /// A knob to grip, drawn at the same size at every zoom.
    case handle(Point)
    /// Lines, each from point to point; closed lines return to their first point.
    case path([[Point]], isClosed: Bool)
    /// The caret of text entry: the foot and the head of the bar.
    case caret(Point, Point)
    /// A line that shows what something snapped to.
    case guide(Point, Point)
    /// Words within a rectangle.
    case text(String, in: Rect)
    /// A picture within a rectangle: that of the annotation, or of pending work.
    case image(Rect)
  }

  /// The style of the annotation that the item previews.
  public struct Style: Hashable, Sendable {
    public var color: Color?
    public var interiorColor: Color?
    public var opacity: Double
    /// The line width in points.
    public var width: Double
    public var fontSize: Double?

    public init(_ style: AnnotationStyle) {
      color = style.color
      interiorColor = style.interiorColor
      opacity = style.opacity
      width = style.border.width
    }
  }

  public var shape: Shape
  public var role: OverlayRole
  public var pageIndex: Int
  /// The name of a handle: `topLeft`, `rotate`, `vertex-2`.
  public var name: String?
  public var style: Style?
  /// The angle in degrees clockwise about the middle of its rectangle.
  public var rotation: Double = 0
  /// For a line of text: the position where each character begins and the last one ends, in points
  /// from the left edge of the line's rectangle.
  public var edges: [Double] = []

  public init(
    _ shape: Shape, role: OverlayRole, pageIndex: Int, name: String? = nil, style: Style? = nil
  ) {
    self.shape = shape
    self.role = role
    self.pageIndex = pageIndex
    self.name = name
    self.style = style
  }

  /// The outline of a turned rectangle.
  public init(_ box: TurnedRect, role: OverlayRole, pageIndex: Int, style: Style? = nil) {
    self.init(.rect(box.upright), role: role, pageIndex: pageIndex, style: style)
    rotation = box.rotation
  }
}
