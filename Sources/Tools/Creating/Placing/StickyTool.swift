// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Members

/// Places a note on a page at once. Then it asks for the note's text.
public struct StickyTool: Tool {
  public let name: ToolName = "sticky"
  private var touch = PlacingTouch(.text)
  private var open: OpenNote?

  /// A note that waits for its text.
  private struct OpenNote {
    @Indirect var note: Annotation
    /// What was entered so far.
    var text: String?
  }

  public init() {}

  public func state(in context: any ToolContext) -> String {
    if touch.drag != nil { return "placing" }
    return open == nil ? "idle" : "editingText"
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(let gesture): return try take(gesture, context)
    case .text(let text) where open != nil:
      open?.text = text
      return .handled
    case .answer(.text(let text)) where open != nil:
      open?.text = text
      return try close(context)
    case .answer(.cancelled) where open != nil:
      open?.text = nil
      return try close(context)
    case .command("commit") where open != nil: return try close(context)
    case .command("cancel") where touch.drag != nil, .command("undo") where touch.drag != nil:
      touch.cancel()
      return .handled
    case .command("cancel") where open != nil: return try close(context)
    case .key, .text, .answer, .command, .style: return .notHandled
    }
  }

  /// A tap beside the note, or a drag, ends its text.
  private mutating func take(
    _ gesture: Gesture, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if open != nil {
      switch gesture {
      case .tap(let sample): return isOnNote(sample) ? .handled : try close(context)
      case .drag: return try close(context)
      case .longPress(let step):
        return isOnNote(step.origin) ? .handled : try close(context)
      case .doubleTap, .tripleTap, .contextMenu, .hover: return .handled
      }
    }
    switch try touch.take(gesture, in: context) {
    case .none(let outcome): return outcome
    case .spot(let spot):
      let note = try context.draft(.text, by: name, at: spot, spot.centered(iconSize))
      try context.add([note])
      open = OpenNote(note: note)
      return .handled
    }
  }

  private func isOnNote(_ sample: PointerSample) -> Bool {
    guard let note = open?.note, let place = sample.page else { return false }
    return place.pageIndex == note.pageIndex && note.rect.contains(place.point)
  }

  private mutating func close(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    guard let note = open?.note else { return .notHandled }
    try commit(context)
    guard let now = try context.present(note) else { return context.afterNothing }
    return try context.goOn(after: now)
  }

  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard let spot = touch.drag else { return [] }
    return [
      OverlayItem(
        .rect(spot.space.onPage(spot.centered(iconSize)).bounds), role: .preview,
        pageIndex: spot.pageIndex,
        style: OverlayItem.Style(context.style(of: name)))
    ]
  }

  public func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? {
    guard let open else { return nil }
    var requirement = Requirement.text(prompt: "Text of the note", value: open.text ?? "")
    requirement.subject = open.note.id
    return requirement
  }

  public var hasWork: Bool { touch.drag != nil || open?.text != nil }

  public var enteredAnnotation: String? { open?.text == nil ? nil : open?.note.id }

  /// Sets the note's text to the entered text.
  public mutating func commit(_ context: any ToolContext) throws(ToolError) {
    touch.cancel()
    try store(context)
    open = nil
  }

  public mutating func store(_ context: any ToolContext) throws(ToolError) {
    guard let open, let text = open.text, var changed = try context.present(open.note) else {
      return
    }
    let before = changed.contents
    changed.contents = text.isEmpty ? nil : text
    guard changed.contents != before else { return }
    changed.modified = context.now
    try context.carryOut(UpdateAnnotations([changed], verb: "Write"))
  }

  public mutating func follow(_ context: any ToolContext) throws(ToolError) {
    guard let open else { return }
    let now = try context.present(open.note)
    self.open = now.map { OpenNote(note: $0, text: open.text) }
  }

  /// The note stays, without text.
  public mutating func cancel(_ context: any ToolContext) throws(ToolError) {
    touch.cancel()
    open = nil
  }
}
