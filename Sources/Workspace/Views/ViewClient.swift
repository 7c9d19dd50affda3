// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The messages of a view to its client. Questions have a time limit for the answer, in milliseconds; an
/// answer is `nil` if none came.
public struct ViewClient {
  /// Called with the effects of the user's events, in order.
  public var didHappen: (ViewEvent) -> Void = { _ in }
  /// Asks whether a component may act.
  public var askComponent: (ConditionContext, Int) -> GateAnswer? = { _, _ in nil }
  /// Asks whether one of the client's gestures begins.
  public var askGesture: (GestureOccasion, Int) -> GateAnswer? = { _, _ in nil }
  /// Asks a hook.
  public var askHook: (HookQuestion, Int) -> HookAnswer? = { _, _ in nil }
  /// The id of the hook that is being asked.
  public internal(set) var consultedHook = ""
  /// Asks how one of the client's tools handles an event.
  public var askTool: (ClientToolQuestion, Int) throws(ToolError) -> ClientToolReply = {
    (question, _) throws(ToolError) in
    throw .client(question.tool, "has no client.", isLate: false)
  }
}
