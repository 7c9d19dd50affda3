// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// The client's messages that a session has not finished.
public final class SessionRequests {
  /// The cancellations, shared with the reading thread, so that a cancel overtakes the queue.
  public let cancellations = Cancellations()
  /// The messages that nobody has looked at, and those that wait for a document.
  var backlog = Backlog()
  /// The requests that are handled in turns.
  var jobs: [Job] = []
  /// The message that is handled now.
  var activity: Activity?
  /// The requests that have no answer yet.
  var unanswered = UnansweredRequests()
}
