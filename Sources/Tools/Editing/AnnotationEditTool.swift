// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

/// Selects annotations, moves and deletes them.
public struct AnnotationEditTool: Tool {
  public let name = ToolName.annotationEdit
  private enum State {
    case idle
    /// The annotations as they were when the drag began, and how far it has come in page space.
    case moving([Annotation], by: Point)
  }
  private var current = State.idle

  public init() {}

  public func state(in context: any ToolContext) -> String {
    switch current {
    case .idle: context.selection.annotations.isEmpty ? "idle" : "selected"
    case .moving: "moving"
    }
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .key(let key): return try press(key, context)
    case .gesture(.tap(let sample)): return try tap(sample, context)
    case .gesture(.doubleTap(let sample)), .gesture(.tripleTap(let sample)),
      .gesture(.contextMenu(let sample)):
      return try press(sample, context)
    case .gesture(.longPress(let step)):
      return step.phase == .began ? try press(step.current, context) : .handled
    case .gesture(.drag(let step)): return try drag(step, context)
    case .gesture(.hover), .text, .answer, .command, .style: return .notHandled
    }
  }

  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard case .moving(let annotations, let delta) = current else { return [] }
    return annotations.map {
      OverlayItem(.rect($0.rect.moved(by: delta)), role: "preview", pageIndex: $0.pageIndex)
    }
  }

  public mutating func leave(_ context: any ToolContext) throws(ToolError) {
    current = .idle
    if !context.selection.annotations.isEmpty { try context.select(.none) }
  }

  /// Selects what is touched; a touch beside everything gives up the selection and goes on in `pan`.
  private mutating func tap(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let place = sample.page, let hit = try selectable(at: sample, context) else {
      return try giveUp(at: sample.page, context)
    }
    return try select(hit, at: place, context)
  }

  /// Selects what is touched; beside everything the touch is for another tool, and what it selects
  /// takes the selection's place.
  private mutating func press(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let place = sample.page, let hit = try selectable(at: sample, context) else {
      return .handBack
    }
    return try select(hit, at: place, context)
  }

  private func select(
    _ hit: Annotation, at place: PagePoint, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let wanted = SelectedAnnotation(id: hit.id, pageIndex: place.pageIndex)
    if context.selection.annotations == [wanted] { return .handled }
    let isSelected = try context.activate(.selectAnnotation, .annotation(hit.id), at: place) {
      () throws(ToolError) in try context.select(.annotations([wanted]))
    }
    if isSelected { return .handled }
    return context.selection.annotations.isEmpty ? .declined : .handled
  }

  private mutating func drag(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (step.phase, current) {
    case (.began, _):
      let grip = try selectable(at: step.origin, context)
      guard let grip, context.selection.annotations.contains(where: { $0.id == grip.id }) else {
        return try giveUp(at: step.origin.page, context)
      }
      current = .moving(try selected(context), by: .zero)
      return .handled
    case (.moved, .moving(let annotations, _)):
      current = .moving(annotations, by: try movement(of: annotations, step, context))
      return .handled
    case (.ended, .moving(let annotations, _)):
      let delta = try movement(of: annotations, step, context)
      current = .idle
      try move(annotations, by: delta, at: step.origin.page, context)
      return .handled
    case (.cancelled, _):
      current = .idle
      return .handled
    default: return .handled
    }
  }

  private mutating func press(
    _ key: KeyPress, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard !context.selection.annotations.isEmpty else { return .handBack }
    if key.key == "Escape", case .moving = current {
      current = .idle
      return .handled
    }
    switch key.key {
    case "Escape":
      try deselect(at: nil, context)
      return context.selection.annotations.isEmpty ? .finished : .handled
    case "Delete", "Backspace":
      let annotations = try selected(context)
      try context.perform(DeleteAnnotations(annotations))
      try context.select(.none)
      return .finished
    default:
      guard let direction = AnnotationEditTool.nudges[key.key] else { return .notHandled }
      let step = key.modifiers.contains(.shift) ? 10.0 : 1.0
      let annotations = try selected(context)
      try move(annotations, by: clamped(direction * step, annotations, context), at: nil, context)
    }
    return .handled
  }

  /// Arrow keys move by a point, with shift by ten.
  private static let nudges = [
    "ArrowLeft": Point(-1, 0), "ArrowRight": Point(1, 0), "ArrowUp": Point(0, -1),
    "ArrowDown": Point(0, 1),
  ]
}
