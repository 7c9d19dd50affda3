// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum DocumentRedo: Method {
  typealias Params = OnlyDocument
  typealias Result = StepResult

  static let name = "document/redo"
  static let effect = Effect.changes
  static let summary = """
    Redoes the step that was last undone, in the pending work of a tool or in the document.
    """
  static let errors: [ErrorKind] = .committing

  static func answer(
    _ params: OnlyDocument, _ call: Call
  ) throws(RPCError) -> Answer<StepResult> {
    let open = try call.document(params)
    if let step = try tooling(open.startRedo()) {
      return call.perform(step, in: open, then: { (change, _) in .now(StepResult(change)) })
    }
    return .now(
      StepResult(try tooling(open.redo()), revision: open.editor.revision))
  }
}
