// SPDX-License-Identifier: AGPL-3.0-or-later

/// A `file:` URI of this machine (RFC 8089), in percent-encoded UTF-8. A query is ignored.
struct FileURI {
  let path: String
  /// The place that the fragment asks for (RFC 8118): a page, from 0, or a named destination.
  private(set) var pageIndex: Int?
  private(set) var destination: String?

  /// Reads a URI; `nil` if it is no `file:` URI. Also `nil` for a path that is not absolute or not
  /// UTF-8.
  init?(_ text: String) {
    guard let (encoded, rest) = FileURI.parts(text), let path = FileURI.text(encoded) else {
      return nil
    }
    self.path = path
    if let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      readPlace(rest[rest.index(after: mark)...])
    }
  }

  /// Whether a text is such a URI whose path is not UTF-8.
  static func hasForeignPath(_ text: String) -> Bool {
    guard let bytes = parts(text).flatMap({ decode($0.path) }) else { return false }
    return String(validating: bytes, as: UTF8.self) == nil
  }

  /// The encoded path, and the URI from there on; `nil` for other URIs, and for a path that is not
  /// absolute.
  private static func parts(
    _ text: String
  ) -> (path: Substring.UTF8View, rest: Substring.UTF8View)? {
    let slash = UInt8(ascii: "/")
    var rest = text.utf8[...]
    guard text.prefix(5).lowercased() == "file:" else { return nil }
    rest = rest.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      guard let end = rest.firstIndex(of: slash) else { return nil }
      let host = text[rest.startIndex..<end].lowercased()
      guard host.isEmpty || host == "localhost" else { return nil }
      rest = rest[end...]
    }
    let end = rest.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let encoded = rest[..<(end ?? rest.endIndex)]
    return encoded.first == slash ? (encoded, rest) : nil
  }

  /// Reads the parameters. A fragment that is a single word names a destination; other parameters without a
  /// value, or with an unknown key, are ignored.
  private mutating func readPlace(_ fragment: Substring.UTF8View) {
    let parts = FileURI.withoutDirective(fragment).split(separator: UInt8(ascii: "&"))
    for part in parts {
      let pair = part.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = pair.first.flatMap(FileURI.text),
        let value = pair.last.flatMap(FileURI.text), !value.isEmpty
      else { continue }
      switch key.lowercased() {
      case _ where pair.count == 1: destination = parts.count == 1 ? value : destination
      case "nameddest": destination = value
      // A place on the page may follow.
      case "page":
        if let number = Int(value.prefix { $0 != "," }), number > 0 { pageIndex = number - 1 }
      default: break
      }
    }
  }

  /// The fragment without the part for a browser. Such a part is the text to highlight (`:~:text=`).
  private static func withoutDirective(_ fragment: Substring.UTF8View) -> Substring.UTF8View {
    var end = fragment.startIndex
    while end < fragment.endIndex, !fragment[end...].starts(with: ":~:".utf8) {
      end = fragment.index(after: end)
    }
    return fragment[..<end]
  }

  private static func text(_ encoded: Substring.UTF8View) -> String? {
    decode(encoded).flatMap { String(validating: $0, as: UTF8.self) }
  }

  private static func decode(_ text: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var iterator = text.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = iterator.next().flatMap(hexadecimal),
        let low = iterator.next().flatMap(hexadecimal)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
