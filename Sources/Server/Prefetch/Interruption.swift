// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Synchronization

/// Stops prefetching as soon as the client sends a message.
public final class Interruption: Sendable {
  private struct State {
    var hasCome = false
    var current: Cancellation?
  }

  private let state = Mutex(State())

  public init() {}

  /// Stops the work under way. Called by the reading thread after it has posted a message.
  func messageCame() {
    let current = state.withLock { state in
      state.hasCome = true
      return state.current
    }
    current?.cancel()
  }

  /// Forgets earlier messages. Called by the main thread before it checks for the next one, so that a
  /// message that arrives after the check stops the work that follows.
  func reset() { state.withLock { $0.hasCome = false } }

  /// Does work with a cancellation flag that the next message sets.
  func guarding<Result, Failure: Error>(
    _ work: (Cancellation) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let cancellation = Cancellation()
    let hasCome = state.withLock { state in
      state.current = cancellation
      return state.hasCome
    }
    if hasCome { cancellation.cancel() }
    defer { state.withLock { $0.current = nil } }
    return try work(cancellation)
  }
}
