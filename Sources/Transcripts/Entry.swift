// SPDX-License-Identifier: AGPL-3.0-or-later

/// A line of one side of a transcript. It has its place in the file.
public struct Entry: Hashable, Sendable {
  public enum Speaker: Character, Hashable, Sendable {
    case client = "→"
    case server = "←"
    /// Neither side: time passes, or another program acts.
    case clock = "#"
  }

  public enum Content: Hashable, Sendable {
    case message(BareMessage)
    case bytes([UInt8])
    /// Time passes, in milliseconds.
    case pause(Int)
    /// Another program replaces a file by a copy of another file.
    case replacement(of: String, by: String)
    /// Another program creates a folder.
    case folder(String)
  }

  public let speaker: Speaker
  public let content: Content
  /// The lines of the entry in the file, from 1.
  public let lines: ClosedRange<Int>

  /// The message; `nil` for raw bytes.
  public var message: BareMessage? {
    if case .message(let message) = content { message } else { nil }
  }

  /// The entry as written in a transcript.
  public var text: String {
    switch content {
    case .message(let message): message.text(by: speaker)
    case .pause(let milliseconds): "\(speaker.rawValue) \(milliseconds) ms pass"
    case .folder(let path): "\(speaker.rawValue) \(path) is made"
    case .replacement(let old, let new): "\(speaker.rawValue) \(new) replaces \(old)"
    case .bytes(let bytes): "\(speaker.rawValue) \(RawBytes.escaped(bytes))"
    }
  }
}
