// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Values of fields that come from other formats, or go there.
struct FieldImport {
  private let importer: Importer

  init(_ importer: Importer) { self.importer = importer }

  /// Fills in the fields that have another value.
  func take(_ fields: [CarriedField], _ plan: inout ImportPlan) throws(ExchangeError) {
    guard !fields.isEmpty else { return }
    let widgets = try engine { () throws(EngineError) in try importer.document.fieldWidgets }
    var byName: [String: [Widget]] = [:]
    for widget in widgets { byName[widget.field.name, default: []].append(widget) }
    try importer.permit(\.fillForms)
    for field in fields {
      let name = field.name
      guard let widgets = byName[name], let first = widgets.first else {
        plan.report.skipped.append(.init(id: name, "The document has no field \(name)."))
        continue
      }
      if let why = try importer.refusal(.fill(first)) {
        plan.report.skipped.append(.init(id: name, why))
        continue
      }
      switch FieldImport.edit(field, widgets, first.field) {
      case .success(let edit?):
        plan.edits.append(edit)
        plan.report.fields.append(name)
      case .success(nil): continue
      case .failure(let why): plan.report.skipped.append(.init(id: name, why.text))
      }
    }
  }

  private struct Reason: Error { let text: String }

  private static func edit(
    _ carried: CarriedField, _ widgets: [Widget], _ field: FormField
  ) -> Result<SetFieldValue?, Reason> {
    guard let first = widgets.first else { return .success(nil) }
    switch field.kind {
    case .text:
      let text = carried.values.joined(separator: "\n")
      if let most = field.maxLength, text.count > most {
        return .failure(Reason(text: "The field takes \(most) characters at most."))
      }
      return .success(field.value.joined() == text ? nil : SetFieldValue(first, .text(text)))
    case .comboBox, .listBox:
      let values = carried.values.filter { !$0.isEmpty }.map { value in
        field.options.first { $0.value == value || $0.title == value }?.value ?? value
      }
      let isFree = field.kind == .comboBox && field.flags.contains(.editable)
      let offered = Set(field.options.map(\.value))
      if !isFree, let other = values.first(where: { !offered.contains($0) }) {
        return .failure(Reason(text: "The field has no choice \(other)."))
      }
      if values.count > 1, !field.flags.contains(.multiSelect) {
        return .failure(Reason(text: "The field takes one choice."))
      }
      return .success(field.value == values ? nil : SetFieldValue(first, .choices(values)))
    case .checkBox, .radio: return state(carried.values.first ?? "Off", widgets)
    case .button, .signature:
      return .failure(Reason(text: "A \(field.kind.rawValue) has no value."))
    }
  }

  private static func state(
    _ state: String, _ widgets: [Widget]
  ) -> Result<SetFieldValue?, Reason> {
    if state == "Off" || state.isEmpty {
      return .success(widgets.first(where: \.isOn).map { SetFieldValue($0, .isOn(false)) })
    }
    guard let widget = widgets.first(where: { $0.onState == state }) else {
      return .failure(Reason(text: "The field has no state \(state)."))
    }
    return .success(widget.isOn ? nil : SetFieldValue(widget, .isOn(true)))
  }
}

extension Document {
  /// All places of fields.
  var fieldWidgets: [Widget] {
    get throws(EngineError) {
      var widgets: [Widget] = []
      for index in 0..<(try pageCount) {
        for annotation in try annotations(onPage: index) where annotation.type == .widget {
          if let widget = try page(index).widget(annotation.id) { widgets.append(widget) }
        }
      }
      return widgets
    }
  }

  /// The values of all fields that have one, each once.
  var carriedFields: [CarriedField] {
    get throws(EngineError) {
      var fields: [CarriedField] = []
      var seen: Set<String> = []
      for widget in try fieldWidgets {
        let field = widget.field
        guard field.kind != .button, field.kind != .signature, !field.name.isEmpty,
          seen.insert(field.name).inserted
        else { continue }
        let isState = field.kind == .checkBox || field.kind == .radio
        let values = field.value.isEmpty && isState ? ["Off"] : field.value
        if !values.isEmpty {
          fields.append(CarriedField(name: field.name, values: values, isState: isState))
        }
      }
      return fields
    }
  }
}
