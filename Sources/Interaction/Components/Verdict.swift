// SPDX-License-Identifier: AGPL-3.0-or-later

/// The verdict on whether a component may act.
public enum Verdict: Hashable, Sendable {
  case wouldAct
  /// The component is switched off.
  case disabled
  /// There is no object for the component to act on.
  case noContext
  /// The document or the client's policy forbids it: the cause, and the reason as a sentence.
  case notPermitted(by: String, String)
  /// A condition does not hold. The value is the condition's id.
  case condition(String)
  /// The client has handled the event. The value is the condition's id.
  case consumed(by: String)
  /// A client hook refused: the hook's id, and the message.
  case vetoed(by: String, String)
  /// The component waits for a client gesture that may begin. The value is the gesture's id.
  case blocked(by: String)
  /// The component has a target, but this touch does not ask it.
  case notAsked
  /// The component is not asked, because this one acts before it.
  case preceded(by: Component)
  /// The tool itself handles the event, without a component.
  case takenBy(ToolName)
}
