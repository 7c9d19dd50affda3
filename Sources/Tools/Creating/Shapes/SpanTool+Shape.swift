// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension SpanTool {
  /// The distance that its points keep from the page's edges. So the whole line width is on the page.
  func margin(_ context: any ToolContext) -> Double {
    shape.frame == .line ? context.style(of: name).border.width / 2 : 0
  }

  /// A span that starts at the beginning of a drag.
  func begin(_ sample: PointerSample, _ context: any ToolContext) throws(ToolError) -> DragSpan? {
    guard let page = sample.page?.pageIndex else { return nil }
    let point = try context.point(of: sample, onPage: page, margin: margin(context))
    let snap = try context.snap(point, onPage: page, sample.modifiers)
    let start = snap?.point ?? point
    var span = DragSpan(page, from: start, to: start)
    span.snap = snap
    return span
  }

  func follow(
    _ sample: PointerSample, from span: DragSpan, _ context: any ToolContext
  ) throws(ToolError) -> DragSpan {
    var span = span
    let page = span.pageIndex
    let bounds = try context.pageRect(page)
    let pointed = context.unboundedPoint(of: sample, onPage: page)
    span.snap = try context.snap(pointed, onPage: page, sample.modifiers)
    let point = span.snap?.point ?? pointed
    switch shape.frame {
    case .box: span.stretch(to: point, sample.modifiers, in: bounds)
    case .line: span.turn(to: point, sample.modifiers, in: bounds.grown(by: -margin(context)))
    }
    return span
  }

  /// The span of a tap: 100 pixels of the view both ways from the point, as in Apryse's tools,
  /// moved so that it lies on the page.
  func usualSpan(around place: PagePoint, _ context: any ToolContext) throws(ToolError) -> DragSpan
  {
    let radius = 100 / context.view.state.scale
    let page = try context.pageRect(place.pageIndex).grown(by: -margin(context))
    let box = Rect(around: place.point, radius: radius).clamped(into: page)
    return DragSpan(
      place.pageIndex, from: box.origin, to: Point(box.x1, box.y1).clamped(into: page))
  }

  func annotation(_ span: DragSpan, _ context: any ToolContext) throws(ToolError) -> Annotation {
    let page = span.pageIndex
    let box = span.box(in: try context.pageRect(page))
    var new = try context.draft(shape.type, by: name, onPage: page, box)
    new.intent = shape.intent
    switch shape.frame {
    case .line:
      let pointsBack = name == SpanShape.arrow.tool && context.options.arrowPointsToOrigin
      new.line = pointsBack ? [span.end, span.start] : [span.start, span.end]
      new.rect = Polyline(new.line).inkBounds(new) ?? box
    case .box where shape.type == .redact: new.quads = [Quad(box)]
    case .box where shape.type == .polygon: new.vertices = box.corners
    case .box: break
    }
    return shape.isMeasured ? context.measured(new) : new
  }

  func preview(of span: DragSpan, _ context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    let style = OverlayItem.Style(context.style(of: name), of: shape.type)
    let box = span.box(in: try context.pageRect(span.pageIndex))
    let outline: OverlayItem.Shape
    switch (shape.frame, shape.type) {
    case (.line, _): outline = .path([[span.start, span.end]], isClosed: false)
    case (.box, .circle): outline = .path([Polyline.ellipse(in: box).points], isClosed: true)
    case (.box, _): outline = .rect(box)
    }
    let item = OverlayItem(outline, role: .preview, pageIndex: span.pageIndex, style: style)
    return [item, caption(of: span, box, context), span.snap?.overlayItem].compactMap { $0 }
  }

  private func caption(of span: DragSpan, _ box: Rect, _ context: any ToolContext) -> OverlayItem? {
    guard shape.isMeasured else { return nil }
    let isArea = shape.frame == .box
    let points = isArea ? box.corners : [span.start, span.end]
    return context.caption(of: points, enclosingArea: isArea, onPage: span.pageIndex)
  }
}
