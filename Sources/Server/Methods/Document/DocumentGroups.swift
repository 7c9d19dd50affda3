// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import JSON
import JSONRPC

enum DocumentBegin: PromptMethod {
  static let name = "document/begin"
  static let effect = Effect.changes
  static let summary = """
    Begins a group: all changes until `document/commit` are one step of the history. What the tools \
    have under way is committed first. Groups do not nest.
    """
  static let errors: [ErrorKind] = .committing

  struct Params: DocumentParams {
    static let name = "BeginParams"
    var documentId = ""
    var group = ""

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("name", \.group, "What the step is called in the history."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    guard !params.group.isEmpty else {
      throw RPCError(WireError(path: "params.name", message: "Give the step a name."))
    }
    let open = try call.document(params)
    try tooling(open.beginGroup(params.group))
    return Nothing()
  }
}

/// Params of what ends a group.
struct GroupParams: DocumentParams {
  var documentId = ""
  var group: String?

  static let fields: [Field<Self>] = [
    .document(\.documentId),
    .optional("name", \.group, "Of the group that is open, to make sure that it is that one."),
  ]
}

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
