// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A queue between threads: first in, first out.
///
/// `@unchecked Sendable` because both arrays are only accessed with the monitor locked.
public final class Mailbox<Event: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  /// The latest posts, in order.
  private var posted: [Event] = []
  /// Earlier posts in reverse order. The first one is thus removed from the end.
  private var waiting: [Event] = []

  public init() {}

  public func post(_ event: Event) {
    monitor.locked {
      posted.append(event)
      monitor.signal()
    }
  }

  /// Removes the first event; blocks until there is one.
  public func take() -> Event {
    monitor.locked {
      while true {
        if let event = removeFirst() { return event }
        _ = monitor.wait(until: nil)
      }
    }
  }

  /// Removes the first event, if there is one.
  public func takeIfAny() -> Event? { monitor.locked(removeFirst) }

  /// Removes the first event; blocks at most for the timeout.
  public func take(within timeout: Duration) -> Event? {
    let deadline = timespec(after: timeout)
    return monitor.locked {
      while true {
        if let event = removeFirst() { return event }
        // An event that came with the deadline is still taken.
        if !monitor.wait(until: deadline) { return removeFirst() }
      }
    }
  }

  private func removeFirst() -> Event? {
    if waiting.isEmpty {
      waiting = posted.reversed()
      posted = []
    }
    return waiting.popLast()
  }
}
