// SPDX-License-Identifier: AGPL-3.0-or-later

extension PlacedField {
  /// A value as the file holds it: the state that a widget or an export value means, an option's value
  /// for its title.
  public func settled(_ setting: FieldSetting) -> FieldValue {
    if case .choices(let choices) = setting.value {
      return .choices(choices.map(field.value(meant:)))
    }
    if case .state(let text) = setting.value { return .state(state(meant: text)) }
    guard case .isOn(let isOn) = setting.value else { return setting.value }
    let touched = widgets.first { $0.annotationID == setting.widget } ?? widgets.first
    guard isOn, let state = touched?.onState else { return .state("Off") }
    return .state(state)
  }

  /// Why the field cannot hold a value; `nil` where it can.
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
        ? nil : "The field \(id) has no state \(state): its widgets name theirs."
    case (.button, _), (.signature, _): return "A \(field.kind.rawValue) has no value to be set."
    default: return "The field \(id) does not take such a value: it is a \(field.kind.rawValue)."
    }
  }
}

extension FormField {
  /// The value of the option that a text means, which may be its title.
  func value(meant text: String) -> String {
    guard !options.contains(where: { $0.value == text }) else { return text }
    return options.first { $0.title == text }?.value ?? text
  }

  /// Why options, by their values, cannot be chosen; `nil` where they can.
  fileprivate func fault(ofChoosing values: [String]) -> String? {
    let takesOther = kind == .comboBox && flags.contains(.editable)
    let offered = Set(options.map(\.value))
    if !takesOther, let other = values.first(where: { !offered.contains($0) }) {
      return "The field \(name) has no choice \(other): it lists its options."
    }
    let takesSeveral = kind == .listBox && flags.contains(.multiSelect)
    return values.count > 1 && !takesSeveral ? "The field \(name) takes one choice." : nil
  }
}
