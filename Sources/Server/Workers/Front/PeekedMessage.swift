// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// The kind of a worker's message. It is recognised by the bytes with which ``Outgoing`` begins the
/// message, so that a picture in it need not be parsed.
enum PeekedMessage: Equatable {
  case answer(MessageID, isError: Bool)
  case request(MessageID)
  case notification(String)

  /// Returns `nil` for a message that ``Outgoing`` did not write.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    guard rest.take(#"{"jsonrpc":"2.0","#) else { return nil }
    if rest.take(#""method":"#) {
      guard let name = rest.takeString() else { return nil }
      self = .notification(name)
      return
    }
    guard rest.take(#""id":"#), let id = rest.takeID(), rest.take(",") else { return nil }
    if rest.take(#""method":"#) {
      self = .request(id)
    } else if rest.take(#""result":"#) {
      self = .answer(id, isError: false)
    } else if rest.take(#""error":"#) {
      self = .answer(id, isError: true)
    } else {
      return nil
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func take(_ text: StaticString) -> Bool {
    let isThere = text.withUTF8Buffer { starts(with: $0) }
    if isThere { removeFirst(text.utf8CodeUnitCount) }
    return isThere
  }

  /// A string in quotes, escapes included.
  fileprivate mutating func takeQuoted() -> ArraySlice<UInt8>? {
    guard first == UInt8(ascii: "\"") else { return nil }
    var end = startIndex + 1
    while end < endIndex, self[end] != UInt8(ascii: "\"") {
      end += self[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < endIndex else { return nil }
    defer { removeFirst(end + 1 - startIndex) }
    return self[startIndex...end]
  }

  fileprivate mutating func takeString() -> String? {
    guard let quoted = takeQuoted() else { return nil }
    if !quoted.contains(UInt8(ascii: "\\")) {
      return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
    }
    return (try? JSONTree.parse(String(decoding: quoted, as: UTF8.self)))?.string
  }

  fileprivate mutating func takeID() -> MessageID? {
    if first == UInt8(ascii: "\"") { return takeString().map { .string($0) } }
    let digits = prefix { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
    guard let number = Int64(String(decoding: digits, as: UTF8.self)) else { return nil }
    removeFirst(digits.count)
    return .integer(number)
  }
}
