// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a `DS` entry, a style sheet's declarations (ISO 32000-2, 12.7.4.4), says of size and colour.
struct DefaultStyle: Hashable {
  var size: Double?
  var color: Color?

  init(_ text: String) {
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard let name = parts.first, let value = parts.last, parts.count == 2 else { continue }
      let words = value.split { $0.isWhitespace || $0 == "," }.map(String.init)
      switch name.filter({ !$0.isWhitespace }) {
      case "color": color = words.first.flatMap(DefaultStyle.color)
      case "font", "font-size":
        let lengths = words.filter { $0.hasSuffix("pt") }.compactMap { Double($0.dropLast(2)) }
        size = lengths.first { $0 > 0 && $0 <= 1000 } ?? size
      default: break
      }
    }
  }

  private static func color(_ text: String) -> Color? {
    guard text.hasPrefix("#"), text.utf8.count == 7, let value = Int(text.dropFirst(), radix: 16)
    else { return nil }
    func share(_ shift: Int) -> Double { Double(value >> shift & 255) / 255 }
    return Color(red: share(16), green: share(8), blue: share(0))
  }
}
