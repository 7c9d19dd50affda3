// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc

/// A queue between threads: first in, first out.
///
/// `@unchecked Sendable` since both arrays are touched with the monitor locked only.
public final class Mailbox<Event: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  /// What was posted last, in order.
  private var posted: [Event] = []
  /// What was posted before that, in reverse order, so that the first is taken off the end.
  private var waiting: [Event] = []

  public init() {}

  public func post(_ event: Event) {
    monitor.locked {
      posted.append(event)
      monitor.signal()
    }
  }

  /// The first event; waits for one.
  public func take() -> Event {
    while true {
      if let event = take(within: nil, removing: removeFirst) { return event }
    }
  }

  /// The first event, if there is one now.
  public func takeIfAny() -> Event? { monitor.locked(removeFirst) }

  /// The first event; waits for one for so long.
  public func take(within timeout: Duration) -> Event? {
    take(within: timeout, removing: removeFirst)
  }

  /// The first event that is wanted; waits for one, for so long where that is given. All others stay
  /// in the queue in their order. `isWanted` must not use the mailbox.
  public func take(
    within timeout: Duration? = nil, where isWanted: (Event) -> Bool
  ) -> Event? {
    take(within: timeout) { removeFirst(where: isWanted) }
  }

  private func take(within timeout: Duration?, removing remove: () -> Event?) -> Event? {
    let deadline = timeout.map(timespec.init(after:))
    return monitor.locked {
      while true {
        if let event = remove() { return event }
        // An event that came with the deadline is still taken.
        if !monitor.wait(until: deadline) { return remove() }
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

  private func removeFirst(where isWanted: (Event) -> Bool) -> Event? {
    if let index = waiting.lastIndex(where: isWanted) { return waiting.remove(at: index) }
    return posted.firstIndex(where: isWanted).map { posted.remove(at: $0) }
  }
}
