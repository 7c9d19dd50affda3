// SPDX-License-Identifier: AGPL-3.0-or-later

import Synchronization

/// Whether a request was cancelled; set by one thread, asked by another.
public final class CancellationFlag: Sendable {
  private struct State {
    var isCancelled = false
    var handlers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  public init() {}

  public var isCancelled: Bool { state.withLock(\.isCancelled) }

  public func cancel() {
    let handlers = state.withLock { state in
      state.isCancelled = true
      defer { state.handlers = [] }
      return state.handlers
    }
    for handler in handlers { handler() }
  }

  /// Runs `handler` when the request is cancelled, on the thread that cancels; at once where it has
  /// been already.
  public func whenCancelled(_ handler: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.handlers.append(handler) }
      return state.isCancelled
    }
    if isCancelled { handler() }
  }
}
