// SPDX-License-Identifier: AGPL-3.0-or-later

/// Counts the bytes waiting to be sent. Threads that produce more are blocked while the limit is
/// exceeded.
///
/// `@unchecked Sendable` because the count is only accessed with the monitor locked.
public final class SendBudget: @unchecked Sendable {
  private let monitor = Monitor()
  private let limit: Int
  private var byteCount = 0

  /// - Parameter limit: the maximum number of bytes.
  public init(_ limit: Int) { self.limit = limit }

  /// Blocks until the waiting bytes are within the limit.
  public func wait() {
    monitor.locked { while byteCount > limit { _ = monitor.wait(until: nil) } }
  }

  /// Adds waiting bytes to the count.
  public func fill(_ count: Int) { monitor.locked { byteCount += count } }

  /// Removes bytes that are no longer in memory from the count.
  public func free(_ count: Int) {
    monitor.locked {
      byteCount -= count
      monitor.signal()
    }
  }
}
