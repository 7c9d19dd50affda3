// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Scripts

extension OpenView {
  public func keystroke(
    _ keystroke: Keystroke, in widget: Widget
  ) throws(ToolError) -> Keystroke? {
    guard let scripts = owner.scripts, dryRun == nil else { return keystroke }
    let id = try engine { () throws(EngineError) in
      try document.formField(ofWidget: widget.annotation.id)?.id
    }
    guard let id, let source = try scripts.scripts(of: id).keystroke else { return keystroke }
    var event = ScriptEvent(.keystroke, target: id, value: [keystroke.text])
    event.change = keystroke.change
    event.selection = keystroke.text.scalars(of: keystroke.selection)
    let outcome = try owner.runScript(Script("\(id), keystroke", source), event)
    guard let outcome else { return keystroke }
    guard outcome.isAccepted else { return nil }
    guard outcome.error == nil else { return keystroke }
    var taken = keystroke
    taken.change = outcome.change
    if outcome.selection != event.selection {
      taken.selection = keystroke.text.characters(of: outcome.selection)
    }
    return taken
  }
}

/// Tools count characters, scripts Unicode scalars.
extension String {
  fileprivate func scalars(of range: Range<Int>) -> Range<Int> {
    let start = prefix(max(0, range.lowerBound)).unicodeScalars.count
    return start..<max(start, prefix(max(0, range.upperBound)).unicodeScalars.count)
  }

  fileprivate func characters(of range: Range<Int>) -> Range<Int> {
    let start = String(unicodeScalars.prefix(max(0, range.lowerBound))).count
    return start..<max(start, String(unicodeScalars.prefix(max(0, range.upperBound))).count)
  }
}
