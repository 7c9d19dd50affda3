// SPDX-License-Identifier: AGPL-3.0-or-later

/// A message of one side of a transcript, with its place in the file.
public struct Entry: Hashable, Sendable {
  public enum Speaker: Character, Hashable, Sendable {
    case client = "→"
    case server = "←"
    /// Nobody: time passes, or another program does something.
    case clock = "#"
  }

  public enum Content: Hashable, Sendable {
    case message(BareMessage)
    case bytes([UInt8])
    /// So many milliseconds pass.
    case pause(Int)
    /// Another program gives a copy of a file another's name.
    case replacement(of: String, by: String)
    /// Another program makes a folder.
    case folder(String)
  }

  public let speaker: Speaker
  public let content: Content
  /// The lines of the file that hold it, from 1.
  public let lines: ClosedRange<Int>

  /// The message; `nil` for raw bytes.
  public var message: BareMessage? {
    if case .message(let message) = content { message } else { nil }
  }

  /// As it is written in a transcript.
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
