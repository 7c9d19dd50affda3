// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

/// The properties of a field that its author sets up. One requirement asks for all of them; the
/// answer has the ones that change.
struct FieldProperties {
  let field: PlacedField
  let scripts: FieldScripts

  init(_ field: PlacedField, in document: Document) throws(EngineError) {
    self.field = field
    scripts = try document.fieldScripts(field.id) ?? FieldScripts()
  }

  private var kind: FormField.Kind { field.field.kind }
  var takesFormat: Bool { kind == .text || kind == .comboBox }

  var requirement: Requirement {
    .properties(prompt: "Properties of \(field.field.name)", properties)
  }

  private var properties: [Requirement.Property] {
    naming + flags + contents + (takesFormat ? formatting + calculating : [])
  }

  /// Whether an answer has a changed value. It differs from the value that was shown.
  func isChanged(_ id: String, by answers: PropertyAnswers) -> Bool {
    guard let value = answers.values[id] else { return false }
    return properties.first { $0.id == id }?.value != value
  }

  private var naming: [Requirement.Property] {
    let label = field.field.label
    return [
      .init("name", "Name", .text(field.field.name)),
      .init("tooltip", "Tooltip", .text(label == field.field.name ? "" : label)),
    ]
  }

  private var flags: [Requirement.Property] {
    FieldFlags.allNames.compactMap { name in
      guard let flag = FieldFlags.named(name, of: kind) else { return nil }
      return .init(name, FieldProperties.title(of: name), .flag(field.field.flags.contains(flag)))
    }
  }

  private var contents: [Requirement.Property] {
    var properties: [Requirement.Property] = []
    if kind == .comboBox || kind == .listBox {
      properties.append(.init("options", "Options", .options(field.field.options)))
    }
    if kind == .text {
      properties.append(
        .init("maxLength", "Most characters", .number(field.field.maxLength.map(Double.init))))
    }
    if takesFormat {
      properties.append(
        .init("defaultValue", "Default", .text(field.field.defaultValue.joined(separator: "\n"))))
      properties.append(
        .init(
          "align", "Alignment", .choice(field.field.alignment.rawValue),
          choices: Annotation.TextAlignment.allCases.map {
            .init($0.rawValue, FieldProperties.title(of: $0.rawValue))
          }))
    }
    return properties
  }

  private var formatting: [Requirement.Property] {
    let format = field.field.format
    let samples = FieldFormat.separatorSamples
    // Scripts that call none of Acrobat's functions stay until another format is chosen.
    let hasOther = format == nil && (scripts.format ?? scripts.keystroke) != nil
    var kinds = ["none"] + FieldFormat.Kind.allCases.map(\.rawValue)
    if hasOther { kinds.append("custom") }
    return [
      .init(
        "format", "Format", .choice(format?.kind.rawValue ?? (hasOther ? "custom" : "none")),
        choices: kinds.map { .init($0, FieldProperties.title(of: $0)) }),
      .init("pattern", "Pattern of dates, times and masks", .text(format?.pattern ?? "")),
      .init("decimals", "Decimals", .number(format?.decimals.map(Double.init))),
      .init(
        "separators", "Separators", .choice(samples[format?.separatorStyle ?? 0]),
        choices: samples.map { .init($0, $0) }),
      .init("currency", "Currency", .text(format?.currency ?? "")),
      .init("currencyInFront", "Currency in front", .flag(format?.isCurrencyInFront ?? false)),
    ]
  }

  var calculation: FieldCalculation? {
    scripts.calculate.flatMap(FieldCalculation.init(script:))
  }

  private var calculating: [Requirement.Property] {
    let hasOther = calculation == nil && scripts.calculate != nil
    var kinds = ["none"] + FieldCalculation.Operation.allCases.map(\.rawValue)
    if hasOther { kinds.append("custom") }
    return [
      .init(
        "calculation", "Calculation",
        .choice(calculation?.operation.rawValue ?? (hasOther ? "custom" : "none")),
        choices: kinds.map { .init($0, FieldProperties.title(of: $0)) }),
      .init("calculatedFrom", "Calculated from", .texts(calculation?.fields ?? [])),
    ]
  }

  /// The change that applies the answer to the field; `nil` if nothing changes.
  ///
  /// - Throws: ``ToolError/invalid(_:)`` if the answer makes no valid field.
  func edit(
    _ answers: PropertyAnswers, _ context: any ToolContext
  ) throws(ToolError) -> (any Edit)? {
    let document = context.document
    let changes = try changes(answers, in: document)
    // Scripts come first, while the field has its old name.
    var edits: [any Edit] = []
    for (trigger, script) in try scriptChanges(answers, in: document) {
      edits.append(
        try editing(
          SetAction(
            script.map { Action(.javaScript($0)) }, for: trigger, of: .field(field.id), in: document
          )))
    }
    if changes != FieldChanges() {
      edits.append(UpdateField(field.id, changes, shown: try context.shownValue(of: field)))
    }
    guard let first = edits.first else { return nil }
    return edits.count == 1 ? first : EditSequence(name: "Change field", edits)
  }

  private func changes(
    _ answers: PropertyAnswers, in document: Document
  ) throws(ToolError) -> FieldChanges {
    var changes = FieldChanges()
    if let name = answers.text("name"), name != field.field.name {
      try check(name, in: document)
      changes.name = name
    }
    if let label = answers.text("tooltip"), isChanged("tooltip", by: answers) {
      changes.label = label
    }
    var flags = field.field.flags
    for name in FieldFlags.allNames {
      guard let isSet = answers.flag(name), let flag = FieldFlags.named(name, of: kind) else {
        continue
      }
      if isSet { flags.insert(flag) } else { flags.remove(flag) }
    }
    if flags != field.field.flags { changes.flags = flags }
    if let options = answers.options("options"), options != field.field.options {
      changes.options = options
    }
    if let length = answers.number("maxLength") {
      let wanted = try length.map { (number) throws(ToolError) in try wholeNumber(number) }
      if wanted != field.field.maxLength { changes.maxLength = .some(wanted) }
    }
    if let text = answers.text("defaultValue") {
      let values = text.isEmpty ? [] : [text]
      if values != field.field.defaultValue { changes.defaultValue = values }
    }
    if let align = answers.choice("align").flatMap(Annotation.TextAlignment.init(rawValue:)),
      align != field.field.alignment
    {
      changes.alignment = align
    }
    return changes
  }

  private func wholeNumber(_ number: Double) throws(ToolError) -> Int {
    guard let whole = Int(exactly: number), (1...100_000).contains(whole) else {
      throw .invalid("Give a whole number of characters from 1 to 100000, or null for any.")
    }
    return whole
  }

  private func check(_ name: String, in document: Document) throws(ToolError) {
    if let fault = FieldName.fault(in: name) { throw .invalid(fault) }
    guard FieldName.group(of: name) == FieldName.group(of: field.field.name) else {
      throw .invalid("Only the last part of a field's name can be changed.")
    }
    let known = try engine(document.formField(name))
    guard known == nil else {
      throw .invalid("There is a field \(name) already: give another name.")
    }
  }

  /// A flag's name in words: `noExport` becomes `No export`.
  private static func title(of id: String) -> String {
    var words = ""
    for letter in id {
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
