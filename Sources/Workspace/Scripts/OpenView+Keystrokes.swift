// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Scripts

extension OpenView {
  public func keystroke(_ keystroke: Keystroke, in widget: Widget) throws(ToolError) -> Keystroke? {
    guard let (id, source) = try keystrokeScript(of: widget) else { return keystroke }
    var event = ScriptEvent(.keystroke, target: id, value: [keystroke.text])
    event.change = keystroke.change
    event.isFull = keystroke.excess != nil
    event.changeEx = keystroke.excess ?? ""
    event.selection = keystroke.text.codeUnits(of: keystroke.selection)
    let outcome = try owner.runScript(Script("\(id), keystroke", source), event, for: self)
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

  public func keystroke(
    _ keystroke: ChoiceKeystroke, in widget: Widget
  ) throws(ToolError) -> [String]? {
    guard let (id, source) = try keystrokeScript(of: widget) else { return keystroke.new }
    let field = widget.field
    let title = { (value: String) in
      field.options.first { $0.value == value }?.title ?? value
    }
    let isCombo = field.kind == .comboBox
    var event = ScriptEvent(
      .keystroke, target: id, value: isCombo ? keystroke.old.map(title) : keystroke.old)
    event.change = keystroke.added.map(title) ?? ""
    // Typed text has no export value.
    event.changeEx =
      keystroke.added.flatMap { added in
        field.options.first { $0.value == added }?.value
      } ?? ""
    event.selection = 0..<(isCombo ? event.value.first?.utf16.count ?? 0 : 0)
    let outcome = try owner.runScript(Script("\(id), keystroke", source), event, for: self)
    guard let outcome, outcome.error == nil else { return keystroke.new }
    guard outcome.isAccepted else { return nil }
    guard outcome.change != event.change, let added = keystroke.added else { return keystroke.new }
    // The script chose another option than the user did.
    let option = field.options.first { $0.title == outcome.change || $0.value == outcome.change }
    guard option != nil || field.flags.contains(.editable) else { return keystroke.new }
    let chosen = option?.value ?? outcome.change
    return keystroke.new.map { $0 == added ? chosen : $0 }
  }

  /// The field of a widget and its keystroke script; `nil` if no script should run.
  private func keystrokeScript(
    of widget: Widget
  ) throws(ToolError) -> (field: String, source: String)? {
    guard let scripts = owner.scripts, event.dryRun == nil else { return nil }
    let id = try engine(document.formField(ofWidget: widget.annotation.id)?.id)
    guard let id, let source = try scripts.scripts(of: id).keystroke else { return nil }
    return (id, source)
  }
}

/// Conversions of offsets: tools count characters, JavaScript counts UTF-16 code units.
extension String {
  fileprivate func codeUnits(of range: Range<Int>) -> Range<Int> {
    let start = prefix(max(0, range.lowerBound)).utf16.count
    return start..<max(start, prefix(max(0, range.upperBound)).utf16.count)
  }

  fileprivate func characters(of range: Range<Int>) -> Range<Int> {
    let start = String(decoding: utf16.prefix(max(0, range.lowerBound)), as: UTF16.self).count
    return
      start..<max(
        start, String(decoding: utf16.prefix(max(0, range.upperBound)), as: UTF16.self).count)
  }
}
