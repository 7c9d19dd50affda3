// SPDX-License-Identifier: AGPL-3.0-or-later

/// The declarations of a style attribute or a `DS` entry, by name. See ISO 32000-2, 12.7.4.4.
struct StyleDeclarations: Hashable {
  private var values: [String: String] = [:]

  init(_ text: String) {
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard let name = parts.first, let value = parts.last, parts.count == 2 else { continue }
      values[name.filter { !$0.isWhitespace }.lowercased()] = String(value)
    }
  }

  /// The value's words in lower case.
  func words(_ name: String) -> [String] {
    (values[name] ?? "").lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
  }

  /// The size in points.
  var size: Double? {
    (words("font-size") + words("font")).lazy.compactMap(StyleDeclarations.points)
      .first { $0 > 0 && $0 <= 1000 }
  }

  /// A length in points. Only `pt` and `px` are read; readers treat pixels as points.
  static func points(_ text: String) -> Double? {
    text.hasSuffix("pt") || text.hasSuffix("px") ? Double(text.dropLast(2)) : nil
  }

  var color: Color? { values["color"].flatMap { Color(css: $0) } }

  /// The first family in the list.
  var family: String? {
    let named = values["font-family"]
    let others: Set = ["bold", "normal", "italic", "oblique"]
    // Acrobat writes the size behind the families: `font: bold 'Times New Roman',serif 12.0pt`.
    let name = (named ?? values["font"] ?? "").split(separator: ",").first?
      .split { $0.isWhitespace || $0 == "'" || $0 == "\"" }
      .filter { named != nil || $0.first?.isLetter == true && !others.contains($0.lowercased()) }
    return name.flatMap { $0.isEmpty ? nil : $0.joined(separator: " ") }
  }

  var isBold: Bool? {
    let words = words("font-weight")
    guard let word = words.first else { return self.words("font").contains("bold") ? true : nil }
    return word.hasPrefix("bold") || (Int(word) ?? 0) >= 600
  }

  var isItalic: Bool? {
    let words = words("font-style")
    guard let word = words.first else { return self.words("font").contains("italic") ? true : nil }
    return word == "italic" || word == "oblique"
  }

  var alignment: Annotation.TextAlignment? {
    words("text-align").first.flatMap(Annotation.TextAlignment.init(rawValue:))
  }
}

extension Color {
  /// `#rgb`, `#rrggbb` or `rgb(r,g,b)`.
  init?(css text: String) {
    let text = text.filter { !$0.isWhitespace }.lowercased()
    if text.hasPrefix("rgb("), text.hasSuffix(")") {
      let parts = text.dropFirst(4).dropLast().split(separator: ",").compactMap { Double($0) }
      guard parts.count == 3 else { return nil }
      let shares = parts.map { min(max($0 / 255, 0), 1) }
      self.init(red: shares[0], green: shares[1], blue: shares[2])
      return
    }
    guard text.hasPrefix("#") else { return nil }
    var digits = String(text.dropFirst())
    if digits.utf8.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.utf8.count == 6, let value = Int(digits, radix: 16), value >= 0 else { return nil }
    func share(_ shift: Int) -> Double { Double(value >> shift & 255) / 255 }
    self.init(red: share(16), green: share(8), blue: share(0))
  }
}
