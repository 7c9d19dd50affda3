// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum ActionList: PromptMethod {
  static let name = "action/list"
  static let effect = Effect.reads
  static let summary =
    "Lists the actions of an annotation, field, page or document. Each comes with its trigger."
  static let errors: [ErrorKind] = .reading

  struct Params: OwnerParams {
    var documentId = ""
    var owner = WireActionOwner()
    static let fields: [Field<Self>] = [.document(\.documentId)] + Field<Self>.owner
  }

  struct Result: WrittenRecord {
    var actions: [TriggeredAction] = []
    static let fields: [Field<Self>] = [
      .required("actions", \.actions, "The actions, each with its trigger.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    let owner = try params.owner.owner()
    return try engine(Result(actions: document.actions(of: owner)))
  }
}

extension TriggeredAction: WrittenRecord {
  public static let fields: [Field<Self>] = [
    .required("trigger", \.trigger, "The trigger that runs the action."),
    .required("action", \.action, "The action."),
  ]
}
