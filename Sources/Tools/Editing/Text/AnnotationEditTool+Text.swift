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
    case .changed:
      try entry.showCaret(in: context)
      return .handled
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
    guard [.nextAnnotation, .previousAnnotation, .deselect].contains(command) else {
      return .handled
    }
    try finishText(context)
    return try run(name, context)
  }

  /// Commits the entered text, in one step; a free text that was emptied is deleted.
  mutating func finishText(_ context: any ToolContext) throws(ToolError) {
    guard case .entering(let entry, let text) = current else { return }
    try entry.write(into: text, in: context)
    current = .idle
    if entry.isEmpty, try context.present(text) == nil { try context.select(.none) }
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
