// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The way in which messages are separated in a stream of bytes.
public enum Framing: String, WireEnum {
  /// The Language Server Protocol's: `Content-Length: N`, an empty line, N bytes.
  case lsp
  /// One message per line.
  case lines

  /// A message with its framing. It must not contain line breaks; ``JSONWriter`` never writes any.
  public func wrap(_ message: [UInt8]) -> [UInt8] {
    let head = head(of: message)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(head.count &+ message.count &+ tail.count)
    bytes.append(contentsOf: head)
    bytes.append(contentsOf: message)
    bytes.append(contentsOf: tail)
    return bytes
  }

  /// The bytes of a message on the wire; the message itself is not copied.
  public func pieces(of message: [UInt8]) -> [[UInt8]] {
    [head(of: message), message, tail].filter { !$0.isEmpty }
  }

  /// The bytes before a message.
  private func head(of message: [UInt8]) -> [UInt8] {
    self == .lsp ? Array("Content-Length: \(message.count)\r\n\r\n".utf8) : []
  }

  /// The bytes after each message.
  private var tail: [UInt8] { self == .lsp ? [] : [UInt8(ascii: "\n")] }

  /// Determines the framing by the first byte that is not white space: `C` or `c` starts a header.
  init(firstByte: UInt8) { self = firstByte | 0x20 == UInt8(ascii: "c") ? .lsp : .lines }
}
