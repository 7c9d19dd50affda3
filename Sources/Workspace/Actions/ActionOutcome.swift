// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

public struct ActionOutcome: Sendable {
  /// The name of the action's kind.
  public var kind: String
  /// Whether the action was performed, or passed to the front end.
  public var isPerformed: Bool
  /// Why it was not performed; a sentence for people.
  public var reason: String?
  /// The error, if the action failed.
  var error: ToolError?

  /// Whether the client has cancelled the request that the action was run for.
  public var isCancelled: Bool { error?.isCancellation ?? false }
}

/// The result that a performer reports for an action.
enum ActionResult {
  /// Performed, or passed to the front end.
  case performed
  /// Nothing to do, for this reason.
  case idle(String)
  /// The server cannot perform it, for this reason. The front end is notified.
  case unsupported(String)
}
