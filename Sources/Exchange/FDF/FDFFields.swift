// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Reads the fields of FDF (ISO 32000-2, 12.7.8.3). Each object is read once, since no field has two
/// parents.
struct FDFFields {
  private var gathering = FieldGathering()
  private var seen: Set<Int> = []

  static func read(
    _ fields: [PDFObject], within budget: inout ValueBudget
  ) throws(EngineError) -> FieldGathering {
    var reader = FDFFields()
    for field in fields { try reader.read(field, under: nil, depth: 0, &budget) }
    return reader.gathering
  }

  private mutating func read(
    _ field: PDFObject, under parent: String?, depth: Int, _ budget: inout ValueBudget
  ) throws(EngineError) {
    guard field.number == 0 || seen.insert(field.number).inserted else { return }
    let name = try gathering.name(field["T"]?.text, under: parent, depth: depth, within: &budget)
    if let name, let value = try field["V"] {
      try gathering.add(try FDFFields.field(name, value, &budget), within: &budget)
    }
    let others = try field.entries.map(\.key).filter { !["T", "V", "Kids", "Parent"].contains($0) }
    try gathering.skip(others.sorted(), of: name, within: &budget)
    for kid in try field["Kids"]?.elements ?? [] {
      try read(kid, under: name, depth: depth + 1, &budget)
    }
  }

  private static func field(
    _ name: String, _ value: PDFObject, _ budget: inout ValueBudget
  ) throws(EngineError) -> CarriedField {
    if let state = try value.name {
      return CarriedField(name: name, values: [state], isState: true)
    }
    if let text = try value.text { return CarriedField(name: name, values: [text]) }
    // Some programs write numbers as such.
    if let number = try value.real { return CarriedField(name: name, values: [decimal(number)]) }
    if try value.kind == .stream {
      let bytes = try value.streamBytes(limit: 1 << 20)
      return CarriedField(name: name, values: [PDFValue.string(bytes).text ?? ""])
    }
    var values: [String] = []
    for element in try value.elements {
      guard let text = try element.text else { continue }
      // Counted with every use, since arrays are shared.
      try budget.take(text.utf8.count)
      values.append(text)
    }
    return CarriedField(name: name, values: values)
  }
}
