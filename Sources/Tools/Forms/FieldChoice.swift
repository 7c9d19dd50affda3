// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// What of a field's options its user has chosen so far.
struct FieldChoice {
  let widget: Widget
  private(set) var values: [String]
  /// The option that keys have gone to.
  private(set) var cursor: Int?

  init(_ widget: Widget) {
    self.widget = widget
    values = widget.field.value
    cursor = widget.field.options.firstIndex { [values] in values.contains($0.value) }
  }

  var field: FormField { widget.field }
  var isChanged: Bool { values != field.value }
  /// What people read of it.
  var title: String {
    values.map { value in field.options.first { $0.value == value }?.title ?? value }
      .joined(separator: ", ")
  }

  var requirement: Requirement {
    var requirement = Requirement(
      .choice, prompt: field.label, choices: field.options.map { .init($0.value, $0.title) })
    requirement.values = values
    requirement.takesSeveral = field.takesSeveral
    requirement.takesOther = field.takesOther
    return requirement
  }

  /// Takes a key that goes to an option, or puts it in or out; whether it was one.
  mutating func press(_ key: KeyPress) -> Bool {
    let isExtending = field.takesSeveral && key.modifiers.contains(.shift)
    guard key.modifiers.isSubset(of: .shift) else { return false }
    let last = field.options.count - 1
    switch key.key {
    case "ArrowUp", "ArrowLeft": go(to: (cursor ?? last + 1) - 1, isExtending)
    case "ArrowDown", "ArrowRight": go(to: (cursor ?? -1) + 1, isExtending)
    case "Home": go(to: 0, isExtending)
    case "End": go(to: last, isExtending)
    case " " where field.takesSeveral: toggle()
    case let letter where letter.count == 1 && !field.takesOther: go(toOptionBeginningWith: letter)
    default: return false
    }
    return true
  }

  /// Only as far as there are options; what is extended to comes to what is chosen.
  private mutating func go(to wanted: Int, _ isExtending: Bool) {
    guard !field.options.isEmpty else { return }
    let index = min(max(wanted, 0), field.options.count - 1)
    let value = field.options[index].value
    cursor = index
    guard isExtending else {
      values = [value]
      return
    }
    if !values.contains(value) { values = inOrder(values + [value]) }
  }

  private mutating func toggle() {
    guard let cursor, field.options.indices.contains(cursor) else { return }
    let value = field.options[cursor].value
    let isChosen = values.contains(value)
    values = isChosen ? values.filter { $0 != value } : inOrder(values + [value])
  }

  private mutating func go(toOptionBeginningWith letter: String) {
    let count = field.options.count
    let start = (cursor ?? -1) + 1
    for step in 0..<count {
      let index = (start + step) % count
      guard field.options[index].title.lowercased().hasPrefix(letter.lowercased()) else { continue }
      return go(to: index, false)
    }
  }

  private func inOrder(_ values: [String]) -> [String] {
    field.options.map(\.value).filter(values.contains)
  }
}

extension FormField {
  var takesSeveral: Bool { kind == .listBox && flags.contains(.multiSelect) }
  var takesOther: Bool { kind == .comboBox && flags.contains(.editable) }
}
