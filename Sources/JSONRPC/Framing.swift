// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// How messages are told apart in a stream of bytes.
public enum Framing: String, WireEnum {
  /// The Language Server Protocol's: `Content-Length: N`, an empty line, N bytes.
  case lsp
  /// One message a line.
  case lines

  /// A message as it goes out. It must not have line breaks, as nothing of ``JSONWriter`` has.
  public func wrap(_ message: [UInt8]) -> [UInt8] {
    let head = self == .lsp ? "Content-Length: \(message.count)\r\n\r\n" : ""
    let tail = self == .lsp ? "" : "\n"
    var bytes: [UInt8] = []
    bytes.reserveCapacity(head.utf8.count &+ message.count &+ tail.utf8.count)
    bytes.append(contentsOf: head.utf8)
    bytes.append(contentsOf: message)
    bytes.append(contentsOf: tail.utf8)
    return bytes
  }

  /// What the first byte that is not white space tells: `C` or `c` is the start of a header.
  init(firstByte: UInt8) {
    self = firstByte | 0x20 == UInt8(ascii: "c") ? .lsp : .lines
  }
}
