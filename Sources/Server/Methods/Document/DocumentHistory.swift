// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum DocumentHistory: PromptMethod {
  typealias Params = OnlyDocument

  static let name = "document/history"
  static let effect = Effect.reads
  static let summary = "Returns the names of the steps that can be undone and redone."
  static let errors: [ErrorKind] = [.unknownDocument]

  struct Result: WrittenRecord {
    static let name = "HistoryResult"
    var undo: [String] = []
    var redo: [String] = []
    var group: String?

    static let fields: [Field<Self>] = [
      .required("undo", \.undo, "The steps that can be undone, the next one last."),
      .required("redo", \.redo, "The steps that can be redone, the next one last."),
      .optional("group", \.group, "The open group, which is not a step yet."),
    ]
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    let editor = try call.document(params).editor
    return Result(undo: editor.undoNames, redo: editor.redoNames, group: editor.openGroup)
  }
}
