// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum DocumentRollback: Method {
  typealias Params = GroupParams
  typealias Result = StepResult

  static let name = "document/rollback"
  static let effect = Effect.deletes
  static let summary = """
    Ends the open group and takes its changes back. There is no step to redo. Pending work of the \
    tools is not part of the group.
    """
  static let errors: [ErrorKind] = .changing + [.notFound]

  static func answer(_ params: GroupParams, _ call: Call) throws(RPCError) -> Answer<StepResult> {
    let open = try call.document(params)
    if let step = try editing(open.editor.startRollback(params.group)) {
      return call.perform(step, in: open, then: { (change, _) in .now(StepResult(change)) })
    }
    return .now(StepResult(try editing(open.editor.rollbackGroup(params.group))))
  }
}
