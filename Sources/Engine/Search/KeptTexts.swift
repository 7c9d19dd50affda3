// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The search texts that an earlier session kept in a file. They are the texts of a document's pages.
/// They only rule out pages without a match: a page that may have a match is read from the document, so
/// the file determines neither the text of a match nor its position.
struct KeptTexts: Sendable {
  private let bytes: [UInt8]
  /// The text of each page, as a range of the bytes.
  private let pages: [Range<Int>]

  private static let mark = Array("recto-text-4\n".utf8)
  private static let checksumBytes = 8

  /// - Returns: `nil` if the bytes are not a valid encoding of that many pages; see ``encoded(_:)``.
  init?(_ bytes: [UInt8], pageCount: Int) {
    let end = bytes.count - KeptTexts.checksumBytes
    guard bytes.starts(with: KeptTexts.mark), end >= KeptTexts.mark.count,
      KeptTexts.checksum(bytes[..<end]) == KeptTexts.number(bytes[end...])
    else { return nil }
    var offset = KeptTexts.mark.count
    var pages: [Range<Int>] = []
    while offset < end {
      guard end - offset >= 4, pages.count < pageCount else { return nil }
      let count = Int(KeptTexts.number(bytes[offset..<(offset + 4)]))
      offset += 4
      guard count <= end - offset, KeptTexts.isText(bytes[offset..<(offset + count)]) else {
        return nil
      }
      pages.append(offset..<(offset + count))
      offset += count
    }
    guard pages.count == pageCount else { return nil }
    self.bytes = bytes
    self.pages = pages
  }

  /// The file's contents for the texts of all pages.
  static func encoded(_ texts: [[UInt8]]) -> [UInt8] {
    var bytes = mark
    bytes.reserveCapacity(texts.reduce(mark.count + checksumBytes) { $0 + $1.count + 4 })
    for text in texts {
      append(UInt64(text.count), bytes: 4, to: &bytes)
      bytes += text
    }
    append(checksum(bytes[...]), bytes: checksumBytes, to: &bytes)
    return bytes
  }

  /// Whether a page certainly has no match.
  func lacks(_ query: SearchQuery, onPage index: Int) throws(SearchError) -> Bool {
    guard pages.indices.contains(index) else { return false }
    return try !query.occurs(in: bytes[pages[index]])
  }

  /// Whether the bytes are valid UTF-8, which PCRE2 does not check here.
  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func append(_ number: UInt64, bytes count: Int, to bytes: inout [UInt8]) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBufferPointer { Checksum($0).value }
  }
}
