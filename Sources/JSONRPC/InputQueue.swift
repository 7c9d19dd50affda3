// SPDX-License-Identifier: AGPL-3.0-or-later

/// Limits the amount of input that waits to be handled. Above the limit the reader stops reading, so that
/// the pipe blocks a sender that is too fast.
///
/// `@unchecked Sendable` because `waiting` is only accessed with the monitor locked.
public final class InputQueue: @unchecked Sendable {
  /// The cost of a message in addition to its bytes.
  public static let overhead = 1 << 10

  private let monitor = Monitor()
  private let limit: Int
  private var waiting = 0

  /// - Parameter limit: the maximum number of bytes.
  public init(limit: Int) { self.limit = limit }

  public func add(_ bytes: Int) { monitor.locked { waiting += bytes } }

  public func remove(_ bytes: Int) {
    guard bytes != 0 else { return }
    monitor.locked {
      waiting -= bytes
      if waiting <= limit { monitor.signal() }
    }
  }

  /// Blocks until the waiting input is within the limit.
  public func waitForRoom() {
    monitor.locked {
      while waiting > limit { _ = monitor.wait(until: nil) }
    }
  }
}
