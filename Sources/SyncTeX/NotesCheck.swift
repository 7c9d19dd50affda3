// SPDX-License-Identifier: AGPL-3.0-or-later

/// Checks a SyncTeX file before libsynctex reads it. libsynctex crashes on malformed files: unnamed
/// sources, undefined or misplaced forms, or records that do not nest.
struct NotesCheck {
  private var sources: Set<Int> = []
  private var forms: Set<Int> = []
  private var usedForms: Set<Int> = []
  /// The open elements: `{` or `<`, and boxes in them.
  private var open: [UInt8] = []
  private var hasContent = false
  private static let deepest = 200

  /// Whether an uncompressed file is well-formed.
  static func isSound(_ bytes: [UInt8]) -> Bool {
    var check = NotesCheck()
    var rest = bytes[...]
    guard NotesLine(nextLine(&rest)).isNumber(after: "SyncTeX Version:") else { return false }
    while !rest.isEmpty {
      let line = nextLine(&rest)
      if check.hasContent, line.starts(with: "Postamble:".utf8) { break }
      if !line.isEmpty, !check.take(NotesLine(line)) { return false }
    }
    return check.hasContent && check.open.isEmpty && check.usedForms.isSubset(of: check.forms)
  }

  private init() {}

  private static func nextLine(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let line = rest.prefix { $0 != 10 }
    rest = rest.dropFirst(line.count + 1)
    return line
  }

  private mutating func take(_ line: NotesLine) -> Bool {
    if let tag = line.source {
      sources.insert(tag)
      return true
    }
    guard hasContent else {
      hasContent = line.isJust("Content:")
      return hasContent ? !sources.isEmpty : line.isOfPreamble
    }
    guard let kind = line.first else { return true }
    switch kind {
    case UInt8(ascii: "!"): return line.isNumber(after: "!")
    case UInt8(ascii: "{"): return open.isEmpty && line.isNumber(after: "{") && begin(kind)
    case UInt8(ascii: "<"):
      guard open.isEmpty, let form = line.number(after: "<") else { return false }
      forms.insert(form)
      return begin(kind)
    case UInt8(ascii: "}"): return end(UInt8(ascii: "{")) && line.isNumber(after: "}")
    case UInt8(ascii: ">"):
      return end(UInt8(ascii: "<")) && (line.isJust(">") || line.isNumber(after: ">"))
    case UInt8(ascii: "]"): return line.isJust("]") && open.count > 1 && end(UInt8(ascii: "["))
    case UInt8(ascii: ")"): return line.isJust(")") && open.count > 1 && end(UInt8(ascii: "("))
    case UInt8(ascii: "f"):
      guard open.last == UInt8(ascii: "("), let form = line.usedForm else { return false }
      usedForms.insert(form)
      return true
    default:
      guard !open.isEmpty, let tag = line.record, sources.contains(tag) else { return false }
      let isBox = kind == UInt8(ascii: "[") || kind == UInt8(ascii: "(")
      return isBox ? begin(kind) : true
    }
  }

  private mutating func begin(_ kind: UInt8) -> Bool {
    open.append(kind)
    return open.count <= NotesCheck.deepest
  }

  private mutating func end(_ kind: UInt8) -> Bool { open.popLast() == kind }
}

/// A line of the file.
private struct NotesLine {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var first: UInt8? { bytes.first }

  func isJust(_ text: StaticString) -> Bool { rest(after: text)?.isEmpty ?? false }

  func isNumber(after text: StaticString) -> Bool { number(after: text) != nil }

  /// The number after a text, if nothing follows it.
  func number(after text: StaticString) -> Int? {
    guard var rest = rest(after: text), let number = NotesLine.number(&rest), rest.isEmpty else {
      return nil
    }
    return number
  }

  /// The tag in a line such as `Input:1:a.tex`.
  var source: Int? {
    guard var rest = rest(after: "Input:"), let tag = NotesLine.number(&rest),
      NotesLine.take(":", &rest), rest.allSatisfy({ $0 >= 32 })
    else { return nil }
    return tag
  }

  var isOfPreamble: Bool {
    if let rest = rest(after: "Output:") { return rest.allSatisfy { $0 >= 97 && $0 <= 122 } }
    return isNumber(after: "Magnification:") || isNumber(after: "Unit:")
      || isNumber(after: "X Offset:") || isNumber(after: "Y Offset:")
  }

  /// The number of the form in a line such as `f1:20,=`.
  var usedForm: Int? {
    var rest = bytes.dropFirst()
    guard let form = NotesLine.number(&rest), NotesLine.place(&rest), rest.isEmpty else {
      return nil
    }
    return form
  }

  /// The tag of the source in a line such as `x1,23:456,789:10,11,12`.
  var record: Int? {
    guard let kind = bytes.first, "[(vhkgxr$".utf8.contains(kind) else { return nil }
    var rest = bytes.dropFirst()
    guard let tag = NotesLine.number(&rest), NotesLine.take(",", &rest),
      NotesLine.number(&rest) != nil
    else { return nil }
    if NotesLine.take(",", &rest), NotesLine.number(&rest) == nil { return nil }
    guard NotesLine.place(&rest) else { return nil }
    guard NotesLine.take(":", &rest) else { return rest.isEmpty ? tag : nil }
    guard NotesLine.number(&rest) != nil else { return nil }
    for _ in 0..<2 where NotesLine.take(",", &rest) {
      guard NotesLine.coordinate(&rest) else { return nil }
    }
    return rest.isEmpty ? tag : nil
  }

  private func rest(after text: StaticString) -> ArraySlice<UInt8>? {
    text.withUTF8Buffer { text in
      bytes.starts(with: text) ? bytes.dropFirst(text.count) : nil
    }
  }

  /// Reads a place such as `:456,789`.
  private static func place(_ rest: inout ArraySlice<UInt8>) -> Bool {
    take(":", &rest) && number(&rest) != nil && take(",", &rest) && coordinate(&rest)
  }

  /// Reads a number, or `=` for the previous one.
  private static func coordinate(_ rest: inout ArraySlice<UInt8>) -> Bool {
    take("=", &rest) || number(&rest) != nil
  }

  /// Reads a 32-bit number.
  private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
    let isNegative = take("-", &rest)
    let digits = rest.prefix { $0 >= 48 && $0 <= 57 }
    guard (1...10).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    let value = digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    return Int32(exactly: isNegative ? -value : value).map { Int($0) }
  }

  private static func take(_ byte: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first, UInt32(first) == byte.value else { return false }
    rest = rest.dropFirst()
    return true
  }
}
