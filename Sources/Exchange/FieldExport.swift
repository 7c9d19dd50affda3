// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import System

/// Exports only field values.
public enum FieldExport {
  public enum Format: String, CaseIterable, Sendable {
    case fdf, xfdf, json
    /// The encoding of web forms: `application/x-www-form-urlencoded`.
    case html
  }

  /// What becomes of fields without a value.
  public enum Blanks: Sendable {
    case leftOut
    /// Only the field's name is written. Submissions do so (ISO 32000-2, table 239, bit 2).
    case named
    /// Choices get an empty value. An emptied choice has no value in the file, unlike an emptied text,
    /// and an import leaves fields without a value alone. Where an option has the empty value, no value
    /// means no choice.
    case emptied
  }

  public static func write(
    _ fields: [PlacedField], as format: Format, _ blanks: Blanks, fileName: String? = nil,
    of document: Document
  ) throws(ExchangeError) -> [UInt8] {
    let carried = fields.compactMap { $0.carried(blanks) }
    switch format {
    case .json:
      return JSONTree.object(
        fields.compactMap { field in
          field.carried(blanks).map { .init($0.name, FieldExport.json($0, field.field)) }
        }
      ).wireBytes
    case .html: return Array(carried.flatMap(\.pairs).joined(separator: "&").utf8)
    case .fdf, .xfdf:
      let file = try engine(ExchangedFile(document, name: fileName))
      return format == .fdf
        ? FDFWriter.write([], carried, file) : XFDFWriter.write([], carried, file)
    }
  }

  private static func json(_ carried: CarriedField, _ field: FormField) -> JSONTree {
    let isUnset = field.kind.hasOptions && carried.isEmpty(in: field)
    if field.kind == .listBox { return isUnset ? [] : .array(carried.values.map(JSONTree.string)) }
    if isUnset || (carried.isState && carried.values == ["Off"]) { return .null }
    return carried.values.isEmpty ? .null : .string(carried.values.joined(separator: "\n"))
  }
}

extension PlacedField {
  /// The field's value; `nil` if it can have no value, has no name, or is left out.
  func carried(_ blanks: FieldExport.Blanks) -> CarriedField? {
    guard field.kind != .button, field.kind != .signature, !field.name.isEmpty else { return nil }
    let isState = field.kind == .checkBox || field.kind == .radio
    var carried = CarriedField(
      name: field.name, values: field.value.isEmpty && isState ? ["Off"] : exportedValue,
      isState: isState)
    if blanks == .leftOut, carried.isEmpty(in: field) { return nil }
    if blanks == .emptied, carried.values.isEmpty, field.kind.hasOptions {
      if field.hasEmptyOption { carried.isOnlyNamed = true } else { carried.values = [""] }
    }
    return carried
  }
}

extension CarriedField {
  /// Whether it has no value. An empty one counts if an option of the field has it.
  fileprivate func isEmpty(in field: FormField) -> Bool {
    if field.hasEmptyOption { return values.isEmpty }
    return values.allSatisfy(\.isEmpty) || (isState && values == ["Off"])
  }

  /// The escaped pairs `name=value`, one for each value.
  fileprivate var pairs: [String] {
    let texts = values.isEmpty ? [""] : isState && values == ["Off"] ? [""] : values
    return texts.map { name.formEscaped + "=" + $0.formEscaped }
  }
}

extension String {
  /// The text in `application/x-www-form-urlencoded` (URL Standard, 5.2). Every line break is CRLF
  /// (HTML Standard, 4.10.22.4).
  fileprivate var formEscaped: String {
    let lines = split(omittingEmptySubsequences: false) { ["\r\n", "\r", "\n"].contains($0) }
    var bytes: [UInt8] = []
    for byte in lines.joined(separator: "\r\n").utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "*"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"):
        bytes.append(byte)
      case UInt8(ascii: " "): bytes.append(UInt8(ascii: "+"))
      default:
        bytes += ("%" + CollectionOfOne(byte).uppercaseHexadecimal).utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A tree of fields by the parts of their names. It is nested as in forms (ISO 32000-2, 12.7.4.2).
struct FieldTree {
  /// A partial name.
  let name: String
  /// The field; `nil` if the node only contains other fields.
  private(set) var field: CarriedField?
  private(set) var children: [FieldTree] = []
  private var places: [ExactText: Int] = [:]

  init(_ fields: [CarriedField]) {
    self.init(name: "")
    for field in fields {
      let path = field.name.split(
        separator: ".", maxSplits: FieldTree.deepest - 1, omittingEmptySubsequences: false)
      insert(path[...], field)
    }
  }

  /// The maximum number of parts of a name. Further parts are joined with the last one.
  static let deepest = 32

  private init(name: String) { self.name = name }

  private mutating func insert(_ path: ArraySlice<Substring>, _ field: CarriedField) {
    guard let first = path.first else {
      self.field = field
      return
    }
    let index: Int
    let name = String(first).exact
    if let known = places[name] {
      index = known
    } else {
      children.append(FieldTree(name: name.text))
      index = children.count - 1
      places[name] = index
    }
    children[index].insert(path.dropFirst(), field)
  }
}
