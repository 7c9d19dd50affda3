// SPDX-License-Identifier: AGPL-3.0-or-later

/// The verdict on whether a component may act.
public enum Verdict: Hashable, Sendable {
  case wouldAct
  /// It is switched off.
  case disabled
  /// There is nothing that it could act on.
  case noContext
  /// The document or the client's policy forbids it: what does, and why, in a sentence.
  case notPermitted(by: String, String)
  /// A condition does not hold: its id.
  case condition(String)
  /// The client has handled the event: the condition's id.
  case consumed(by: String)
  /// A client hook said no: its id, and what it refused.
  case vetoed(by: String, String)
  /// The component waits for a client gesture that may begin: the gesture's id.
  case blocked(by: String)
  /// It has something to act on, but this touch does not ask it.
  case notAsked
  /// It is not asked, since another one acts before.
  case preceded(by: Component)
  /// The tool itself takes the event, without any component.
  case takenBy(ToolName)
}
