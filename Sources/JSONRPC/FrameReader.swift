// SPDX-License-Identifier: AGPL-3.0-or-later

/// Splits a stream of bytes into messages, as the bytes arrive.
///
/// Unless the framing is given, the first byte that is not white space determines it. At most one
/// unfinished message is kept, and each byte is copied once.
public struct FrameReader: Sendable {
  public static let defaultLimit = 64 << 20

  /// `nil` until the first byte arrives.
  public private(set) var framing: Framing?

  private var lines: LineFrames
  private var headed: HeadedFrames

  /// A reader for messages of up to `limit` bytes. A longer message is refused, and skipped without
  /// being stored.
  public init(framing: Framing? = nil, limit: Int = defaultLimit) {
    self.framing = framing
    lines = LineFrames(limit: limit)
    headed = HeadedFrames(limit: limit)
  }

  /// Adds the next bytes of the stream. Returns the events that they complete.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer) -> [FrameEvent] {
    var events: [FrameEvent] = []
    var rest = bytes[...]
    if framing == nil {
      rest = rest.drop(while: \.isSpace)
      framing = rest.first.map(Framing.init(firstByte:))
    }
    switch framing {
    case .lines: lines.feed(rest, into: &events)
    case .lsp: headed.feed(rest, into: &events)
    case nil: break
    }
    return events
  }

  public mutating func feed(_ bytes: [UInt8]) -> [FrameEvent] {
    bytes.withUnsafeBytes { feed($0) }
  }

  /// Ends the stream. An unfinished line is a message; an unfinished body is refused.
  public mutating func finish() -> [FrameEvent] {
    switch framing {
    case .lines: lines.finish()
    case .lsp: headed.finish()
    case nil: []
    }
  }
}

/// A part of the bytes that just arrived.
typealias Chunk = Slice<UnsafeRawBufferPointer>

extension UInt8 {
  /// Whether it is white space in JSON.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
