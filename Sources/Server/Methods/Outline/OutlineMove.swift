// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

enum OutlineMove: PromptMethod {
  typealias Result = OutlineChanged

  static let name = "outline/move"
  static let effect = Effect.changes
  static let summary = """
    Moves an outline entry with its descendants, as one step. Ids stay. A parent that had no \
    children is expanded.
    """
  static let errors: [ErrorKind] = .changing + [.notFound]

  struct Params: DocumentParams {
    var documentId = ""
    var id = ""
    var parent: String?
    var index: Int?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("id", \.id, "The entry."),
      .outlineParent(\.parent), .outlineIndex(\.index),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> OutlineChanged {
    let open = try call.document(params)
    let path = try open.outlinePath(of: params.id)
    let place = try open.outlinePlace(params.parent, params.index)
    guard !place.parent.starts(with: path) else {
      throw RPCError(
        WireError(path: "params.parent", message: "An entry cannot be put below itself."))
    }
    _ = try editing(open.editor.perform(MoveOutlineItem(path, to: place), cause: .api))
    return try OutlineChanged(open.outlinePath(of: params.id), in: open)
  }
}
