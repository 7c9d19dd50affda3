// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The questions of a view to its client, each with the milliseconds that the client has for its answer.
/// An answer is `nil` if none came.
public struct ViewClient {
  /// Asks whether a component may act.
  public var askComponent: (ConditionContext, Int) -> GateAnswer? = { _, _ in nil }
  /// Asks whether a gesture of the client's begins.
  public var askGesture: (GestureOccasion, Int) -> GateAnswer? = { _, _ in nil }
  /// Asks through a hook.
  public var askHook: (HookQuestion, Int) -> HookAnswer? = { _, _ in nil }
  /// The id of the hook that is asked through.
  public internal(set) var consultedHook = ""
  /// Asks what becomes of an event for one of the client's tools.
  public var askTool: (ClientToolQuestion, Int) throws(ToolError) -> ClientToolReply = {
    (question, _) throws(ToolError) in
    throw .client(question.tool, "has no client.", isLate: false)
  }
}
