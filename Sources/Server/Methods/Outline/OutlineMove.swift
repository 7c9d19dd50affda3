// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

enum OutlineMove: PromptMethod {
  typealias Result = OutlineChanged

  static let name = "outline/move"
  static let effect = Effect.changes
  static let summary = """
    Puts an entry of the outline, with those below it, to another place, as one step; ids stay. An \
    entry that had none below it shows what is put there.
    """
  static let errors: [ErrorKind] = .changing + [.notFound]

  struct Params: DocumentParams {
    static let name = "OutlineMoveParams"
    var documentId = ""
    var id = ""
    var parent: String?
    var index: Int?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("id", \.id, "The entry."),
      .optional(
        "parent", \.parent, "The id of the entry that it goes below; the top unless given."),
      .optional(
        "index", \.index,
        "Its index there afterwards; the last unless given, and beyond the end.", in: 0...),
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
