// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import JSONRPC
import Workspace

/// A method that undoes or redoes the user's last step.
protocol StepMethod: Method where Params == OnlyDocument, Result == StepResult {
  /// Begins a step that takes several turns; `nil` if the step is taken at once.
  static func start(in open: OpenDocument) throws(ToolError) -> StepInProgress?
  static func take(in open: OpenDocument) throws(ToolError) -> TakenStep
}

extension StepMethod {
  static var effect: Effect { .changes }
  static var errors: [ErrorKind] { .committing }

  static func answer(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Answer<StepResult> {
    let open = try call.document(params)
    if let step = try tooling(start(in: open)) {
      return call.perform(step, in: open, then: { (change, _) in .now(StepResult(change)) })
    }
    return .now(StepResult(try tooling(take(in: open)), revision: open.editor.revision))
  }
}
