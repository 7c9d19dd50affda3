// SPDX-License-Identifier: AGPL-3.0-or-later

/// Cuts a stream of bytes into messages, as the bytes come.
///
/// The framing is told by the first byte that is not white space, unless it is given. Nothing more
/// than one unfinished message is kept, and each byte is copied once.
public struct FrameReader: Sendable {
  public static let defaultLimit = 64 << 20

  /// `nil` until the first byte has come.
  public private(set) var framing: Framing?

  private var lines: LineFrames
  private var headed: HeadedFrames

  /// A longer message than `limit` bytes is refused, and passed over without being kept.
  public init(framing: Framing? = nil, limit: Int = defaultLimit) {
    self.framing = framing
    lines = LineFrames(limit: limit)
    headed = HeadedFrames(limit: limit)
  }

  /// Takes the next bytes of the stream, and gives what they complete.
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

  /// Takes the end of the stream: an unfinished line is a message, an unfinished body is refused.
  public mutating func finish() -> [FrameEvent] {
    switch framing {
    case .lines: lines.finish()
    case .lsp: headed.finish()
    case nil: []
    }
  }
}

/// A part of the bytes that have just come.
typealias Chunk = Slice<UnsafeRawBufferPointer>

extension UInt8 {
  /// Whether it is white space in JSON.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
