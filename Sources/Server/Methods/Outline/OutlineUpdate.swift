// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

enum OutlineUpdate: PromptMethod {
  typealias Result = OutlineChanged

  static let name = "outline/update"
  static let effect = Effect.changes
  static let summary = """
    Changes members of an outline entry, as one step. Other members stay.
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported]

  struct Params: DocumentParams {
    var documentId = ""
    var id = ""
    var changes = WireOutlineChanges()
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("id", \.id, "The entry."),
      .required("changes", \.changes, "The changes."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> OutlineChanged {
    let open = try call.document(params)
    let path = try open.outlinePath(of: params.id)
    _ = try editing(
      open.editor.perform(UpdateOutlineItem(path, params.changes.changes), cause: .api))
    return try OutlineChanged(path, in: open)
  }
}
