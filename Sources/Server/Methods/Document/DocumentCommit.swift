// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum DocumentCommit: PromptMethod {
  typealias Params = GroupParams
  typealias Result = StepResult

  static let name = "document/commit"
  static let effect = Effect.changes
  static let summary = """
    Ends the open group. Its changes and the pending work of the tools become one undo step. An \
    empty group makes no step.
    """
  static let errors: [ErrorKind] = .committing

  static func handle(_ params: GroupParams, _ call: Call) throws(RPCError) -> StepResult {
    let open = try call.document(params)
    return StepResult(try tooling(open.commitGroup(params.group)))
  }
}
