// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension PolyTool {
  /// Begins a shape on a touched page, if none is under way.
  ///
  /// - Returns: whether the touch is on the shape's page.
  mutating func begin(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Bool {
    guard let place = sample.page else { return false }
    if let trail, trail.hasVertices { return trail.pageIndex == place.pageIndex }
    try context.check(.create(shape.type))
    trail = VertexTrail(pageIndex: place.pageIndex)
    return true
  }

  mutating func drop() {
    trail = nil
    snap = nil
  }

  func isOnPage(_ sample: PointerSample) -> Bool { sample.page?.pageIndex == trail?.pageIndex }

  /// The vertex of a touch: within the page, and with shift at a multiple of 45 degrees from the
  /// previous one.
  mutating func vertex(
    at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Point {
    guard let trail else { return .zero }
    let margin = context.style(of: name).border.width / 2
    if sample.modifiers.contains(.shift), let before = trail.fixedVertices.last {
      snap = nil
      return context.unboundedPoint(of: sample, onPage: trail.pageIndex)
        .turned45(about: before, in: try context.pageRect(trail.pageIndex).grown(by: -margin))
    }
    let point = try context.point(of: sample, onPage: trail.pageIndex, margin: margin)
    snap = try context.snap(point, onPage: trail.pageIndex, sample.modifiers)
    return snap?.point ?? point
  }

  /// Whether a vertex completes the shape. It does if it is at the shape's start.
  func closes(_ vertex: Point, _ sample: PointerSample, _ context: any ToolContext) -> Bool {
    guard shape.isClosed, let vertices = trail?.fixedVertices, let first = vertices.first,
      vertices.count >= shape.leastVertices
    else { return false }
    let reach = HitTolerance.pixels(sample.pointerType) / context.view.state.scale
    return first.distance(to: vertex) <= reach
  }

  /// Whether a vertex would make a side without length. The side leads to the newest vertex or to the
  /// first.
  func isOnOutline(_ vertex: Point, _ context: any ToolContext) -> Bool {
    guard let vertices = trail?.vertices, let newest = vertices.last else { return false }
    let least = leastStep(context)
    if newest.distance(to: vertex) < least { return true }
    return shape.isClosed && vertices.first.map { $0.distance(to: vertex) < least } == true
  }

  /// The least distance between vertices: two pixels of the view.
  func leastStep(_ context: any ToolContext) -> Double { 2 / context.view.state.scale }

  /// Creates the shape, and continues as the options say; too few vertices create nothing.
  mutating func end(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    guard let new = try finished(context) else {
      drop()
      return .handled
    }
    let outcome = try context.create(new)
    drop()
    return outcome
  }

  /// The annotation from the vertices; `nil` if there are too few.
  func finished(_ context: any ToolContext) throws(ToolError) -> Annotation? {
    guard let trail, trail.vertices.count >= shape.leastVertices,
      let bounds = Rect(around: trail.vertices)
    else { return nil }
    var new = try context.draft(shape.type, by: name, onPage: trail.pageIndex, bounds)
    new.intent = shape.intent
    if shape.isCloudy, new.border.effect != .cloudy {
      new.border.cloudiness = StyleDefaults.style(of: shape.tool).border.cloudiness
    }
    new.vertices = trail.vertices
    new.rect = Polyline(trail.vertices).inkBounds(new) ?? bounds
    return shape.isMeasured ? context.measured(new) : new
  }

  /// Obeys a command; Escape keeps a complete shape, and drops an incomplete one.
  mutating func obey(
    _ command: CommandName, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard trail != nil else { return .notHandled }
    switch command {
    case "cancel", "commit":
      if trail?.isDragging == true, command == "cancel" { return dropDrag() }
      trail?.cancelDrag()
      return try end(context)
    case "undo", "delete":
      if trail?.isDragging == true { return dropDrag() }
      if trail?.takeBack() == true { return .handled }
      trail = nil
      return .notHandled
    case "redo": return trail?.putBack() == true ? .handled : .notHandled
    default: return .notHandled
    }
  }

  private mutating func dropDrag() -> ToolOutcome {
    trail?.cancelDrag()
    if trail?.hasVertices == false { trail = nil }
    return .handled
  }
}
