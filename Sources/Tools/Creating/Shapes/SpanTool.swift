// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Makes annotations that are dragged from one point to another: boxes and lines.
struct SpanTool: Tool {
  let shape: SpanShape
  private indirect enum State {
    case idle
    case drawing(DragSpan)
    /// The link is drawn, and the user is asked for its target.
    case choosing(DragSpan)
  }
  private var current = State.idle
  /// The snap target under the pointer.
  private var snap: ContentSnap?

  init(_ shape: SpanShape) { self.shape = shape }

  var name: ToolName { shape.tool }

  func state(in context: any ToolContext) -> String {
    switch current {
    case .idle: "idle"
    case .drawing: "drawing"
    case .choosing: "choosing"
    }
  }

  var hasWork: Bool {
    if case .idle = current { false } else { true }
  }

  private var isDrawing: Bool {
    if case .drawing = current { true } else { false }
  }

  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(.drag(let step)): return try drag(step, context)
    case .gesture(.longPress(let step)): return try longPress(step, context)
    case .gesture(.tap(let sample)): return try tap(sample, context)
    case .gesture(.hover(let sample)):
      guard context.options.snapsToContent else { return .notHandled }
      snap = hasWork ? nil : try begin(sample, context)?.snap
      return .handled
    case .gesture(.contextMenu(let sample)):
      return try context.editor(ofAnnotationAt: sample, making: shape.type) ?? .notHandled
    case .answer(let answer): return try take(answer, context)
    case .command("cancel") where hasWork, .command("undo") where isDrawing:
      current = .idle
      return .handled
    case .gesture, .key, .text, .command, .style: return .notHandled
    }
  }

  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    switch current {
    case .idle: snap.map { [$0.overlayItem] } ?? []
    case .drawing(let span), .choosing(let span): try preview(of: span, context)
    }
  }

  func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? {
    guard case .choosing = current else { return nil }
    return Requirement(.link, prompt: "Where the link leads")
  }

  mutating func cancel(_ context: any ToolContext) throws(ToolError) { current = .idle }
  mutating func leave(_ context: any ToolContext) throws(ToolError) { current = .idle }

  private mutating func drag(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (step.phase, current) {
    case (.began, _):
      (current, snap) = (.idle, nil)
      guard let span = try begin(step.origin, context) else { return .notHandled }
      try context.check(.create(shape.type))
      current = .drawing(span)
      return .handled
    case (.moved, .drawing(let span)):
      current = .drawing(try follow(step.current, from: span, context))
      return .handled
    case (.ended, .drawing(let span)):
      current = .idle
      let span = try follow(step.current, from: span, context)
      return span.isTiny ? .handled : try finish(span, context)
    case (.cancelled, .drawing):
      current = .idle
      return .handled
    default: return .notHandled
    }
  }

  /// Handles a long press. On an annotation, it hands over to the tool that edits the annotation;
  /// anywhere else it starts a drawing.
  private mutating func longPress(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if step.phase == .began,
      let editor = try context.editor(ofAnnotationAt: step.current, making: shape.type)
    {
      return editor
    }
    return try drag(step, context)
  }

  /// Handles a tap. On an annotation, it hands over to the tool that edits it; anywhere else it creates
  /// one of the usual size. While the user is asked, a tap only withdraws the question.
  private mutating func tap(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if hasWork {
      current = .idle
      return .handled
    }
    if let editor = try context.editor(ofAnnotationAt: sample, making: shape.type) { return editor }
    guard let place = sample.page else { return .notHandled }
    try context.check(.create(shape.type))
    return try finish(usualSpan(around: place, context), context)
  }

  private mutating func finish(
    _ span: DragSpan, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard shape.needsLink else { return try context.create(annotation(span, context)) }
    current = .choosing(span)
    return .handled
  }

  private mutating func take(
    _ answer: UserAnswer, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard case .choosing(let span) = current else { return .notHandled }
    switch answer {
    case .link(let action):
      try context.requirePage(of: action)
      var link = try annotation(span, context)
      link.action = action
      let outcome = try context.create(link)
      current = .idle
      return outcome
    case .cancelled:
      current = .idle
      return .handled
    default: throw .invalid("Answer with a link.")
    }
  }
}
