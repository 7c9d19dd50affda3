// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum DocumentCommit: PromptMethod {
  typealias Params = GroupParams
  typealias Result = StepResult

  static let name = "document/commit"
  static let effect = Effect.changes
  static let summary = """
    Ends the group that is open: what was done in it, and what the tools have under way, is one step \
    now; none where that is nothing.
    """
  static let errors: [ErrorKind] = .committing

  static func handle(_ params: GroupParams, _ call: Call) throws(RPCError) -> StepResult {
    let open = try call.document(params)
    return StepResult(
      try tooling(open.commitGroup(params.group)))
  }
}
