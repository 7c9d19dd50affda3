// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// A file to which updates are appended as an attacker would: byte for byte, without the engine.
struct AttackedFile {
  var data: Data {
    didSet { text = AttackedFile.latin(data) }
  }
  /// The bytes as scalars.
  private var text: String

  init(_ data: Data) {
    self.data = data
    text = AttackedFile.latin(data)
  }

  private static func latin(_ data: Data) -> String {
    String(data: data, encoding: .isoLatin1) ?? ""
  }

  /// What the file has of an object last, between `obj` and `endobj`.
  func object(_ number: Int) -> String {
    let mark = "\n\(number) 0 obj"
    guard let start = text.range(of: mark, options: .backwards),
      let end = text.range(of: "endobj", range: start.upperBound..<text.endIndex)
    else { return "null" }
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

  /// Where the last table of objects is.
  var start: Int {
    guard let mark = text.range(of: "startxref", options: .backwards) else { return 0 }
    return Int(text[mark.upperBound...].split(whereSeparator: \.isWhitespace).first ?? "") ?? 0
  }

  var size: Int {
    guard let mark = text.range(of: "/Size ", options: .backwards) else { return 0 }
    return Int(text[mark.upperBound...].prefix { $0.isNumber }) ?? 0
  }

  /// The entries of the last trailer that each update repeats.
  private func trailer(replacing replaced: String) -> String {
    var entries = ""
    for key in ["Info", "ID"] where !replaced.contains("/\(key) ") {
      guard let mark = text.range(of: "/\(key)", options: .backwards) else { continue }
      let end = key == "ID" ? "]" : "R"
      guard let last = text.range(of: end, range: mark.upperBound..<text.endIndex) else { continue }
      entries += String(text[mark.lowerBound..<last.upperBound])
    }
    return entries
  }

  struct Options {
    var trailer = ""
    /// Replaces `/Root 1 0 R`.
    var root = "/Root 1 0 R"
    /// How far off each offset is.
    var shift = 0
    var generation = 0
    /// Objects that the table does not list.
    var unlisted: Set<Int> = []
    /// More lines of the table.
    var lines: [Int: String] = [:]
  }

  mutating func append(_ objects: [Int: String], _ options: Options = Options()) {
    let previous = start
    var lines = options.lines
    let repeated = trailer(replacing: options.trailer)
    for (number, text) in objects.sorted(by: { $0.key < $1.key }) {
      if !options.unlisted.contains(number) {
        lines[number] =
          padded(data.count + options.shift, 10) + " " + padded(options.generation, 5) + " n "
      }
      data += Self.bytes("\(number) 0 obj\n\(text)\nendobj\n")
    }
    let table = data.count
    var tail = "xref\n"
    for (number, line) in lines.sorted(by: { $0.key < $1.key }) { tail += "\(number) 1\n\(line)\n" }
    if lines.isEmpty { tail += "0 0\n" }
    let size = max(size, (lines.keys.max() ?? 0) + 1)
    tail += "trailer\n<< /Size \(size) \(options.root) /Prev \(previous) "
    tail += "\(repeated) \(options.trailer) >>\n"
    tail += "startxref\n\(table)\n%%EOF\n"
    data += Self.bytes(tail)
  }

  mutating func append(raw text: String) { data += Self.bytes(text) }

  static func stream(_ content: String, _ entries: String = "") -> String {
    "<< \(entries) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
  }

  /// A form XObject.
  static func form(_ content: String, _ box: String = "0 0 300 200") -> String {
    stream(
      content,
      "/Type /XObject /Subtype /Form /BBox [\(box)] /Resources << /Font << /F 7 0 R >> >>")
  }

  private func padded(_ value: Int, _ width: Int) -> String {
    String(repeating: "0", count: max(0, width - String(value).count)) + String(value)
  }

  private static func bytes(_ text: String) -> Data {
    Data(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
  }
}
