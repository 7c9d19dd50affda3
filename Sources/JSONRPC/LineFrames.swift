// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// One message per line, ended by LF or CR LF; blank lines are ignored.
struct LineFrames: Sendable {
  private let limit: Int
  private var line: [UInt8] = []
  private var isSkipping = false

  init(limit: Int) { self.limit = limit }

  mutating func feed(_ bytes: Chunk, into events: inout [FrameEvent]) {
    var rest = bytes
    while !rest.isEmpty {
      let end = rest.firstLineFeed
      append(rest[..<(end ?? rest.endIndex)], &events)
      guard let end else { return }
      events += finish()
      rest = rest[(end + 1)...]
    }
  }

  /// Ends the line.
  mutating func finish() -> [FrameEvent] {
    let ended = line
    line = []
    isSkipping = false
    return ended.allSatisfy(\.isSpace) ? [] : [.frame(ended)]
  }

  private mutating func append(_ part: Chunk, _ events: inout [FrameEvent]) {
    if isSkipping { return }
    if part.count > limit - line.count {
      events.append(.refused(.tooLong(limit: limit)))
      line = []
      isSkipping = true
    } else {
      line.append(contentsOf: part)
    }
  }
}

extension Chunk {
  var firstLineFeed: Int? {
    let part = UnsafeRawBufferPointer(rebasing: self)
    guard let start = part.baseAddress, let found = memchr(start, 0x0A, part.count) else {
      return nil
    }
    return startIndex + (UnsafeRawPointer(found) - start)
  }
}
