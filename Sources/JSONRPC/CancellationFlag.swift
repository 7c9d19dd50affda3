// SPDX-License-Identifier: AGPL-3.0-or-later

import Synchronization

/// Whether a request was cancelled. One thread sets it, another thread reads it.
public final class CancellationFlag: Sendable {
  public enum Cause: Sendable {
    /// The client no longer wants an answer, or is gone.
    case client
    /// The work exceeded its time limit.
    case time
  }

  private struct State {
    var cause: Cause?
    var handlers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  public init() {}

  public var isCancelled: Bool { cause != nil }

  /// The cause of the first cancellation; `nil` if there was none.
  public var cause: Cause? { state.withLock(\.cause) }

  public func cancel(because cause: Cause = .client) {
    let handlers = state.withLock { state in
      state.cause = state.cause ?? cause
      defer { state.handlers = [] }
      return state.handlers
    }
    for handler in handlers { handler() }
  }

  /// Runs `handler` when the request is cancelled, on the cancelling thread; immediately if it already
  /// is.
  public func whenCancelled(_ handler: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      if state.cause == nil { state.handlers.append(handler) }
      return state.cause != nil
    }
    if isCancelled { handler() }
  }
}
