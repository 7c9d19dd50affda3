// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// What became of one action of a chain.
public struct ActionOutcome: Sendable {
  /// What its kind is called.
  public var kind: String
  /// Whether it was done, or the front end was told to do it.
  public var isPerformed: Bool
  /// Why it was not; a sentence for people.
  public var reason: String?
  /// What it failed with, where it did.
  var error: ToolError?
}

/// What a performer says of an action.
enum ActionResult {
  /// Done, or the front end was told to do it.
  case performed
  /// There was nothing to do, and why.
  case idle(String)
  /// It cannot be done here, and why: the front end is told.
  case unsupported(String)
}
