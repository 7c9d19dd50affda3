// SPDX-License-Identifier: AGPL-3.0-or-later

extension PlacedField {
  /// The options that a setting means, by index; empty if its values tell them.
  public func chosen(by setting: FieldSetting) -> [Int] {
    switch setting.value {
    case .options(let places): places
    case .choices(let choices):
      choices.compactMap { text in
        field.options.contains { $0.value == text }
          ? nil : field.options.firstIndex { $0.title == text }
      }
    case .text, .state, .isOn: []
    }
  }

  /// The value as the file stores it: an export value or a widget becomes its state, an option's title
  /// its value.
  public func settled(_ setting: FieldSetting) -> FieldValue {
    if case .choices(var choices) = setting.value {
      // An empty text means no option, unless it is the value of one.
      if field.kind == .comboBox, !field.hasEmptyOption { choices.removeAll(where: \.isEmpty) }
      return .choices(choices.map(field.value(meant:)))
    }
    if case .options(let places) = setting.value {
      let options = places.filter(field.options.indices.contains).map { field.options[$0] }
      return .choices(options.map(\.value))
    }
    if case .state(let text) = setting.value { return .state(state(meant: text)) }
    guard case .isOn(let isOn) = setting.value else { return setting.value }
    let touched = widgets.first { $0.annotationID == setting.widget } ?? widgets.first
    guard isOn, let state = touched?.onState else { return .state("Off") }
    return .state(state)
  }

  /// Stored values in the form that the field needs.
  func settled(_ values: [String]) -> FieldValue {
    switch field.kind {
    case .comboBox, .listBox: settled(FieldSetting(id, .choices(values)))
    case .checkBox, .radio: .state(values.first ?? "Off")
    case .text, .button, .signature: .text(values.joined(separator: "\n"))
    }
  }

  /// The reason why the field cannot have a value; `nil` if it can.
  public func fault(of value: FieldValue) -> String? {
    switch (field.kind, value) {
    case (.text, .text(let text)):
      guard let most = field.maxLength, text.count > most else { return nil }
      return "The field \(id) takes \(most) characters at most."
    case (.comboBox, .choices(let values)), (.listBox, .choices(let values)):
      return field.fault(ofChoosing: values)
    case (.checkBox, .state(let state)), (.radio, .state(let state)):
      guard state != "Off" else {
        let mustStay = field.kind == .radio && field.flags.contains(.noToggleToOff)
        return mustStay && !field.value.isEmpty
          ? "One of the radio buttons \(id) is always on: turn on another one." : nil
      }
      return widgets.contains { $0.onState == state }
        ? nil : "The field \(id) has no state \(state): see the states of its widgets."
    case (.button, _), (.signature, _):
      return "Fields of kind \(field.kind.rawValue) have no value that can be set."
    default: return "The field \(id) cannot have such a value: it is a \(field.kind.rawValue)."
    }
  }
}

extension FormField {
  /// The value of the option that a text means. The text may be the title of the option.
  func value(meant text: String) -> String {
    guard !options.contains(where: { $0.value == text }) else { return text }
    return options.first { $0.title == text }?.value ?? text
  }

  /// The reason why options, by value, cannot be chosen; `nil` if they can.
  fileprivate func fault(ofChoosing values: [String]) -> String? {
    let takesOther = kind == .comboBox && flags.contains(.editable)
    let offered = Set(options.map(\.value))
    if !takesOther, let other = values.first(where: { !offered.contains($0) }) {
      return "The field \(name) has no choice \(other): it lists its options."
    }
    let takesSeveral = kind == .listBox && flags.contains(.multiSelect)
    if takesSeveral, zip(values, places(of: values, choosing: [])).contains(where: { $1 == nil }) {
      return "The field \(name) cannot have a choice more often than it offers it."
    }
    return values.count > 1 && !takesSeveral ? "The field \(name) accepts only one choice." : nil
  }
}

extension NewField {
  /// The reason why the field cannot have a stored value; `nil` if it can. What turns a button on is
  /// its own state.
  public func fault(of values: [String]) -> String? {
    guard kind == .text || kind.hasOptions, !values.isEmpty else { return nil }
    var field = FormField(
      name: name, kind: kind, flags: flags, label: name, value: [], options: options)
    field.maxLength = maxLength
    let placed = PlacedField(id: name, field: field, widgets: [])
    return placed.fault(of: placed.settled(values))
  }
}
