// SPDX-License-Identifier: AGPL-3.0-or-later

/// A `file:` URI of this machine (RFC 8089), in percent-encoded UTF-8. Its query and its fragment, such as
/// `#page=2`, name no part of the path (RFC 3986, 3.4 and 3.5).
struct FileURI {
  let path: String

  /// `nil` for other URIs, and for a path that is not absolute or not UTF-8.
  init?(_ text: String) {
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
    let name = rest.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    guard name.first == slash, let bytes = FileURI.decode(name) else { return nil }
    guard let path = String(validating: bytes, as: UTF8.self) else { return nil }
    self.path = path
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
