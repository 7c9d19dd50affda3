// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum ToolUnregister: PromptMethod {
  static let name = "tool/unregister"
  static let effect = Effect.arranges()
  static let summary = "Removes a client tool. Views that use it switch to the default tool."
  static let errors: [ErrorKind] = [.notFound]

  struct Params: Record {
    var id = ""
    static let fields: [Field<Self>] = [.required("id", \.id, "The id of the registered tool.")]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let session = call.session
    guard session.documents.shared.unregister(ToolName(rawValue: params.id)) else {
      throw RPCError(
        .notFound, "The client has registered no tool \(params.id).",
        data: [.init("what", .string("tool"))])
    }
    for open in session.documents.all {
      session.whenFree(open) { for view in open.views { view.settleTool() } }
    }
    return Nothing()
  }
}
