// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// The client's messages that a session has not finished.
public final class SessionRequests {
  /// The cancellations, shared with the reading thread. A cancel thus overtakes the queue.
  public let cancellations = Cancellations()
  /// The messages that are new or that wait for a document.
  var backlog = Backlog()
  /// The requests that are handled in turns.
  var jobs: [Job] = []
  /// The message that is handled now.
  var activity: Activity?
  /// The requests that have no answer yet.
  var unanswered = UnansweredRequests()
}

/// The requests without an answer. Each has a function that answers it as cancelled.
struct UnansweredRequests {
  private var cancels: [Int: () -> Void] = [:]
  private var taken = 0

  var isEmpty: Bool { cancels.isEmpty }

  /// A number for a new request, larger than those before.
  mutating func newNumber() -> Int {
    taken += 1
    return taken
  }

  mutating func add(_ number: Int, cancel: @escaping () -> Void) { cancels[number] = cancel }

  mutating func remove(_ number: Int) { cancels[number] = nil }

  /// The functions that answer the requests as cancelled, in request order.
  var cancelling: [() -> Void] { cancels.sorted { $0.key < $1.key }.map(\.value) }
}
