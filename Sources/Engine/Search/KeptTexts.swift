// SPDX-License-Identifier: AGPL-3.0-or-later

/// The search texts of a document's pages as an earlier session has kept them in a file. They only tell
/// which pages a search need not read: a page that may have a match is read from the document, so that
/// nothing in the file decides what a match is or where it stands.
struct KeptTexts: Sendable {
  private let bytes: [UInt8]
  /// The text of each page, as a range of the bytes.
  private let pages: [Range<Int>]

  private static let mark = Array("recto-text-1\n".utf8)
  private static let checksumBytes = 8

  /// - Returns: `nil` if the bytes are not what ``encoded(_:)`` makes of that many pages.
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

  /// What is written of the texts of all pages.
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

  /// Whether a page surely has no match.
  func lacks(
    _ query: SearchQuery, onPage index: Int
  ) throws(SearchError) -> Bool {
    guard pages.indices.contains(index) else { return false }
    return try !query.occurs(in: bytes[pages[index]])
  }

  /// PCRE2 is told not to check its subjects, so this does.
  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func append(_ number: UInt64, bytes count: Int, to bytes: inout [UInt8]) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }

  /// FNV-1a: finds damage, not forgery.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }
}

extension Document {
  /// Whether the texts of all pages are known, here or from an earlier session.
  public var knowsAllText: Bool {
    get throws(EngineError) {
      let count = try pageCount
      return searchTexts.kept != nil || searchTexts.count == count
    }
  }

  /// The texts of all pages as a file can keep them; `nil` if not all are in memory, or if they are not
  /// those of the document's file.
  public func encodedTexts() throws(EngineError) -> [UInt8]? {
    let count = try pageCount
    guard hasTextOfFile, searchTexts.kept == nil, searchTexts.count == count else { return nil }
    let texts = (0..<count).compactMap { searchTexts[$0]?.bytes }
    return texts.count == count ? KeptTexts.encoded(texts) : nil
  }

  /// Takes what ``encodedTexts()`` made of this file in an earlier session. Bytes that cannot be that
  /// are ignored.
  public func takeTexts(_ bytes: [UInt8]) throws(EngineError) {
    guard hasTextOfFile else { return }
    searchTexts.kept = KeptTexts(bytes, pageCount: try pageCount)
  }
}
