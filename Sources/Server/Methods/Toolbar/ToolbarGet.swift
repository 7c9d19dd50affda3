// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

enum ToolbarGet: PromptMethod {
  static let name = "toolbar/get"
  static let effect = Effect.reads
  static let summary =
    "Returns the toolbar. Its tools are in groups, with the presets of each and the selected one."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ChoosingParams {
    typealias Listed = WireToolbar.ToolbarItem
    var group: String?
    var documentId: String?
    var chosen: [String]?
    static let fields: [Field<Self>] = [
      .optional("group", \.group, "The group to return; all unless given."),
      .optional("documentId", \.documentId, "The document that `undo` and `redo` refer to."),
      .chosen,
    ]
  }

  typealias Result = WireToolbar

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WireToolbar {
    var toolbar = WireToolbar(call.session, try params.choice())
    if let id = params.group {
      toolbar.groups.removeAll { $0.id != id }
      guard !toolbar.groups.isEmpty else {
        throw RPCError(
          .notFound, "There is no group \(id): call toolbar/get without group to list them.",
          data: [.init("what", .string("group"))])
      }
    }
    if let id = params.documentId {
      let editor = try call.document(OnlyDocument(documentId: id)).editor
      toolbar.undo = WireToolbarStep(name: editor.undoNames.last)
      toolbar.redo = WireToolbarStep(name: editor.redoNames.last)
    }
    return toolbar
  }
}
