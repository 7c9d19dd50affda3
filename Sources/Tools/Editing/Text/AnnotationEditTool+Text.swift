// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

extension AnnotationEditTool {
  /// Opens the text of the only selected free text.
  mutating func editText(
    at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let text = try editableText(context) else { return .notHandled }
    try context.check(.change(text))
    guard !text.flags.contains(.lockedContents) else {
      throw .edit(
        .notPermitted(
          by: "annotationFlags",
          "The contents of annotation \(text.id) are locked: clear its flags to change them."))
    }
    let isAllowed = try context.require(.editAnnotation, .annotation(text.id), at: place) {}
    guard isAllowed else { return .handled }
    current = .entering(try TextEntry(of: text, in: context), text)
    return .handled
  }

  func editableText(_ context: any ToolContext) throws(ToolError) -> Annotation? {
    let selected = try context.selectedAnnotations
    guard let only = selected.first, selected.count == 1, only.type == .freeText else { return nil }
    return only
  }

  /// Passes an event that is not a gesture to the text entry.
  mutating func write(
    _ event: ToolEvent, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard case .entering(var entry, let text) = current else { return .notHandled }
    let step = try entry.take(event, in: context)
    current = .entering(entry, text)
    switch step {
    case .ignored: return try leaveText(by: event, context)
    case .changed: return .handled
    case .done: try finishText(context)
    case .dropped: current = .idle
    }
    return context.selection.annotations.isEmpty ? .finished : .handled
  }

  /// Handles a command during text entry: a command that changes the selection ends the entry; other
  /// editing commands are ignored.
  private mutating func leaveText(
    by event: ToolEvent, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard case .command(let name) = event, let command = EditingCommand(rawValue: name.rawValue)
    else { return .notHandled }
    guard [.nextAnnotation, .previousAnnotation, .selectAll, .deselect].contains(command) else {
      return .handled
    }
    try finishText(context)
    return try run(name, context)
  }

  /// Commits the entered text, in one step; a free text left empty is deleted.
  mutating func finishText(_ context: any ToolContext) throws(ToolError) {
    guard case .entering(let entry, let text) = current else { return }
    guard let now = try context.present(text) else {
      current = .idle
      return
    }
    if entry.isEmpty {
      try context.carryOut(DeleteAnnotations([now]))
      current = .idle
      return try context.select(.none)
    }
    if !entry.text.text.isExactly(text.contents ?? "") || entry.style != text.style {
      let changed = now.taking(text.saying(entry), from: text)
      try context.carryOut(updating([changed], "Edit", context))
    }
    current = .idle
  }

  /// Whether a touch is for the text entry. A touch beside it ends the entry.
  mutating func isForText(
    _ gesture: Gesture, _ context: any ToolContext
  ) throws(ToolError) -> Bool {
    guard case .entering(var entry, let text) = current else { return false }
    if entry.take(gesture) {
      current = .entering(entry, text)
      return true
    }
    switch gesture {
    case .hover: return true
    case .drag(let step), .longPress(let step):
      if step.phase != .began || entry.contains(step.origin) { return true }
    case .tap, .doubleTap, .tripleTap, .contextMenu: break
    }
    try finishText(context)
    return false
  }
}

extension Annotation {
  /// The box of its text, rotated with the text.
  var writingFrame: TurnedRect {
    guard !callout.isEmpty else { return frame }
    return TurnedRect(covering: textFrame, rotation: textTurn)
  }

  /// The free text with the entered text, in the box that the text needs.
  func saying(_ entry: TextEntry) -> Annotation {
    var changed = self
    entry.dress(&changed)
    if !callout.isEmpty {
      (changed.rect, changed.textBox) = (rect, textBox)
      return changed.withCallout(frame: entry.frame.bounds)
    }
    changed.textBox = nil
    return changed
  }
}
