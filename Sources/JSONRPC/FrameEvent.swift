// SPDX-License-Identifier: AGPL-3.0-or-later

/// A result of a ``FrameReader``.
public enum FrameEvent: Equatable, Sendable {
  /// The bytes of one message, not yet parsed.
  case frame([UInt8])
  /// Input that is not a message. Reading continues after it.
  case refused(FrameRefusal)
}

/// Why a part of the input was skipped.
public enum FrameRefusal: Error, Hashable, Sendable {
  case tooLong(limit: Int)
  case noContentLength
  case badContentLength(String)
  case malformedHeader(String)
  case headerTooLong(limit: Int)
  /// The input ended within a message.
  case endsEarly

  /// The error for the client, sent with the id `null`.
  public var rpcError: RPCError {
    switch self {
    case .tooLong(let limit):
      RPCError(
        .limitExceeded,
        "The message is longer than \(limit) bytes. Raise --max-message or send less.",
        data: [.init("limit", "messageBytes"), .init("maximum", .integer(Int64(limit)))])
    case .noContentLength:
      RPCError(.parseError, "The header block has no Content-Length; send one with each message.")
    case .badContentLength(let value):
      RPCError(
        .parseError, "“\(value)” is not a Content-Length; send the count of bytes that follow.")
    case .malformedHeader(let line):
      RPCError(.parseError, "“\(line)” is not a header. Was the previous Content-Length correct?")
    case .headerTooLong(let limit):
      RPCError(.parseError, "A header line is longer than \(limit) bytes.")
    case .endsEarly:
      RPCError(.parseError, "The input ended in the middle of a message.")
    }
  }
}
