// SPDX-License-Identifier: AGPL-3.0-or-later

/// The requests that can be cancelled: queued ones and those being worked on.
///
/// The reader thread registers each request before it posts it, and flips its flag when a cancel
/// comes, so that a cancel overtakes the queue.
///
/// `@unchecked Sendable` since the flags are touched with the monitor locked only.
public final class Cancellations: @unchecked Sendable {
  private let monitor = Monitor()
  private var flags: [MessageID: CancellationFlag] = [:]

  public init() {}

  /// The flag of a new request. A second request under an id that is not answered yet takes its place.
  public func register(_ id: MessageID) -> CancellationFlag {
    let flag = CancellationFlag()
    monitor.locked { flags[id] = flag }
    return flag
  }

  /// Cancels a request. An unknown or already answered request is not an error.
  public func cancel(_ id: MessageID) {
    monitor.locked { flags[id]?.cancel() }
  }

  /// Cancels everything, as when the client is gone.
  public func cancelAll() {
    monitor.locked { for flag in flags.values { flag.cancel() } }
  }

  /// Forgets a request that has been answered.
  public func finish(_ id: MessageID, _ flag: CancellationFlag) {
    monitor.locked { if flags[id] === flag { flags[id] = nil } }
  }
}
