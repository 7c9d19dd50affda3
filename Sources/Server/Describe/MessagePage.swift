// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The page that `recto describe METHOD` prints for people. It describes a method, a notification
/// or a request of the server.
public struct MessagePage {
  public let text: String

  /// - Throws: ``UsageError`` with the nearest names if there is no such message.
  public init(_ name: String) throws(UsageError) {
    if let method = Catalogue.methods.first(where: { $0.name == name }) {
      var parts = ["\(name): \(method.isNotification ? "notification" : "request")"]
      parts.append(Self.plain(method.summary))
      parts += Self.table("Params", method.paramsType)
      if !method.isNotification { parts += Self.table("Result", method.resultType) }
      if !method.errors.isEmpty {
        parts.append("Errors: " + method.errors.map(\.rawValue).joined(separator: ", "))
      }
      text = (parts + Self.types([method.paramsType, method.resultType]))
        .joined(separator: "\n\n")
    } else if let told = Catalogue.notifications.first(where: { $0.name == name }) {
      text =
        (["\(name): notification of the server", Self.plain(told.summary)]
        + Self.table("Params", told.paramsType) + Self.types([told.paramsType]))
        .joined(separator: "\n\n")
    } else if let asked = Catalogue.clientRequests.first(where: { $0.name == name }) {
      text =
        (["\(name): request of the server", Self.plain(asked.summary)]
        + Self.table("Params", asked.paramsType) + Self.table("Result", asked.resultType)
        + Self.types([asked.paramsType, asked.resultType])).joined(separator: "\n\n")
    } else {
      let names =
        Catalogue.methods.map { $0.name } + Catalogue.notifications.map { $0.name }
        + Catalogue.clientRequests.map { $0.name }
      throw UsageError(
        "Unknown message \"\(name)\": \(NearestNames.advice(for: name, among: names))")
    }
  }

  private static func table(_ title: String, _ type: any WrittenRecord.Type) -> [String] {
    let record = RecordType(type)
    guard !record.fields.isEmpty else { return [] }
    let title = record.name == title ? title : "\(title) (\(record.name))"
    return ["\(title):\n" + rows(record.fields)]
  }

  private static func rows(_ fields: [FieldDescription]) -> String {
    fields.map { field in
      let mark = field.presence == .required ? "" : "?"
      var type = field.typeText
      if case .defaulted(let value) = field.presence { type += " = \(value)" }
      return "  \(field.name)\(mark): \(type)\n      \(plain(field.summary))"
    }.joined(separator: "\n")
  }

  /// A section for each type that the records mention directly.
  private static func types(_ records: [any WrittenRecord.Type]) -> [String] {
    var known: Set<String> = []
    return records.flatMap { RecordType($0).fields.flatMap { mentioned($0.type) } }
      .filter { type in type.name.map { known.insert($0).inserted } ?? false }
      .map { type in
        switch type {
        case .record(let record):
          "\(record.name): \(plain(record.summary))\n" + rows(record.fields)
        case .enumeration(let name, let values):
          "\(name): one of " + values.joined(separator: ", ")
        case .named(let named): "\(named.name): \(plain(named.summary))\(forms(named.definition))"
        default: ""
        }
      }.filter { !$0.isEmpty }
  }

  private static func forms(_ type: WireType) -> String {
    guard case .union(let alternatives) = type else { return "" }
    return alternatives.map { alternative in
      if case .object(let object) = alternative {
        return "\n  \(object.text)" + (object.summary.isEmpty ? "" : "\n      \(object.summary)")
      }
      return "\n  \(alternative.text)"
    }.joined()
  }

  private static func mentioned(_ type: WireType) -> [WireType] {
    switch type {
    case .array(let element, _): mentioned(element)
    case .map(let value): mentioned(value)
    case .union(let alternatives): alternatives.flatMap(mentioned)
    default: [type]
    }
  }

  /// The text without Markdown links.
  private static func plain(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let middle = rest.firstRange(of: "]("),
      let start = rest[..<middle.lowerBound].lastIndex(of: "["),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    {
      plain += rest[..<start] + rest[start..<middle.lowerBound].dropFirst()
      rest = rest[end...].dropFirst()
    }
    return plain + rest
  }
}
