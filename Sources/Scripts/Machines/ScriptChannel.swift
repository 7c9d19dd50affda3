// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import System

/// One end of the socket between document process and script process.
struct ScriptChannel {
  /// The maximum size of a message, in bytes. A source with its event is much smaller.
  private static let longest = 32 << 20

  enum Reception {
    case message(ScriptMessage)
    /// The time limit was reached.
    case late
    /// The other end is closed, or sent an invalid message.
    case closed
  }

  let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func close() { System.close(descriptor) }

  /// Sends a message; `false` if that failed.
  func send(_ message: ScriptMessage) -> Bool { writeAll(message.frame, to: descriptor) }

  /// The next message; `nil` if there is none for any reason.
  func receive(within milliseconds: Int32 = -1) -> ScriptMessage? {
    guard case .message(let message) = next(within: milliseconds) else { return nil }
    return message
  }

  /// - Parameter milliseconds: the time limit for each part; negative means none.
  func next(within milliseconds: Int32) -> Reception {
    let head: [UInt8]
    switch bytes(4, within: milliseconds) {
    case .success(let read): head = read
    case .failure(let end): return end.reception
    }
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= ScriptChannel.longest else { return .closed }
    switch bytes(length, within: milliseconds) {
    case .success(let read):
      guard let tree = try? JSONTree.parse(String(decoding: read, as: UTF8.self)),
        let message = ScriptMessage(tree)
      else { return .closed }
      return .message(message)
    case .failure(let end): return end.reception
    }
  }

  private enum End: Error {
    case late, closed

    var reception: Reception { self == .late ? .late : .closed }
  }

  private func bytes(_ count: Int, within milliseconds: Int32) -> Result<[UInt8], End> {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Without a time limit, read itself blocks, because poll might not be allowed.
      if milliseconds >= 0 {
        let ready = poll(&state, 1, milliseconds)
        if ready < 0, errno == EINTR { continue }
        guard ready > 0 else { return .failure(ready == 0 ? .late : .closed) }
      }
      let got = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return .failure(.closed) }
      filled += got
    }
    return .success(bytes)
  }
}
