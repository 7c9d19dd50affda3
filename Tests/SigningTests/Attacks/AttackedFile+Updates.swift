// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation

/// Writes updates.
extension AttackedFile {
  struct Options {
    var trailer = ""
    /// Replaces `/Root 1 0 R`.
    var root = "/Root 1 0 R"
    /// What the trailer says of the size; the right one unless given.
    var size: Int?
    /// How far off each offset is.
    var shift = 0
    var generation = 0
    /// The generations of objects, in the table and before each object.
    var generations: [Int: Int] = [:]
    /// Objects that no table lists.
    var unlisted: Set<Int> = []
    /// More lines of the table.
    var lines: [Int: String] = [:]
    /// Objects that are never put into an object stream.
    var loose: Set<Int> = []
    /// The number of the cross-reference stream; a new one unless given.
    var table: Int?
    /// More first numbers and counts in the cross-reference stream, without rows.
    var index = ""
  }

  /// What a table says of an object.
  private enum Entry {
    case line(String)
    case held(Int, index: Int)
  }

  mutating func append(_ objects: [Int: String], _ options: Options = Options()) {
    written.merge(objects) { $1 }
    var entries = options.lines.mapValues { Entry.line($0) }
    var size = max(self.size, (Array(objects.keys) + options.lines.keys).max().map { $0 + 1 } ?? 1)
    var held: [Int: String] = [:]
    if form == .packed, options.generation == 0, options.shift == 0 {
      held = objects.filter { number, text in
        !text.contains("stream") && !options.loose.contains(number)
          && options.generations[number] == nil
      }
    }
    for (number, text) in objects.sorted(by: { $0.key < $1.key }) where held[number] == nil {
      let generation = options.generations[number]
      let line = Self.line(data.count + options.shift, generation ?? options.generation)
      if !options.unlisted.contains(number) { entries[number] = .line(line) }
      write(number, text, generation ?? 0)
    }
    if !held.isEmpty {
      let numbers = held.keys.sorted()
      for (index, number) in numbers.enumerated() where !options.unlisted.contains(number) {
        entries[number] = .held(size, index: index)
      }
      entries[size] = .line(Self.line(data.count, 0))
      write(size, Self.objectStream(numbers.map { ($0, held[$0] ?? "") }))
      size += 1
    }
    let previous = start
    var trailer = "\(options.root) \(repeatedEntries(but: options.trailer)) \(options.trailer)"
    if previous > 0, !options.trailer.contains("/Prev ") { trailer += " /Prev \(previous)" }
    if form == .table {
      writeTable(entries, "<< /Size \(options.size ?? size) \(trailer) >>")
    } else {
      let number = options.table ?? size
      writeStream(
        entries, number, "/Size \(options.size ?? max(size, number + 1)) \(trailer)",
        index: options.index)
    }
  }

  /// An object stream with a number before each object.
  static func objectStream(_ objects: [(number: Int, text: String)], _ entries: String = "")
    -> String
  {
    var (header, body) = ("", "")
    for object in objects {
      header += "\(object.number) \(body.utf8.count) "
      body += object.text + "\n"
    }
    return stream(
      header + body,
      "/Type /ObjStm /N \(objects.count) /First \(header.utf8.count) \(entries)")
  }

  /// A line of a table.
  static func line(_ offset: Int, _ generation: Int) -> String {
    padded(offset, 10) + " " + padded(generation, 5) + " n "
  }

  private mutating func write(_ number: Int, _ text: String, _ generation: Int = 0) {
    append(raw: "\(number) \(generation) obj\n\(text)\nendobj\n")
  }

  private mutating func writeTable(_ entries: [Int: Entry], _ trailer: String) {
    let place = data.count
    var lines = "xref\n"
    for (number, entry) in entries.sorted(by: { $0.key < $1.key }) {
      if case .line(let line) = entry { lines += "\(number) 1\n\(line)\n" }
    }
    if entries.isEmpty { lines += "0 0\n" }
    append(raw: "\(lines)trailer\n\(trailer)\nstartxref\n\(place)\n%%EOF\n")
  }

  private mutating func writeStream(
    _ entries: [Int: Entry], _ number: Int, _ trailer: String, index more: String
  ) {
    let place = data.count
    var entries = entries
    entries[number] = .line(Self.line(place, 0))
    let sorted = entries.sorted { $0.key < $1.key }
    let index = sorted.map { "\($0.key) 1" }.joined(separator: " ")
    let rows = sorted.map { Self.row($0.value) }.joined()
    let text = Self.stream(
      rows + ">",
      "/Type /XRef /W [1 4 2] /Index [\(index) \(more)] /Filter /ASCIIHexDecode \(trailer)")
    append(raw: "\(number) 0 obj\n\(text)\nendobj\nstartxref\n\(place)\n%%EOF\n")
  }

  /// A row of a cross-reference stream in hexadecimal digits.
  private static func row(_ entry: Entry) -> String {
    switch entry {
    case .held(let holder, let index): return "02" + digits(holder, 8) + digits(index, 4)
    case .line(let line):
      let words = line.split(separator: " ")
      let kind = words[2] == "n" ? "01" : "00"
      return kind + digits(Int(words[0]) ?? 0, 8) + digits(Int(words[1]) ?? 0, 4)
    }
  }

  /// The entries of the last trailer that each update repeats.
  private func repeatedEntries(but replaced: String) -> String {
    var entries = ""
    for key in ["Info", "ID"] where !replaced.contains("/\(key) ") {
      guard let mark = text.range(of: "/\(key)", options: .backwards) else { continue }
      if key == "ID" {
        entries += "/ID" + Self.array(at: text[mark.upperBound...])
      } else if let last = text.range(of: "R", range: mark.upperBound..<text.endIndex) {
        entries += String(text[mark.lowerBound..<last.upperBound])
      }
    }
    return entries
  }

  /// An array of strings as it is written: these may have brackets in them.
  private static func array(at text: Substring) -> String {
    var scanner = SyntaxScanner(Array(bytes(String(text))))
    scanner.skipSpace()
    guard scanner.skip("[") else { return "" }
    scanner.skipSpace()
    while !scanner.skip("]") {
      let isWhole =
        scanner.skip("<") ? scanner.skip(past: UInt8(ascii: ">")) : scanner.skipString()
      guard isWhole else { return "" }
      scanner.skipSpace()
    }
    return String(text.unicodeScalars.prefix(scanner.position))
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    String(repeating: "0", count: max(0, width - String(value).count)) + String(value)
  }

  private static func digits(_ value: Int, _ width: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
