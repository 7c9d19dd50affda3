// SPDX-License-Identifier: AGPL-3.0-or-later

/// Messages after header blocks, as in the Language Server Protocol.
///
/// Header names are case-insensitive. Headers other than `Content-Length` are ignored, and so are blank
/// lines before a block. If the start of the next message is unknown (a missing or invalid length, or a
/// line that is not a header), everything is skipped up to the next `Content-Length:`, anywhere in a
/// line. A length over the limit is trusted: that many bytes are skipped.
struct HeadedFrames: Sendable {
  static let headerLimit = 8 << 10

  private enum State {
    case header
    case body(missing: Int)
    case skipping(missing: Int)
    case searching(HeaderSearch)
  }

  private let limit: Int
  private var state = State.header
  /// The header line or the body so far.
  private var buffer: [UInt8] = []
  private var length: Int?
  private var hasHeaders = false

  init(limit: Int) { self.limit = limit }

  mutating func feed(_ bytes: Chunk, into events: inout [FrameEvent]) {
    var rest = bytes
    while !rest.isEmpty {
      switch state {
      case .header:
        readHeader(&rest, &events)
      case .body(let missing):
        let part = rest.prefix(missing)
        buffer.append(contentsOf: part)
        rest = rest.dropFirst(part.count)
        awaitBody(missing - part.count, &events)
      case .skipping(let missing):
        let count = min(missing, rest.count)
        rest = rest.dropFirst(count)
        state = count == missing ? .header : .skipping(missing: missing - count)
      case .searching(let search):
        continueSearch(search, in: &rest)
      }
    }
  }

  mutating func finish() -> [FrameEvent] {
    switch state {
    case .header where !hasHeaders && buffer.allSatisfy(\.isSpace): []
    case .header, .body: [.refused(.endsEarly)]
    case .skipping, .searching: []
    }
  }

  private mutating func readHeader(_ rest: inout Chunk, _ events: inout [FrameEvent]) {
    let end = rest.firstLineFeed
    let part = rest[..<(end ?? rest.endIndex)]
    let room = Self.headerLimit - buffer.count
    if part.count > room {
      giveUp(.headerTooLong(limit: Self.headerLimit), &events)
      // The search continues after the limit, however the bytes are split.
      rest = rest.dropFirst(room)
      return
    }
    rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
    buffer.append(contentsOf: part)
    if end != nil { endHeaderLine(&events) }
  }

  private mutating func endHeaderLine(_ events: inout [FrameEvent]) {
    let line = buffer
    buffer = []
    let text = String(decoding: line, as: UTF8.self).trimmed
    if text.isEmpty {
      endHeaderBlock(&events)
      return
    }
    guard let header = Header(text) else {
      giveUp(.malformedHeader(String(text.prefix(60))), &events)
      // The line may be the tail of a body whose length was too small, with a header behind it.
      line.withUnsafeBytes { feed($0[...], into: &events) }
      Array("\n".utf8).withUnsafeBytes { feed($0[...], into: &events) }
      return
    }
    hasHeaders = true
    guard header.isContentLength else { return }
    guard let count = Int(header.value), count >= 0 else {
      giveUp(.badContentLength(String(header.value.prefix(60))), &events)
      return
    }
    length = count
  }

  private mutating func endHeaderBlock(_ events: inout [FrameEvent]) {
    guard hasHeaders else { return }
    guard let length else {
      giveUp(.noContentLength, &events)
      return
    }
    self.length = nil
    hasHeaders = false
    if length > limit {
      events.append(.refused(.tooLong(limit: limit)))
      state = .skipping(missing: length)
    } else {
      buffer.reserveCapacity(length)
      awaitBody(length, &events)
    }
  }

  private mutating func awaitBody(_ missing: Int, _ events: inout [FrameEvent]) {
    if missing > 0 {
      state = .body(missing: missing)
    } else {
      events.append(.frame(buffer))
      buffer = []
      state = .header
    }
  }

  private mutating func giveUp(_ reason: FrameRefusal, _ events: inout [FrameEvent]) {
    events.append(.refused(reason))
    buffer = []
    length = nil
    hasHeaders = false
    state = .searching(HeaderSearch())
  }

  private mutating func continueSearch(_ search: HeaderSearch, in rest: inout Chunk) {
    var search = search
    if let end = search.end(in: rest) {
      rest = rest[end...]
      buffer = HeaderSearch.target
      state = .header
    } else {
      rest = rest[rest.endIndex...]
      state = .searching(search)
    }
  }
}
