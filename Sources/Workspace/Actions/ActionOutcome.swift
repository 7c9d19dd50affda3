// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The outcome of one action of a chain.
public struct ActionOutcome: Sendable {
  /// The name of its kind.
  public var kind: String
  /// Whether it was done, or the front end was told to do it.
  public var isPerformed: Bool
  /// Why it was not; a sentence for people.
  public var reason: String?
  /// The error, if it failed.
  var error: ToolError?
}

/// The result that a performer reports for an action.
enum ActionResult {
  /// Done, or the front end was told to do it.
  case performed
  /// There was nothing to do, and why.
  case idle(String)
  /// It cannot be done here, and why: the front end is told.
  case unsupported(String)
}
