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

    /// - Parameter type: the type of the annotation. A redaction's interior is filled only when it is
    ///   applied.
    public init(_ style: AnnotationStyle, of type: AnnotationType? = nil) {
      color = style.color
      interiorColor = type == .redact ? nil : style.interiorColor
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
    // Only the endings of an open line are filled.
    if case .path(_, isClosed: false) = shape { self.style?.interiorColor = nil }
  }

  /// The outline of a turned rectangle.
  public init(_ box: TurnedRect, role: OverlayRole, pageIndex: Int, style: Style? = nil) {
    self.init(.rect(box.upright), role: role, pageIndex: pageIndex, style: style)
    rotation = box.rotation
  }
}

/// The kinds of overlay items. A front end must be able to draw them.
public enum OverlayKind: String, CaseIterable, Sendable {
  case quads, rect, handle, path, caret, guide, text, image
}

extension OverlayItem {
  public var kind: OverlayKind {
    switch shape {
    case .quads: .quads
    case .rect: .rect
    case .handle: .handle
    case .path: .path
    case .caret: .caret
    case .guide: .guide
    case .text: .text
    case .image: .image
    }
  }

  /// The item in a form that suits a front end's kinds. It is an outline if the front end lacks the
  /// item's own kind, or `nil` if it cannot draw outlines either.
  public func drawn(as kinds: Set<OverlayKind>) -> OverlayItem? {
    guard !kinds.contains(kind) else { return self }
    var item = self
    item.edges = []
    switch shape {
    case .text(_, let rect) where kinds.contains(.rect),
      .image(let rect) where kinds.contains(.rect):
      item.shape = .rect(rect)
      return item
    case .text(_, let rect), .image(let rect), .rect(let rect):
      item.shape = .path([TurnedRect(rect, rotation: rotation).corners], isClosed: true)
      item.rotation = 0
    case .quads(let quads):
      item.shape = .path(
        quads.map { [$0.upperLeft, $0.upperRight, $0.lowerRight, $0.lowerLeft] }, isClosed: true)
    case .caret(let from, let to), .guide(let from, let to):
      item.shape = .path([[from, to]], isClosed: false)
    case .handle, .path: return nil
    }
    return kinds.contains(.path) ? item : nil
  }
}

/// The meaning of an overlay item. A front end can choose the item's look by it.
public enum OverlayRole: String, CaseIterable, Sendable {
  /// A selected object.
  case selection
  /// The two ends of selected text, which can be dragged.
  case selectionStart, selectionEnd
  /// A handle that changes the selected object.
  case handle
  /// A preview of the result if the user stopped now.
  case preview
  /// A label beside work under way. It is a length or a number, for example.
  case caption
  /// The place of a text or value that is being entered.
  case entry
  /// The caret of text entry.
  case caret
  /// A guide that constrains a drag.
  case guide
  /// A point to which the pointer has snapped.
  case snap
  /// The outline of a selection that is being drawn.
  case lasso
  /// The disc of the eraser, and the erased parts.
  case eraser, erased
  /// A pressed object, such as a button of a form.
  case pressed
  /// The window of an open note, with the note's text.
  case popup
  /// A field with its chosen number in the tab order.
  case tabOrder
}
