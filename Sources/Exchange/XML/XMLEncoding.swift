// SPDX-License-Identifier: AGPL-3.0-or-later

/// The accepted encodings of XML: encodings with the markup characters of ASCII, so that a document can
/// be scanned before parsing, and UTF-16 with a byte order mark.
enum XMLEncoding {
  /// A document in an accepted encoding, with UTF-16 converted to UTF-8.
  ///
  /// - Returns: its bytes, and the encoding that overrides the declared one, if any; `nil` for any other
  ///   encoding.
  static func plain(_ bytes: [UInt8]) -> (bytes: [UInt8], encoding: String?)? {
    if let text = utf16(bytes) { return (Array(text.utf8), "UTF-8") }
    guard !bytes.contains(0), let first = bytes.first(where: { !marks.contains($0) }),
      first == UInt8(ascii: "<")
    else { return nil }
    guard let name = declared(bytes) else { return (bytes, nil) }
    return taken.contains(where: name.hasPrefix) ? (bytes, nil) : nil
  }

  /// The bytes before a document: the UTF-8 mark, and white space.
  private static let marks: [UInt8] = [0xEF, 0xBB, 0xBF, 9, 10, 13, 32]
  private static let taken = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "windows-125"]

  private static func utf16(_ bytes: [UInt8]) -> String? {
    let isBig: Bool
    switch bytes.prefix(2) {
    case [0xFE, 0xFF]: isBig = true
    case [0xFF, 0xFE]: isBig = false
    default: return nil
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The encoding that the declaration names, in lower case; empty if there is none.
  private static func declared(_ bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
    guard let start = head.firstRange(of: "<?xml") else { return nil }
    guard let end = head.firstRange(of: "?>"), start.upperBound < end.lowerBound else { return "" }
    let declaration = head[start.upperBound..<end.lowerBound]
    guard let word = declaration.firstRange(of: "encoding") else { return nil }
    let parts = declaration[word.upperBound...].split(
      omittingEmptySubsequences: false, whereSeparator: { "\"'".contains($0) })
    return parts.count > 1 ? parts[1].lowercased() : ""
  }
}
