// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension FieldProperties {
  /// The scripts to set or remove.
  func scriptChanges(
    _ answers: PropertyAnswers, in document: Document
  ) throws(ToolError) -> [(ActionTrigger, String?)] {
    guard takesFormat else { return [] }
    var changes: [(ActionTrigger, String?)] = []
    if let format = try format(answers) {
      let wanted = format.map(\.scripts)
      if wanted?.format != scripts.format { changes.append((.format, wanted?.format)) }
      if wanted?.keystroke != scripts.keystroke {
        changes.append((.keystroke, wanted?.keystroke))
      }
    }
    if let calculation = try calculation(answers, in: document) {
      let script = calculation.map(\.script)
      if script != scripts.calculate { changes.append((.calculate, script)) }
    }
    return changes
  }

  /// The format in the answer; `.some(nil)`: no format; `nil`: unchanged.
  private func format(_ answers: PropertyAnswers) throws(ToolError) -> FieldFormat?? {
    let members = ["format", "pattern", "decimals", "separators", "currency", "currencyInFront"]
    guard members.contains(where: { isChanged($0, by: answers) }) else { return nil }
    let before = field.field.format
    let name = answers.choice("format") ?? before?.kind.rawValue ?? "none"
    if name == "custom" { return nil }
    guard let kind = FieldFormat.Kind(rawValue: name) else { return .some(nil) }
    var format = before.flatMap { $0.kind == kind ? $0 : nil } ?? FieldFormat(kind)
    if let pattern = answers.text("pattern") { format.pattern = pattern.isEmpty ? nil : pattern }
    if let decimals = answers.number("decimals") {
      guard let whole = Int(exactly: decimals ?? 2), (0...20).contains(whole) else {
        throw .invalid("Give a whole number of decimals from 0 to 20.")
      }
      format.decimals = whole
    }
    if let sample = answers.choice("separators") {
      format.separatorStyle = FieldFormat.separatorSamples.firstIndex(of: sample)
    }
    if let currency = answers.text("currency") {
      format.currency = currency.isEmpty ? nil : currency
    }
    if let isInFront = answers.flag("currencyInFront") { format.isCurrencyInFront = isInFront }
    return format == before ? nil : .some(format)
  }

  /// The calculation in the answer; `.some(nil)`: no calculation; `nil`: unchanged.
  private func calculation(
    _ answers: PropertyAnswers, in document: Document
  ) throws(ToolError) -> FieldCalculation?? {
    guard isChanged("calculation", by: answers) || isChanged("calculatedFrom", by: answers) else {
      return nil
    }
    let name = answers.choice("calculation") ?? calculation?.operation.rawValue ?? "none"
    if name == "custom" { return nil }
    guard let operation = FieldCalculation.Operation(rawValue: name) else { return .some(nil) }
    let names = answers.texts("calculatedFrom") ?? calculation?.fields ?? []
    guard !names.isEmpty else {
      throw .invalid("Say which fields the value is calculated from.")
    }
    let all = try engine(document.formFields)
    for name in names
    where !all.contains(where: { FieldName.covers(name, $0.field.name) }) {
      throw .invalid("There is no field \(name) to calculate with.")
    }
    let wanted = FieldCalculation(operation, of: names)
    return wanted == calculation ? nil : .some(wanted)
  }
}
