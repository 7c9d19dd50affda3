// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import System

/// The front's side of the pipes to its client.
final class ClientPipe {
  /// How far the events were handled.
  private struct Place {
    var taken = 0
    /// How many of the events ``takeAhead(_:)`` has seen, or ``nextEvent()`` taken.
    var seen = 0
    /// The bytes of the others.
    var bytes = 0
  }

  /// The framing of messages in both directions.
  private(set) var framing: Framing
  private(set) var hasEnded = false
  private(set) var isBroken = false
  /// Whether anything was ever sent.
  private(set) var hasAnswered = false
  private let input: Int32
  private let output: OutputDescriptor
  private var queue: OutputQueue
  private var frames: FrameReader
  /// Input that was read and not yet handled, in order.
  private var events: [FrameEvent] = []
  private var place = Place()
  /// The bytes of the frames that were read and not handled yet.
  var waitingBytes: Int { place.bytes }
  private let tracesMessages: Bool
  /// The batch of which some messages are not handled yet.
  var batch: BatchInProgress?

  init(_ configuration: MainLoop.Configuration) {
    input = configuration.input
    output = OutputDescriptor(configuration.output)
    queue = OutputQueue(limit: configuration.queueBytes)
    framing = configuration.framing ?? .lines
    tracesMessages = configuration.tracesMessages
    frames = FrameReader(framing: configuration.framing, limit: configuration.maxMessage)
  }

  /// Whether something that was read is not handled yet.
  var hasEvents: Bool { place.taken < events.count || batch != nil }
  var isOverfull: Bool { queue.isOverfull }
  /// The descriptor to poll: for room if output is waiting, and for a hang-up after the end of input.
  var polledOutput: pollfd? {
    guard hasEnded || !queue.isEmpty else { return nil }
    return pollfd(fd: output.polled, events: queue.isEmpty ? 0 : Int16(POLLOUT), revents: 0)
  }

  /// Handles the result of polling ``polledOutput``.
  func take(_ polled: pollfd) {
    if hasEnded, polled.revents & Int16(POLLERR | POLLHUP) != 0 { isBroken = true }
  }

  func send(_ message: [UInt8], isDroppable: Bool = false) {
    if tracesMessages { MessageTrace.write(message, .toClient) }
    if isDroppable || message.count < FramedWriter.large {
      queue.append(framing.wrap(message), isDroppable: isDroppable)
    } else {
      for piece in framing.pieces(of: message) { queue.append(piece) }
    }
    hasAnswered = true
    flush()
  }

  func flush() {
    do throws(SystemError) {
      try queue.flush { bytes throws(SystemError) in try output.write(bytes) }
    } catch {
      isBroken = true
    }
  }

  /// Waits until everything is written, or the reader idles too long. `milliseconds`: how long nothing
  /// may be read.
  func finish(milliseconds: Int32) {
    while !queue.isEmpty, !isBroken, output.wait(milliseconds: milliseconds) { flush() }
  }

  /// Reads once.
  func read() {
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    defer { chunk.deallocate() }
    let count = System.read(input, chunk.baseAddress, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    if place.taken == events.count { (events, place) = ([], Place()) }
    let new =
      count > 0
      ? frames.feed(UnsafeRawBufferPointer(rebasing: chunk[..<count])) : frames.finish()
    if count <= 0 { hasEnded = true }
    events += new
    place.bytes += new.reduce(0) { $0 + $1.size }
    if let spoken = frames.framing { framing = spoken }
  }

  /// The next event that was read.
  func nextEvent() -> FrameEvent? {
    guard place.taken < events.count else { return nil }
    defer {
      place.taken += 1
      place.seen = max(place.seen, place.taken)
    }
    return told(events[place.taken])
  }

  /// Takes the frames for which `isTaken` is true, before the others. Each frame is asked about once.
  func takeAhead(_ isTaken: ([UInt8]) -> Bool) {
    var index = max(place.seen, place.taken)
    while index < events.count {
      if case .frame(let bytes) = events[index], isTaken(bytes) {
        _ = told(events.remove(at: index))
      } else {
        index += 1
      }
    }
    place.seen = max(place.seen, events.count)
  }

  /// Traces an event that is handled, and frees its room.
  private func told(_ event: FrameEvent) -> FrameEvent {
    place.bytes -= event.size
    if tracesMessages, case .frame(let bytes) = event { MessageTrace.write(bytes, .fromClient) }
    return event
  }

  /// The frames that were read but not handled yet.
  var eventsToCome: ArraySlice<FrameEvent> { events[place.taken...] }
}

extension FrameEvent {
  fileprivate var size: Int {
    switch self {
    case .frame(let bytes): bytes.count
    case .refused: 0
    }
  }
}
