// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension AnnotationEntries: LogValue {
  public var encoded: JSONTree {
    [
      "id": id.encoded, "pageIndex": pageIndex.encoded, "subtype": subtype.encoded,
      "entries": PDFValue.dictionary(entries).encoded, "replyTo": replyTo.encoded,
      "popupID": popup?.id.encoded ?? .null,
      "popup": popup.map { PDFValue.dictionary($0.entries).encoded } ?? .null,
      "picture": picture.encoded,
    ]
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(
      id: try encoded.decode("id"), pageIndex: try encoded.decode("pageIndex"),
      subtype: try encoded.decode("subtype"),
      entries: try encoded.decode("entries", as: PDFValue.self).entries ?? [:])
    replyTo = try encoded.decodeIfPresent("replyTo")
    picture = try encoded.decodeIfPresent("picture")
    guard let id = try encoded.decodeIfPresent("popupID", as: String.self) else { return }
    popup = .init(
      id: id, entries: try encoded.decodeIfPresent("popup", as: PDFValue.self)?.entries ?? [:])
  }
}

/// JSON's own types are written directly. Names, strings, dictionaries and streams are written as objects
/// with a member of that name.
extension PDFValue: LogValue {
  public var encoded: JSONTree {
    switch self {
    case .null: .null
    case .boolean(let value): .bool(value)
    case .integer(let value): .integer(Int64(value))
    case .real(let value): ["real": .number(value)]
    case .name(let name): ["name": .string(name)]
    case .string(let bytes): ["string": bytes.encoded]
    case .array(let elements): .array(elements.map(\.encoded))
    case .dictionary(let entries): ["dictionary": PDFValue.members(entries)]
    case .stream(let entries, let bytes):
      ["stream": PDFValue.members(entries), "bytes": bytes.encoded]
    }
  }

  public init(encoded: JSONTree) throws(EditError) {
    switch encoded {
    case .null: self = .null
    case .bool(let value): self = .boolean(value)
    case .integer(let value): self = .integer(Int(value))
    case .array(let elements):
      var values: [PDFValue] = []
      for element in elements { values.append(try PDFValue(encoded: element)) }
      self = .array(values)
    case .object: self = try PDFValue.object(encoded)
    case .number, .string: throw .unreadable("It has a value of an unknown type.")
    }
  }

  private static func object(_ tree: JSONTree) throws(EditError) -> PDFValue {
    if let value: Double = try tree.decodeIfPresent("real") { return .real(value) }
    if let name: String = try tree.decodeIfPresent("name") { return .name(name) }
    if let bytes: [UInt8] = try tree.decodeIfPresent("string") { return .string(bytes) }
    if let members = tree[member: "dictionary"] { return .dictionary(try entries(members)) }
    guard let members = tree[member: "stream"] else {
      throw .unreadable("It has a value of an unknown type.")
    }
    return .stream(try entries(members), try tree.decode("bytes"))
  }

  private static func members(_ entries: [String: PDFValue]) -> JSONTree {
    .object(entries.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.encoded) })
  }

  private static func entries(_ tree: JSONTree) throws(EditError) -> [String: PDFValue] {
    guard case .object(let members) = tree else {
      throw .unreadable("Its entries are not an object.")
    }
    var entries: [String: PDFValue] = [:]
    for member in members { entries[member.name] = try PDFValue(encoded: member.value) }
    return entries
  }
}
