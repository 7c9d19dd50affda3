// SPDX-License-Identifier: AGPL-3.0-or-later

/// Sends messages without blocking on a slow reader. Bytes that cannot be written at once wait in an
/// ``OutputQueue``, which a thread drains.
///
/// `@unchecked Sendable` because all state is only accessed with the monitor locked.
public final class MessageOutput: @unchecked Sendable {
  private let monitor = Monitor()
  private let descriptor: OutputDescriptor
  private var queue: OutputQueue
  private var hasDrainer = false
  private var isReaderGone = false

  /// - Parameter limit: how many bytes may wait.
  public init(_ descriptor: OutputDescriptor, limit: Int) {
    self.descriptor = descriptor
    queue = OutputQueue(limit: limit)
  }

  /// Whether the reader is gone.
  public var isBroken: Bool { monitor.locked { isReaderGone } }

  /// Notes that the reader is gone, before a write finds out. Nothing is written any more.
  public func readerIsGone() {
    monitor.locked {
      isReaderGone = true
      monitor.signal()
    }
  }

  public var dropped: Int { monitor.locked { queue.dropped } }

  /// Sends a message as one unit, never interleaved with others.
  public func send(_ bytes: [UInt8], isDroppable: Bool = false) {
    send { $0.append(bytes, isDroppable: isDroppable) }
  }

  /// Sends a message in pieces. It is never dropped.
  public func send(_ pieces: [[UInt8]]) {
    send { queue in for piece in pieces { queue.append(piece) } }
  }

  private func send(_ append: (inout OutputQueue) -> Void) {
    monitor.locked {
      guard !isReaderGone else { return }
      let wasEmpty = queue.isEmpty
      append(&queue)
      if wasEmpty { flush() }
      if !queue.isEmpty, !isReaderGone { startDrainer() }
      if !queue.isEmpty { monitor.signal() }
    }
  }

  /// Blocks until the waiting bytes are within the limit. Also returns if the reader is gone.
  public func waitForRoom() {
    monitor.locked { while queue.isOverfull, !isReaderGone { _ = monitor.wait(until: nil) } }
  }

  /// Blocks until everything is written. Also returns if the reader is gone, or if it accepts nothing
  /// for `patience`.
  public func finish(patience: Duration) {
    monitor.locked {
      var left = queue.byteCount
      while !queue.isEmpty, !isReaderGone {
        let isInTime = monitor.wait(until: .init(after: patience))
        if !isInTime, queue.byteCount == left { return }
        left = queue.byteCount
      }
    }
  }

  private func flush() {
    do throws(SystemError) {
      try queue.flush { bytes throws(SystemError) in try descriptor.write(bytes) }
    } catch {
      isReaderGone = true
    }
  }

  private func startDrainer() {
    guard !hasDrainer else { return }
    hasDrainer = true
    do throws(SystemError) {
      try spawnThread("output") { [self] in drain() }
    } catch {
      // Without the thread, senders must wait themselves.
      hasDrainer = false
      while !queue.isEmpty, !isReaderGone {
        _ = descriptor.wait()
        flush()
      }
    }
  }

  private func drain() {
    while true {
      let isBroken = monitor.locked {
        while queue.isEmpty, !isReaderGone { _ = monitor.wait(until: nil) }
        return isReaderGone
      }
      if isBroken { return }
      _ = descriptor.wait()
      monitor.locked {
        flush()
        monitor.signal()
      }
    }
  }
}
