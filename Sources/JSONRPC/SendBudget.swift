// SPDX-License-Identifier: AGPL-3.0-or-later

/// How many bytes wait to be sent, with a limit that threads wait for before they make more.
///
/// `@unchecked Sendable` since the count is touched with the monitor locked only.
public final class SendBudget: @unchecked Sendable {
  private let monitor = Monitor()
  private let limit: Int
  private var byteCount = 0

  /// - Parameter limit: in bytes.
  public init(_ limit: Int) { self.limit = limit }

  /// Waits until no more than the limit waits.
  public func wait() {
    monitor.locked { while byteCount > limit { _ = monitor.wait(until: nil) } }
  }

  /// Takes note of bytes that wait.
  public func fill(_ count: Int) { monitor.locked { byteCount += count } }

  /// Takes note of bytes that are in memory no more.
  public func free(_ count: Int) {
    monitor.locked {
      byteCount -= count
      monitor.signal()
    }
  }
}
