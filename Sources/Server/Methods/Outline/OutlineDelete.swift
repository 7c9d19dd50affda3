// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum OutlineDelete: PromptMethod {
  static let name = "outline/delete"
  static let effect = Effect.deletes
  static let summary = "Removes entries of the outline with their descendants, as one step."
  static let errors: [ErrorKind] = .changing + [.notFound]

  struct Params: DocumentParams {
    var documentId = ""
    var ids: [String] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("ids", \.ids, "The entries, at least one."),
    ]
  }

  struct Result: WrittenRecord {
    var revision = 0
    static let fields: [Field<Self>] = [.revision(\.revision)]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    guard !params.ids.isEmpty else {
      throw RPCError(WireError(path: "params.ids", message: "Give at least one id."))
    }
    let paths = try open.outlinePaths(of: params.ids)
    let change = try editing(open.editor.perform(DeleteOutlineItems(paths), cause: .api))
    return Result(revision: change.revision)
  }
}
