// SPDX-License-Identifier: AGPL-3.0-or-later

/// Sends messages without waiting for a reader who does not read: what does not go out at once waits
/// in an ``OutputQueue``, which a thread empties.
///
/// `@unchecked Sendable` since all state is touched with the monitor locked only.
public final class MessageOutput: @unchecked Sendable {
  private let monitor = Monitor()
  private let descriptor: OutputDescriptor
  private var queue: OutputQueue
  private var hasDrainer = false
  private var failure: SystemError?

  /// - Parameter limit: how many bytes may wait.
  public init(_ descriptor: OutputDescriptor, limit: Int) {
    self.descriptor = descriptor
    queue = OutputQueue(limit: limit)
  }

  /// Whether nobody takes anything any more.
  public var isBroken: Bool { monitor.locked { failure != nil } }

  /// How many messages gave way.
  public var dropped: Int { monitor.locked { queue.dropped } }

  /// Sends a message, with nobody's bytes between its own.
  public func send(_ bytes: [UInt8], isDroppable: Bool = false) {
    send { $0.append(bytes, isDroppable: isDroppable) }
  }

  /// Sends a message that is in pieces, and never gives way.
  public func send(_ pieces: [[UInt8]]) {
    send { queue in for piece in pieces { queue.append(piece) } }
  }

  private func send(_ append: (inout OutputQueue) -> Void) {
    monitor.locked {
      guard failure == nil else { return }
      let wasEmpty = queue.isEmpty
      append(&queue)
      if wasEmpty { flush() }
      if !queue.isEmpty, failure == nil { startDrainer() }
      if !queue.isEmpty { monitor.signal() }
    }
  }

  /// Waits until no more than the limit waits, or the reader is gone.
  public func waitForRoom() {
    monitor.locked { while queue.isOverfull, failure == nil { _ = monitor.wait(until: nil) } }
  }

  /// Waits until all is written, or the reader is gone, or takes nothing for so long.
  public func finish(patience: Duration) {
    monitor.locked {
      var left = queue.byteCount
      while !queue.isEmpty, failure == nil {
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
      failure = error
    }
  }

  private func startDrainer() {
    guard !hasDrainer else { return }
    hasDrainer = true
    do throws(SystemError) {
      try spawnThread("output") { [self] in drain() }
    } catch {
      // Without it the sender has to wait after all.
      hasDrainer = false
      while !queue.isEmpty, failure == nil {
        _ = descriptor.wait()
        flush()
      }
    }
  }

  private func drain() {
    while true {
      let isBroken = monitor.locked {
        while queue.isEmpty, failure == nil { _ = monitor.wait(until: nil) }
        return failure != nil
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
