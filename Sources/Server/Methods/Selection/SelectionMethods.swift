// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum SelectionGet: PromptMethod {
  static let name = "selection/get"
  static let summary = "Tells what is selected in a view."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView
  typealias Result = SelectionForm

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> SelectionForm {
    let view = try call.view(params)
    return try tooling { () throws(ToolError) in try SelectionForm(view) }
  }
}

enum SelectionClear: PromptMethod {
  static let name = "selection/clear"
  static let summary = "Selects nothing."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView
  typealias Result = SelectionForm

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> SelectionForm {
    let view = try call.view(params)
    return try tooling { () throws(ToolError) in
      try view.choose(.none)
      return try SelectionForm(view)
    }
  }
}

enum SelectionCopy: PromptMethod {
  static let name = "selection/copy"
  static let summary = "Gives what is selected for the clipboard, if the document allows copying."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound, .notPermitted]
  typealias Params = OnlyView

  struct Result: Record {
    static let name = "CopyResult"
    var text: String?
    static let fields: [Field<Self>] = [
      .optional("text", \.text, "The selected text; absent where no text is selected.")
    ]
  }

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> Result {
    let view = try call.view(params)
    guard view.document.permissions.copy else {
      throw RPCError(
        .notPermitted,
        "The document does not allow copying: open it with the owner's password.",
        data: [.init("by", .string("document"))])
    }
    var result = Result()
    if let selection = view.selection.text {
      result.text = try tooling { () throws(ToolError) in try view.selectedText(selection) }
    }
    return result
  }
}
