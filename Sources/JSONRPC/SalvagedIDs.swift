// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The ids of the requests in a frame that is invalid JSON. Their sender waits for answers with these
/// ids. The frame may have a number beyond 64 bits, a duplicate member or half of a surrogate pair.
struct SalvagedIDs {
  let isBatch: Bool
  let ids: [MessageID]

  init(_ frame: [UInt8]) {
    var scanner = Scanner(frame)
    isBatch = scanner.next == UInt8(ascii: "[")
    guard isBatch else {
      ids = scanner.takeMessage().map { [$0] } ?? []
      return
    }
    var ids: [MessageID] = []
    scanner.skip()
    while let byte = scanner.next, byte != UInt8(ascii: "]") {
      if byte == UInt8(ascii: "{") {
        if let id = scanner.takeMessage() { ids.append(id) }
      } else if scanner.takeValue().isEmpty {
        scanner.skip()
      }
    }
    self.ids = ids
  }
}

/// Scans text that is almost JSON, and never fails: it skips what it cannot parse.
private struct Scanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var here: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The next byte that is not white space.
  var next: UInt8? {
    mutating get {
      while let byte = here, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { skip() }
      return here
    }
  }

  mutating func skip() { if position < bytes.count { position += 1 } }

  /// Skips an object, and returns its id if it is a request; `nil` if the id is unreadable or ambiguous,
  /// or if the object is an answer.
  mutating func takeMessage() -> MessageID? {
    guard next == UInt8(ascii: "{") else { return nil }
    skip()
    var ids: [MessageID?] = []
    var names: Set<String> = []
    while let byte = next, byte != UInt8(ascii: "}") {
      guard byte == UInt8(ascii: "\""), let name = string(takeString()) else {
        skip()
        continue
      }
      guard next == UInt8(ascii: ":") else { continue }
      skip()
      names.insert(name)
      let value = takeValue()
      if name == "id" { ids.append(id(value)) }
    }
    skip()
    let isAnswer = !names.contains("method") && !names.isDisjoint(with: ["result", "error"])
    guard !isAnswer, let id = ids.first, ids.allSatisfy({ $0 == id }) else { return nil }
    return id
  }

  /// Skips a value of any kind.
  @discardableResult
  mutating func takeValue() -> ArraySlice<UInt8> {
    _ = next
    let start = position
    var depth = 0
    while let byte = here {
      switch byte {
      case UInt8(ascii: "\""): _ = takeString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        skip()
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
        if depth == 0 { return bytes[start..<position] }
        if byte != UInt8(ascii: ",") { depth -= 1 }
        skip()
      default: skip()
      }
    }
    return bytes[start..<position]
  }

  /// Skips a string, and returns it with its quotes.
  private mutating func takeString() -> ArraySlice<UInt8> {
    let start = position
    skip()
    while let byte = here, byte != UInt8(ascii: "\"") {
      skip()
      if byte == UInt8(ascii: "\\") { skip() }
    }
    skip()
    return bytes[start..<position]
  }

  private func string(_ quoted: ArraySlice<UInt8>) -> String? {
    (try? JSONDocument.parse(Array(quoted)))?.root.string
  }

  private func id(_ value: ArraySlice<UInt8>) -> MessageID? {
    try? (try? JSONDocument.parse(Array(value)))?.root.read()
  }
}
