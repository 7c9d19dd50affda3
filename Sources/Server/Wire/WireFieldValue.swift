// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The wire form of a field's value, by the field's type.
enum WireFieldValue: WireValue, Hashable {
  case none
  case text(String)
  case flag(Bool)
  case list([String])

  init(_ values: [String], of field: FormField) {
    switch field.kind {
    case .listBox: self = .list(values)
    case .text, .checkBox, .radio, .comboBox:
      let text = values.joined(separator: "\n")
      let isEmptyOption = field.hasEmptyOption && !values.isEmpty
      self = text.isEmpty && !isEmptyOption ? .none : .text(text)
    case .button, .signature: self = .none
    }
  }

  static var wireType: WireType {
    .named(
      .init(
        "FieldValue", "FieldValue",
        """
        A field's value, by its type: `text`, `comboBox` a string; `checkBox`, `radio` the state \
        that is on, as widgets name it; `listBox` an array of chosen options. Other empty values \
        are `null`; `button` and `signature` always. As input, a check box also takes `true` and \
        `false`, an option its title.
        """, is: .union([.string, .boolean, .array(of: .string), .constant(.null)])))
  }

  init(wire node: JSONNode) throws(WireError) {
    if node.isNull {
      self = .none
    } else if let text = node.string {
      try node.requireNoNull()
      self = .text(text)
    } else if node.kind == .array {
      self = .list(try node.read())
    } else if node.kind == .bool {
      self = .flag(try node.read())
    } else {
      throw .expected("a string, true or false, an array of strings, or null", got: node)
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .none: writer.null()
    case .text(let text): writer.string(text)
    case .flag(let flag): flag.write(to: &writer)
    case .list(let values): values.write(to: &writer)
    }
  }

  /// The value for a field of a kind; `nil` if the value does not fit.
  func value(for kind: FormField.Kind) -> FieldValue? {
    switch (kind, self) {
    case (.text, .none): .text("")
    case (.text, .text(let text)): .text(text)
    case (.comboBox, .none), (.listBox, .none): .choices([])
    case (.comboBox, .text(let text)), (.listBox, .text(let text)): .choices([text])
    case (.comboBox, .list(let values)), (.listBox, .list(let values)): .choices(values)
    case (.checkBox, .none), (.radio, .none): .state("Off")
    case (.checkBox, .text(let state)), (.radio, .text(let state)):
      .state(state.isEmpty ? "Off" : state)
    case (.checkBox, .flag(let isOn)): .isOn(isOn)
    case (.radio, .flag(let isOn)): .isOn(isOn)
    default: nil
    }
  }
}
