// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// The work that the session is doing.
struct Activity {
  /// The request's id; `nil` for a notification.
  var request: MessageID?
  var flag: CancellationFlag
}

/// A request to the client whose answer some work waits for.
final class Question {
  enum Outcome {
    case answered(Result<JSONNode, RPCError>)
    /// Its deadline has passed.
    case late
    /// The question was withdrawn. The work was cancelled, its document is being closed, the session
    /// ends, or the client is gone.
    case withdrawn
  }

  let id: MessageID
  let method: String
  /// The document that the work is about.
  let documentID: String
  let activity: Activity?
  /// The deadline in milliseconds of `World.uptime`; `nil` if it waits for a person.
  let deadline: Double?
  let place = ParkingPlace()
  private(set) var outcome: Outcome?

  init(
    _ id: MessageID, _ method: String, documentID: String, activity: Activity?, deadline: Double?
  ) {
    self.id = id
    self.method = method
    self.documentID = documentID
    self.activity = activity
    self.deadline = deadline
  }

  /// Settles the question; only the first outcome counts.
  func settle(_ outcome: Outcome) { self.outcome = self.outcome ?? outcome }
}
