// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Creates form fields: in the rectangle of a drag, or of the usual size at a tap. Radio buttons created
/// in a row, while the tool stays, form a group.
struct FieldPlacingTool: Tool {
  let shape: FieldShape
  private var drag: DragSpan?
  /// The group that the next radio button joins. It has this number of buttons.
  private var group: (name: String, count: Int)?

  init(_ shape: FieldShape) { self.shape = shape }

  var name: ToolName { shape.tool }
  var hasWork: Bool { drag != nil }

  func state(in context: any ToolContext) -> String { drag == nil ? "idle" : "drawing" }

  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(.drag(let step)), .gesture(.longPress(let step)):
      return try follow(step, context)
    case .gesture(.tap(let sample)): return try tap(sample, context)
    case .gesture(.contextMenu(let sample)):
      return try context.editor(ofAnnotationAt: sample, making: .widget) ?? .notHandled
    case .command("cancel"), .command("undo"):
      guard hasWork else { return .notHandled }
      drag = nil
      return .handled
    case .gesture, .answer, .key, .text, .command, .style: return .notHandled
    }
  }

  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard let drag else { return [] }
    let box = drag.box(in: try context.pageRect(drag.pageIndex))
    let style = OverlayItem.Style(context.style(of: name))
    return [OverlayItem(.rect(box), role: .preview, pageIndex: drag.pageIndex, style: style)]
  }

  mutating func cancel(_ context: any ToolContext) throws(ToolError) { drag = nil }

  mutating func leave(_ context: any ToolContext) throws(ToolError) {
    drag = nil
    group = nil
  }

  private mutating func follow(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (step.phase, drag) {
    case (.began, _):
      drag = nil
      guard let page = step.origin.page?.pageIndex else { return .notHandled }
      try context.check(.create(.widget))
      let start = try context.point(of: step.origin, onPage: page)
      drag = DragSpan(page, from: start, to: start)
    case (.moved, var span?):
      try stretch(&span, to: step.current, context)
      drag = span
    case (.ended, var span?):
      drag = nil
      try stretch(&span, to: step.current, context)
      guard !span.isTiny else { return .handled }
      let box = span.box(in: try context.pageRect(span.pageIndex))
      return try make(onPage: span.pageIndex, box, context)
    case (.cancelled, .some): drag = nil
    default: return .notHandled
    }
    return .handled
  }

  private func stretch(
    _ span: inout DragSpan, to sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) {
    let point = context.unboundedPoint(of: sample, onPage: span.pageIndex)
    span.stretch(to: point, sample.modifiers, in: try context.pageRect(span.pageIndex))
  }

  private mutating func tap(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if hasWork {
      drag = nil
      return .handled
    }
    if let editor = try context.editor(ofAnnotationAt: sample, making: .widget) { return editor }
    guard let place = sample.page else { return .notHandled }
    let space = ReadingSpace(try context.pageRect(place.pageIndex))
    let spot = PlacementPoint(
      pageIndex: place.pageIndex, from: place.point, to: place.point, in: space)
    return try make(onPage: place.pageIndex, spot.centered(shape.usualSize), context)
  }

  private mutating func make(
    onPage page: Int, _ rect: Rect, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let id = try context.makeAnnotationID()
    var new = shape.field(id, onPage: page, rect, context.style(of: name))
    if shape.kind == .radio {
      let count = (group?.count ?? 0) + 1
      new.state = "\(count)"
      if let group { new.name = group.name }
      group = (try context.create(new), count)
    } else {
      _ = try context.create(new)
    }
    return try context.goOn(
      afterCreated: Annotation(id: id, type: .widget, pageIndex: page, rect: rect))
  }
}
