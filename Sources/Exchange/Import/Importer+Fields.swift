// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension Importer {
  /// Plans an import that only has field values.
  ///
  /// - Throws: as ``plan(_:_:)``.
  public func planOfFields(
    _ bytes: [UInt8], _ format: FieldExport.Format
  ) throws(ExchangeError) -> ImportPlan {
    guard bytes.count <= mostExchangedBytes else {
      throw .tooLarge(
        limit: "importBytes",
        "At most \(mostExchangedBytes) bytes can be imported: divide the file.")
    }
    var data = ImportedData()
    switch format {
    case .xfdf: data = try XFDFReader.read(bytes)
    case .fdf: data = try FDFReader.read(bytes, in: document.context)
    case .json, .html: data.fields = try CarriedField.read(json: bytes)
    }
    var plan = ImportPlan()
    // Annotations, which have an index, are not part of the import.
    plan.report.skipped = data.skipped.filter { $0.index == nil }
    try FieldImport(self).take(data.fields, &plan)
    return plan
  }
}

extension CarriedField {
  /// Reads a JSON object with a member for each field.
  fileprivate static func read(json bytes: [UInt8]) throws(ExchangeError) -> [CarriedField] {
    guard let tree = try? JSONTree.parse(String(decoding: bytes, as: UTF8.self)),
      case .object(let members) = tree
    else { throw .malformed("Give a JSON object with a member for each field.") }
    return try members.map { member throws(ExchangeError) in
      guard let field = CarriedField(member.name, member.value) else {
        throw .malformed("\(member.name): give a text, true or false, a list of texts, or null.")
      }
      return field
    }
  }

  private init?(_ name: String, _ value: JSONTree) {
    self.init(name: name, values: [])
    switch value {
    case .null: break
    case .string(let text): values = [text]
    case .bool(let isOn): self.isOn = isOn
    case .array(let elements):
      values = elements.compactMap(\.string)
      if values.count < elements.count { return nil }
    default: return nil
    }
  }
}
