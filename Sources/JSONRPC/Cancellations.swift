// SPDX-License-Identifier: AGPL-3.0-or-later

/// The requests that can be cancelled: queued or in progress.
///
/// The reader thread registers each request before it posts it, and sets its flag when a cancellation
/// arrives, so that a cancellation overtakes the queue.
///
/// `@unchecked Sendable` because the flags are only accessed with the monitor locked.
public final class Cancellations: @unchecked Sendable {
  private let monitor = Monitor()
  private var flags: [MessageID: CancellationFlag] = [:]

  public init() {}

  /// The flag of a new request. It replaces an unanswered request with the same id.
  public func register(_ id: MessageID) -> CancellationFlag {
    let flag = CancellationFlag()
    monitor.locked { flags[id] = flag }
    return flag
  }

  /// Registers the requests of a frame in order. The frame's cancellations take effect, too.
  public func register(_ incoming: Incoming) -> [CancellationFlag] {
    var flags: [CancellationFlag] = []
    for case .message(let message) in incoming.items {
      if case .request(let id, _, _) = message { flags.append(register(id)) }
      if let id = message.cancelledID { cancel(id) }
    }
    return flags
  }

  /// Cancels a request. An unknown or already answered request is not an error.
  public func cancel(_ id: MessageID) {
    monitor.locked { flags[id]?.cancel() }
  }

  /// Cancels all requests, such as when the client is gone.
  public func cancelAll() {
    monitor.locked { for flag in flags.values { flag.cancel() } }
  }

  /// Forgets an answered request.
  public func finish(_ id: MessageID, _ flag: CancellationFlag) {
    monitor.locked { if flags[id] === flag { flags[id] = nil } }
  }
}
