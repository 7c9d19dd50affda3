// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum OutlineInsert: PromptMethod {
  typealias Result = OutlineChanged

  static let name = "outline/insert"
  static let effect = Effect.changes
  static let summary = """
    Inserts an entry with its descendants into the outline, as one step. A parent that had no \
    children is expanded.
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported, .limitExceeded]

  struct Params: DocumentParams {
    var documentId = ""
    var item = NewOutlineItem("")
    var parent: String?
    var index: Int?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("item", \.item, "The entry."),
      .outlineParent(\.parent), .outlineIndex(\.index),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> OutlineChanged {
    let open = try call.document(params)
    let place = try open.outlinePlace(params.parent, params.index)
    let siblings = try engine(open.document.outlineCount(below: place.parent))
    _ = try editing(
      open.editor.perform(InsertOutlineEntries([params.item], at: place), cause: .api))
    return try OutlineChanged(place.parent + [min(place.index, siblings)], in: open)
  }
}
