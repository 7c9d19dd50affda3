// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// Imports and exports field values.
struct FieldImport {
  private let importer: Importer

  init(_ importer: Importer) { self.importer = importer }

  /// Plans the fields whose values change.
  func take(_ fields: [CarriedField], _ plan: inout ImportPlan) throws(ExchangeError) {
    if fields.contains(where: { !$0.isOnlyNamed }) { try importer.permit(\.fillForms) }
    for carried in fields {
      let name = carried.name
      let field = try engine(importer.document.formField(name))
      if carried.isOnlyNamed {
        guard let field, field.field.hasEmptyOption else { continue }
        try importer.permit(\.fillForms)
      }
      guard let field else {
        plan.report.skipped.append(.init(id: name, "The document has no field \(name)."))
        continue
      }
      guard let value = carried.value(for: field) else { continue }
      if let why = try importer.refusal(ofFilling: field) ?? field.fault(of: value) {
        plan.report.skipped.append(.init(id: name, why))
        continue
      }
      plan.settings.append(FieldSetting(field.id, value))
      plan.report.fields.append(name)
    }
  }
}

extension CarriedField {
  /// The value in the form that the field needs; `nil` if the field already has it.
  fileprivate func value(for placed: PlacedField) -> FieldValue? {
    let field = placed.field
    if let isOn, ![.checkBox, .radio].contains(field.kind) { return .isOn(isOn) }
    switch field.kind {
    case .comboBox, .listBox:
      let choices = values.filter { !$0.isEmpty || field.hasEmptyOption }.map { value in
        // The title of one option can be the value of another one.
        let option =
          field.options.first { $0.value.isExactly(value) }
          ?? field.options.first { $0.title.isExactly(value) }
        return option?.value ?? value
      }
      return field.value.isExactly(choices) ? nil : .choices(choices)
    case .checkBox, .radio:
      if let isOn {
        let setting = FieldSetting(placed.id, .isOn(isOn))
        let state = placed.settled(setting)
        return state.values.isExactly(field.value) ? nil : state
      }
      let text = values.first.flatMap { $0.isEmpty ? nil : $0 } ?? "Off"
      let state = placed.state(exported: text) ?? text
      let isHeld = (field.value.first ?? "Off").isExactly(state)
      return isHeld ? nil : .state(state)
    case .text, .button, .signature:
      let text = values.joined(separator: "\n")
      return field.value.joined().isExactly(text) ? nil : .text(text)
    }
  }
}

extension Document {
  /// The values of all fields that an import can change. It fills them in or empties them. Each field
  /// is listed once.
  var carriedFields: [CarriedField] {
    get throws(EngineError) {
      var fields: [CarriedField] = []
      for placed in try formFields {
        guard !placed.field.isSecret, let carried = placed.carried(.emptied) else { continue }
        if !carried.values.isEmpty || carried.isOnlyNamed { fields.append(carried) }
      }
      return fields
    }
  }
}
