// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Marks text that is dragged over: highlights, underlines, strikes out, redacts.
struct MarkupTool: Tool {
  let kind: MarkupKind
  private indirect enum State {
    case idle
    /// The anchor of the drag, its unit, and its present range.
    case marking(anchor: TrackedText, unit: TextUnit, TrackedText)
  }
  private var current = State.idle

  init(_ kind: MarkupKind) { self.kind = kind }

  var name: ToolName { kind.tool }

  func state(in context: any ToolContext) -> String { hasWork ? "marking" : "idle" }

  var hasWork: Bool {
    if case .marking = current { true } else { false }
  }

  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(.drag(let step)):
      return try drag(step, unit: step.pressCount == 2 ? .word : .character, context)
    case .gesture(.longPress(let step)): return try longPress(step, context)
    case .gesture(.tap(let sample)), .gesture(.contextMenu(let sample)):
      return try context.editor(ofAnnotationAt: sample) ?? .notHandled
    case .gesture(.doubleTap(let sample)): return try markWord(at: sample, context)
    case .command("cancel"), .command("undo"):
      guard hasWork else { return .notHandled }
      current = .idle
      return .handled
    case .gesture, .key, .text, .answer, .command, .style: return .notHandled
    }
  }

  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard case .marking(_, _, let marked) = current else { return [] }
    let style = OverlayItem.Style(context.style(of: name), of: kind.type)
    return try context.quads(of: marked.selection).map {
      OverlayItem(.quads($0.quads), role: .preview, pageIndex: $0.pageIndex, style: style)
    }
  }

  mutating func follow(_ context: any ToolContext) throws(ToolError) {
    guard case .marking(let anchor, let unit, let marked) = current else { return }
    guard let anchor = anchor.following(context.document) else {
      current = .idle
      return
    }
    let now = marked.following(context.document) ?? anchor
    current = .marking(anchor: anchor, unit: unit, now)
  }

  mutating func cancel(_ context: any ToolContext) throws(ToolError) { current = .idle }
  mutating func leave(_ context: any ToolContext) throws(ToolError) { current = .idle }

  private mutating func drag(
    _ step: GestureStep, unit: TextUnit, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (step.phase, current) {
    case (.began, _):
      current = .idle
      let anchor = try context.textUnit(unit, at: step.origin, tolerance: .infinity)
      guard step.origin.page != nil, let anchor else { return .notHandled }
      try context.check(.create(kind.type))
      let start = TrackedText(anchor, in: context.document)
      current = .marking(anchor: start, unit: unit, start)
      return .handled
    case (.moved, .marking(let anchor, let unit, _)):
      let marked = try extended(anchor.selection, unit, to: step.current, context)
      current = .marking(
        anchor: anchor, unit: unit, TrackedText(marked, in: context.document))
      return .handled
    case (.ended, .marking(let anchor, let unit, _)):
      current = .idle
      return try mark(extended(anchor.selection, unit, to: step.current, context), context)
    case (.cancelled, .marking):
      current = .idle
      return .handled
    default: return .notHandled
    }
  }

  /// Handles a long press. On an annotation, it hands over to the tool that edits the annotation;
  /// anywhere else it marks by words.
  private mutating func longPress(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if step.phase == .began, let editor = try context.editor(ofAnnotationAt: step.current) {
      return editor
    }
    return try drag(step, unit: .word, context)
  }

  private func markWord(
    at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if let editor = try context.editor(ofAnnotationAt: sample) { return editor }
    let tolerance = HitTolerance.pixels(sample.pointerType)
    guard sample.page != nil,
      let word = try context.textUnit(.word, at: sample, tolerance: tolerance)
    else { return .notHandled }
    try context.check(.create(kind.type))
    return try mark(word, context)
  }

  /// The range from the anchor to the text nearest the pointer. The text may be on any page.
  private func extended(
    _ anchor: TextSelection, _ unit: TextUnit, to sample: PointerSample,
    _ context: any ToolContext
  ) throws(ToolError) -> TextSelection {
    guard let reached = try context.textUnit(unit, at: sample, tolerance: .infinity) else {
      return anchor
    }
    return TextSelection(min(anchor.start, reached.start), max(anchor.end, reached.end))
  }

  private func mark(
    _ selection: TextSelection, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let new = try context.markUp(selection, as: name)
    return new.isEmpty ? .handled : try context.create(new)
  }
}

/// A kind of text markup: a row for each tool.
struct MarkupKind: Sendable {
  var tool: ToolName
  var type: AnnotationType

  static let all = [highlight, underline, squiggly, strikeOut, redactionText]

  static let highlight = MarkupKind(tool: "highlight", type: .highlight)
  static let underline = MarkupKind(tool: "underline", type: .underline)
  static let squiggly = MarkupKind(tool: "squiggly", type: .squiggly)
  static let strikeOut = MarkupKind(tool: "strikeOut", type: .strikeOut)
  static let redactionText = MarkupKind(tool: "redactionText", type: .redact)
}
