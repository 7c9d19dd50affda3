// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Scripts

/// Actions that run a script.
struct ScriptActions {
  let open: OpenView

  /// Runs the script of an action, if scripts are on. It may be a rendition action.
  func run(_ action: Action, _ occasion: ActionOccasion) throws(ToolError) -> ActionResult {
    let source: String
    if case .javaScript(let script) = action.kind {
      source = script
    } else {
      source = action.members["script"]?.text ?? ""
    }
    let event = try event(of: occasion)
    guard try open.owner.runScript(Script("action", source), event, for: open) != nil else {
      return .unsupported(
        "This document's scripts are off. To let them run, a client gives javascript to initialize."
      )
    }
    return .performed
  }

  /// The event of a script, made from its trigger.
  private func event(of occasion: ActionOccasion) throws(ToolError) -> ScriptEvent {
    switch occasion.owner {
    case .document: return ScriptEvent(Self.documentEvents[occasion.trigger] ?? .execute)
    case .page: return ScriptEvent(occasion.trigger == .close ? .pageClose : .pageOpen)
    case .field, nil: return ScriptEvent(.mouseUp)
    case .annotation(let id):
      let field = try engine(open.document.formField(ofWidget: id)?.field)
      guard let field else { return ScriptEvent(.linkMouseUp) }
      return ScriptEvent(
        Self.fieldEvents[occasion.trigger] ?? .mouseUp, target: field.name, value: field.value)
    }
  }

  private static let documentEvents: [ActionTrigger: ScriptEvent.Kind] = [
    .open: .open, .willClose: .willClose, .willSave: .willSave, .didSave: .didSave,
    .willPrint: .willPrint, .didPrint: .didPrint,
  ]

  private static let fieldEvents: [ActionTrigger: ScriptEvent.Kind] = [
    .down: .mouseDown, .enter: .mouseEnter, .exit: .mouseExit, .focus: .focus, .blur: .blur,
    .pageOpen: .pageOpen, .pageVisible: .pageOpen, .pageClose: .pageClose,
    .pageInvisible: .pageClose,
  ]
}
