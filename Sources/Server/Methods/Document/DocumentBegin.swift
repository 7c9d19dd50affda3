// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum DocumentBegin: PromptMethod {
  static let name = "document/begin"
  static let effect = Effect.changes
  static let summary = """
    Begins a group: all changes until `document/commit` form one undo step. Pending work of the \
    tools is committed first. Groups do not nest.
    """
  static let errors: [ErrorKind] = .committing

  struct Params: DocumentParams {
    static let name = "BeginParams"
    var documentId = ""
    var group = ""

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("name", \.group, "The name of the undo step."),
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
