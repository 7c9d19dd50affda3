// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// How an update says where its objects are.
enum UpdateForm: String, CaseIterable, Sendable {
  /// In a table.
  case table
  /// In a cross-reference stream.
  case stream
  /// In a cross-reference stream, with all dictionaries in an object stream.
  case packed
}

/// A file to which updates are appended as an attacker would: byte for byte, without the engine.
struct AttackedFile {
  var data: Data {
    get { bytes }
    set { (bytes, text) = (newValue, AttackedFile.latin(newValue)) }
  }
  private var bytes: Data
  /// How updates are written.
  var form = UpdateForm.table
  /// What was appended last of each object.
  var written: [Int: String] = [:]
  /// The objects of the file that cannot be read from its bytes.
  let packed: [Int: String]
  /// The bytes as scalars.
  private(set) var text: String

  init(_ data: Data, packed: [Int: String] = [:]) {
    bytes = data
    self.packed = packed
    text = AttackedFile.latin(data)
  }

  private static func latin(_ data: Data) -> String {
    String(data: data, encoding: .isoLatin1) ?? ""
  }

  /// Appends text, a byte for each scalar.
  mutating func append(raw text: String) {
    bytes += Self.bytes(text)
    self.text += text
  }

  /// What the file has of an object last, between `obj` and `endobj`.
  func object(_ number: Int) -> String {
    if let known = written[number] { return known }
    guard let start = text.range(of: "\n\(number) 0 obj", options: .backwards),
      let end = text.range(of: "endobj", range: start.upperBound..<text.endIndex)
    else { return packed[number] ?? "null" }
    return String(text[start.upperBound..<end.lowerBound])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A dictionary with more entries.
  func object(_ number: Int, with entries: String) -> String {
    String(object(number).dropLast(2)) + " " + entries + ">>"
  }

  func object(_ number: Int, replacing old: String, by new: String) -> String {
    let text = object(number)
    precondition(text.contains(old), "object \(number) has no \(old): \(text)")
    return text.replacingOccurrences(of: old, with: new)
  }

  /// Where the last table of objects is; 0 without any.
  var start: Int {
    guard let mark = text.range(of: "startxref", options: .backwards) else { return 0 }
    return Int(text[mark.upperBound...].split(whereSeparator: \.isWhitespace).first ?? "") ?? 0
  }

  var size: Int {
    guard let mark = text.range(of: "/Size ", options: .backwards) else { return 0 }
    return Int(text[mark.upperBound...].prefix { $0.isNumber }) ?? 0
  }

  /// The number of the signed field's object.
  var field: Int { number(before: "/T(Signature") }
  /// The number of the signature's.
  var signature: Int { number(before: "/ByteRange") }

  private func number(before mark: String) -> Int {
    for number in AttackBase.size..<200 where object(number).contains(mark) { return number }
    return 0
  }

  static func stream(_ content: String, _ entries: String = "") -> String {
    "<< \(entries) /Length \(content.unicodeScalars.count) >>\nstream\n\(content)\nendstream"
  }

  /// A form XObject.
  static func form(_ content: String, _ box: String = "0 0 300 200") -> String {
    stream(
      content,
      "/Type /XObject /Subtype /Form /BBox [\(box)] /Resources << /Font << /F 7 0 R >> >>")
  }

  static func bytes(_ text: String) -> Data {
    text.data(using: .isoLatin1) ?? Data()
  }
}
