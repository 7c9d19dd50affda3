// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The coding of an annotation's entry as an XFDF attribute (ISO 19444-1).
enum XFDFAttributeCoding: Hashable, Sendable {
  case text, name, number, integer, numbers, color, flags
  /// A date of PDF; dates of other programs in the form of ISO 8601 are read too.
  case date
  /// `yes` or `no`.
  case yes
  /// An index in a list of words, from 0.
  case place([String])
  /// A name that has a different word in the attribute.
  case words([String: String])
  /// The element at an index of an array. If there is no array yet, the given one is the start.
  case element(Int, of: PDFValue)
  /// The line ending at an index, of two. A callout has only one, as a name.
  case ending(Int)

  /// The attribute's value; `nil` if the entry has a different type.
  func text(of value: PDFValue) -> String? {
    switch self {
    case .text, .date: value.text
    case .name: value.name
    case .number: value.number.map(decimal)
    case .integer: value.number.map { decimal($0.rounded()) }
    case .numbers: value.numbers?.map(decimal).joined(separator: ",")
    case .color: value.numbers.flatMap(Color.init(components:))?.hexadecimal
    case .flags: value.number.flatMap(XFDFAttributeCoding.flagNames)
    case .yes: value.boolean.map { $0 ? "yes" : "no" }
    case .place(let words):
      value.number.flatMap { Int(exactly: $0) }.flatMap {
        words.indices.contains($0) ? words[$0] : nil
      }
    case .words(let words): value.name.flatMap { words[$0] }
    case .element(let index, _):
      value.numbers.flatMap { $0.indices.contains(index) ? decimal($0[index]) : nil }
    case .ending(let index):
      value.elements.map { $0.indices.contains(index) ? $0[index].name ?? "None" : "None" }
        ?? (index == 0 ? value.name : nil)
    }
  }

  /// The entry; `nil` if the attribute's value is invalid.
  func value(of text: String) -> PDFValue? {
    switch self {
    case .text: .text(text)
    case .date: XFDFDate.pdf(text).map { .text($0) }
    case .name, .ending: text.isEmpty || text.utf8.contains(0) ? nil : .name(text)
    case .number, .element: readNumber(text).map(PDFValue.real)
    case .integer: readNumber(text).flatMap { Int(exactly: $0.rounded()) }.map(PDFValue.integer)
    case .numbers: XFDFAttributeCoding.numbers(text).map(PDFValue.numbers)
    case .color: Color(hexadecimal: text).map { .numbers($0.components) }
    case .flags: .integer(XFDFAttributeCoding.flags(text))
    case .yes:
      ["yes", "true"].contains(text)
        ? .boolean(true) : ["no", "false"].contains(text) ? .boolean(false) : nil
    case .place(let words): words.firstIndex(of: text.lowercased()).map(PDFValue.integer)
    case .words(let words): words.first { $0.value == text }.map { .name($0.key) }
    }
  }

  static func numbers(_ text: String) -> [Double]? {
    let parts = text.split(whereSeparator: { ",;".contains($0) || $0.isNewline })
    let values = parts.filter { $0.contains { !$0.isWhitespace } }.map(readNumber)
    return values.contains(nil) ? nil : values.compactMap(\.self)
  }

  private static func flagNames(_ value: Double) -> String? {
    guard let bits = Int(exactly: value) else { return nil }
    let flags = AnnotationFlags(rawValue: bits)
    return AnnotationFlags.names.filter { flags.contains($0.flag) }
      .map { $0.name.lowercased() }.joined(separator: ",")
  }

  /// Unknown names are ignored.
  private static func flags(_ text: String) -> Int {
    var flags: AnnotationFlags = []
    for word in text.split(separator: ",") {
      let name = word.filter { !$0.isWhitespace }.lowercased()
      if let known = AnnotationFlags.names.first(where: { $0.name.lowercased() == name }) {
        flags.insert(known.flag)
      }
    }
    return flags.rawValue
  }
}
