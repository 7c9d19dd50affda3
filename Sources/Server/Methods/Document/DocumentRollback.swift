// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum DocumentRollback: PromptMethod {
  typealias Params = GroupParams
  typealias Result = StepResult

  static let name = "document/rollback"
  static let effect = Effect.deletes
  static let summary = """
    Takes back all that was done in the group that is open, and ends it; there is nothing to redo \
    then. What the tools have under way is no part of it.
    """
  static let errors: [ErrorKind] = .changing + [.notFound]

  static func handle(_ params: GroupParams, _ call: Call) throws(RPCError) -> StepResult {
    let open = try call.document(params)
    return StepResult(
      try editing(open.editor.rollbackGroup(params.group)))
  }
}
