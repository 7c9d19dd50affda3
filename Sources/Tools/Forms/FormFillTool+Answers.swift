// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import System

extension FormFillTool {
  /// Handles text entry: `text` is all of the text entered so far.
  mutating func enter(_ text: String, _ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    guard var entry = try entry(context) else { return .notHandled }
    try entry.enter(text, in: context)
    current = .editingText(entry)
    return .handled
  }

  /// The current text entry. It may be that of a combo box that accepts custom text.
  func entry(_ context: any ToolContext) throws(ToolError) -> FieldEntry? {
    switch current {
    case .editingText(let entry): return entry
    case .choosing(let choice) where choice.field.takesOther:
      var entry = try FieldEntry(choice.title, of: choice.widget, in: context)
      entry.select(0..<entry.text.characters.count)
      return entry
    case .idle, .selected, .choosing: return nil
    }
  }

  /// Handles the user's answer to a requirement for text or a choice.
  mutating func take(
    _ answer: UserAnswer, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (current, answer) {
    case (.idle, _), (.selected, _): return .notHandled
    case (_, .cancelled): try cancel(context)
    case (.editingText, .text(let text)):
      _ = try enter(text, context)
      try commit(context)
    case (.choosing(let choice), .choice(let id)): try choose([id], choice.widget, context)
    case (.choosing(let choice), .choices(let ids)): try choose(ids, choice.widget, context)
    case (.choosing(let before), .choicesSoFar(let ids)):
      var choice = before
      try choice.choose(ids: ids)
      try take(choice, after: before, context)
    case (.choosing(let choice), .text(let text)): try choose([text], choice.widget, context)
    default: throw .invalid("The field takes text, or one of its choices.")
    }
    return .handled
  }

  /// Goes on with a choice that keys or the client have made. It is committed at once if the field wants
  /// that (ISO 32000-2, table 233, bit 27).
  mutating func take(
    _ choice: FieldChoice, after before: FieldChoice, _ context: any ToolContext
  ) throws(ToolError) {
    let choice = try context.admitted(choice, after: before)
    current = .choosing(choice)
    guard choice.field.flags.contains(.commitOnSelectionChange), choice.isChanged else { return }
    try store(context)
    try follow(context)
  }

  private mutating func choose(
    _ values: [String], _ widget: Widget, _ context: any ToolContext
  ) throws(ToolError) {
    var choice = try FieldChoice(widget, in: context)
    try choice.choose(ids: values)
    if choice.isChanged {
      let change = ChoiceKeystroke(from: widget.field.value, to: choice.values)
      if let taken = try context.keystroke(change, in: widget) {
        if taken != choice.values { choice.choose(taken) }
        try set(choice.value, of: widget, context)
      }
    }
    try cancel(context)
  }
}

extension FieldEntry {
  /// The value that the field gets on commit; `nil` if it has that value already.
  var value: FieldValue? {
    guard field.kind == .comboBox else {
      return text.text.isExactly(field.value.first ?? "") ? nil : .text(text.text)
    }
    if let place = field.options.firstIndex(where: { $0.title == text.text }) {
      return [place] == field.chosen ? nil : .options([place])
    }
    let value = text.text
    return [value].isExactly(field.value) ? nil : .choices(value.isEmpty ? [] : [value])
  }

  var requirement: Requirement {
    var requirement = Requirement(.text, prompt: field.label, value: String(shown(text.characters)))
    if layout.isMultiline {
      requirement.layout = .lines
    } else if let cells = field.cells {
      requirement.layout = .comb(cells: cells)
    }
    requirement.maxLength = field.kind == .text ? field.maxLength : nil
    requirement.isSecret = isSecret
    requirement.format = field.format
    requirement.subject = widget.annotation.id
    return requirement
  }
}

extension ToolContext {
  /// The choice as the field's script accepts it; if the script refuses it, the previous choice.
  func admitted(_ choice: FieldChoice, after before: FieldChoice) throws(ToolError) -> FieldChoice {
    guard choice.value != before.value else { return choice }
    let change = ChoiceKeystroke(from: before.values, to: choice.values)
    guard let taken = try keystroke(change, in: choice.widget) else { return before }
    var choice = choice
    if taken != choice.values { choice.choose(taken) }
    return choice
  }
}
