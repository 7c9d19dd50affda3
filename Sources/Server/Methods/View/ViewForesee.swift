// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum ViewForesee: PromptMethod {
  static let name = "view/foresee"
  static let effect = Effect.reads
  static let summary = "Returns the states that commands would bring a view to; nothing changes."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ViewParams {
    static let name = "ForeseeParams"
    var documentId = ""
    var viewId: String?
    var commands: [String] = []

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("commands", \.commands, "The commands, at most 20."),
    ]
  }

  struct Result: WrittenRecord {
    static let name = "ForeseeResult"
    var views: [ForeseenView] = []

    static let fields: [Field<Self>] = [
      .required(
        "views", \.views, "The states, in the order of the commands that would move the view.")
    ]
  }

  private static let most = 20

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    guard params.commands.count <= most else {
      let message = "At most \(most) commands can be foreseen at once."
      throw RPCError(WireError(path: "params.commands", message: message))
    }
    let open = try call.view(params)
    var result = Result()
    for command in params.commands {
      let next = try viewing(open.foreseen(after: CommandName(rawValue: command)))
      guard let next else { continue }
      result.views.append(ForeseenView(command: command, view: WireView(open, showing: next)))
    }
    return result
  }
}

/// The state that a command would bring a view to.
struct ForeseenView: WrittenRecord {
  var command = ""
  var view: WireView

  static let fields: [Field<Self>] = [
    .required("command", \.command, "The command."),
    .required("view", \.view, "The state of the view after it."),
  ]
}
