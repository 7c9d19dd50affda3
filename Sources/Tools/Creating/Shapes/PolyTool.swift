// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// Makes annotations vertex by vertex: open and closed, straight and cloudy, measured or not.
struct PolyTool: Tool {
  let shape: PolyShape
  /// The vertices so far; `nil` before the first one.
  var trail: VertexTrail?
  /// The snap target of the newest vertex, or of the pointer.
  var snap: ContentSnap?

  init(_ shape: PolyShape) { self.shape = shape }

  var name: ToolName { shape.tool }

  func state(in context: any ToolContext) -> String {
    guard let trail else { return "idle" }
    return trail.isDragging ? "dragging" : "drawing"
  }

  var hasWork: Bool { trail?.hasVertices == true }

  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(.tap(let sample)): return try tap(sample, context)
    case .gesture(.doubleTap(let sample)): return try doubleTap(sample, context)
    case .gesture(.drag(let step)): return try drag(step, context)
    case .gesture(.longPress(let step)): return try longPress(step, context)
    case .gesture(.hover(let sample)): return try hover(sample, context)
    case .gesture(.contextMenu(let sample)):
      guard trail == nil else { return .handled }
      return try context.editor(ofAnnotationAt: sample) ?? .notHandled
    case .command(let command): return try obey(command, context)
    case .gesture(.tripleTap), .key, .text, .answer, .style: return .notHandled
    }
  }

  func menu(in context: any ToolContext) throws(ToolError) -> [MenuItem] {
    guard let trail else { return [] }
    return [
      MenuItem("commit", "Done", isEnabled: trail.vertices.count >= shape.leastVertices),
      MenuItem("undo", "Remove Vertex", isEnabled: trail.hasVertices),
      MenuItem("redo", "Restore Vertex", isEnabled: trail.canPutBack),
    ]
  }

  mutating func commit(_ context: any ToolContext) throws(ToolError) {
    trail?.cancelDrag()
    if let new = try finished(context) { try context.add([new]) }
    drop()
  }

  /// A shape that has too few vertices goes on.
  mutating func store(_ context: any ToolContext) throws(ToolError) {
    if let trail, trail.vertices.count >= shape.leastVertices { try commit(context) }
  }

  mutating func cancel(_ context: any ToolContext) throws(ToolError) { drop() }
  mutating func leave(_ context: any ToolContext) throws(ToolError) { drop() }

  /// Adds a vertex, also on an annotation. Shapes are drawn on top of others. A long press or a
  /// secondary click is for the tool that edits the object there.
  private mutating func tap(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard try begin(sample, context) else { return trail == nil ? .notHandled : .handled }
    let vertex = try vertex(at: sample, context)
    if closes(vertex, sample, context) { return try end(context) }
    if !isOnOutline(vertex, context) { trail?.add(vertex) }
    snap = nil
    return .handled
  }

  /// Ends the shape. The previous tap made the vertex there; without such a tap, this one does.
  private mutating func doubleTap(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let trail, isOnPage(sample) else { return .notHandled }
    let vertex = try vertex(at: sample, context)
    let reach = GestureSettings()[sample.pointerType].tapDistance / context.view.state.scale
    if let newest = trail.vertices.last, newest.distance(to: vertex) > reach {
      self.trail?.add(vertex)
    }
    return try end(context)
  }

  private mutating func drag(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard step.phase != .began else {
      trail?.cancelDrag()
      guard try begin(step.origin, context) else { return trail == nil ? .notHandled : .handled }
      let vertex = try vertex(at: step.origin, context)
      trail?.beginDrag(vertex)
      return .handled
    }
    guard trail?.isDragging == true else { return trail == nil ? .notHandled : .handled }
    let vertex = try vertex(at: step.current, context)
    trail?.drag(to: vertex)
    if step.phase == .cancelled { trail?.cancelDrag() }
    if step.phase == .ended {
      let isClosing = closes(vertex, step.current, context)
      let least = isClosing ? .infinity : leastStep(context)
      trail?.endDrag(least: least)
      if isClosing { return try end(context) }
    }
    if step.phase != .moved { snap = nil }
    if trail?.hasVertices == false { trail = nil }
    return .handled
  }

  /// Handles a long press. Before the first vertex, a press on an annotation hands over to the tool
  /// that edits it; any other press starts or continues a drawing.
  private mutating func longPress(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if step.phase == .began, trail == nil,
      let editor = try context.editor(ofAnnotationAt: step.current)
    {
      return editor
    }
    return try drag(step, context)
  }

  private mutating func hover(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard trail == nil else {
      let vertex = try vertex(at: sample, context)
      trail?.pointer = vertex
      return .handled
    }
    guard context.options.snapsToContent else { return .notHandled }
    snap = nil
    if let place = sample.page {
      snap = try context.snap(place.point, onPage: place.pageIndex, sample.modifiers)
    }
    return .handled
  }

  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    let snapped = snap.map { [$0.overlayItem] } ?? []
    guard let trail, trail.hasVertices else { return snapped }
    return preview(of: trail, context) + snapped
  }

  /// The preview of the shape: its lines so far, up to the pointer. There is a handle at each vertex,
  /// and the measurement.
  private func preview(of trail: VertexTrail, _ context: any ToolContext) -> [OverlayItem] {
    let points = trail.vertices + (trail.pointer.map { [$0] } ?? [])
    let style = OverlayItem.Style(context.style(of: name))
    var items = [
      OverlayItem(
        .path([points], isClosed: shape.isClosed && points.count > 2), role: .preview,
        pageIndex: trail.pageIndex, style: style)
    ]
    for (number, vertex) in trail.vertices.enumerated() {
      items.append(
        OverlayItem(
          .handle(vertex), role: .handle, pageIndex: trail.pageIndex, name: "vertex-\(number)"))
    }
    guard shape.isMeasured,
      let caption = context.caption(
        of: points, enclosingArea: shape.isClosed, onPage: trail.pageIndex)
    else { return items }
    return items + [caption]
  }
}
