// SPDX-License-Identifier: AGPL-3.0-or-later

/// The amount of input that waits to be handled. Above the limit the reader stops reading, so the
/// pipe holds up a sender that is too fast.
///
/// `@unchecked Sendable` since `waiting` is touched with the monitor locked only.
public final class InputQueue: @unchecked Sendable {
  /// The cost of a message beside its bytes.
  public static let overhead = 1 << 10

  private let monitor = Monitor()
  private let limit: Int
  private var waiting = 0

  /// - Parameter limit: in bytes.
  public init(limit: Int) { self.limit = limit }

  public func add(_ bytes: Int) { monitor.locked { waiting += bytes } }

  public func remove(_ bytes: Int) {
    guard bytes != 0 else { return }
    monitor.locked {
      waiting -= bytes
      if waiting <= limit { monitor.signal() }
    }
  }

  /// Waits until no more than the limit waits.
  public func waitForRoom() {
    monitor.locked {
      while waiting > limit { _ = monitor.wait(until: nil) }
    }
  }
}
