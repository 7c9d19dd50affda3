// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Scripts

extension OpenView {
  func runScript(
    _ action: Action, _ occasion: ActionOccasion
  ) throws(ToolError) -> ActionResult {
    guard let source = action.script else { return .idle("The action holds no script.") }
    guard owner.scripts != nil else {
      return .unsupported("Scripts are off: give javascript to initialize to let them run.")
    }
    let target = try fieldName(of: occasion.owner)
    let kind = ScriptEvent.Kind(occasion, isOfField: target != nil)
    let script = Script([target, kind.rawValue].compactMap(\.self).joined(separator: ", "), source)
    let outcome = try owner.runScript(script, ScriptEvent(kind, target: target))
    if let error = outcome?.error { return .idle("The script failed: \(error)") }
    return .performed
  }

  private func fieldName(of owner: ActionOwner?) throws(ToolError) -> String? {
    guard case .annotation(let id)? = owner else { return nil }
    return try engine { () throws(EngineError) in try document.formField(ofWidget: id)?.id }
  }
}

extension Action {
  /// Its JavaScript; a rendition action may have one too (ISO 32000-2, table 218).
  fileprivate var script: String? {
    if case .javaScript(let source) = kind { source } else { members["script"]?.text }
  }
}

extension ScriptEvent.Kind {
  /// What a script is told of why it runs.
  fileprivate init(_ occasion: ActionOccasion, isOfField: Bool) {
    self =
      switch (occasion.owner, occasion.trigger) {
      case (_, .enter): .mouseEnter
      case (_, .exit): .mouseExit
      case (_, .down): .mouseDown
      case (_, .focus): .focus
      case (_, .blur): .blur
      case (.page, .open), (_, .pageOpen), (_, .pageVisible): .pageOpen
      case (_, .close), (_, .pageClose), (_, .pageInvisible): .pageClose
      case (_, .open): .open
      case (_, .willClose): .willClose
      case (_, .willSave): .willSave
      case (_, .didSave): .didSave
      case (_, .willPrint): .willPrint
      case (_, .didPrint): .didPrint
      case (.annotation, .activate), (.annotation, .up): isOfField ? .mouseUp : .linkMouseUp
      case (_, .activate), (_, .up): .execute
      }
  }
}
