// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Workspace

enum ActionSet: PromptMethod {
  static let name = "action/set"
  static let effect = Effect.changes
  static let summary = """
    Sets or removes the action of a trigger, as one step. The trigger is one of an annotation, \
    field, page or document.
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported]

  struct Params: OwnerParams {
    var documentId = ""
    var owner = WireActionOwner()
    var trigger = ActionTrigger.activate
    var action = Nullable<WireAction>(nil)
    static let fields: [Field<Self>] =
      [.document(\.documentId)] + Field<Self>.owner + [
        .required("trigger", \.trigger, "The trigger that runs the action."),
        .required(
          "action", \.action,
          "The action with the actions that follow it; `null` removes it."),
      ]
  }

  struct Result: WrittenRecord {
    var actions: [TriggeredAction] = []
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("actions", \.actions, "All actions of the owner now."),
      .revision(\.revision),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let owner = try params.owner.owner()
    let change = try editing { () throws(EditError) in
      let edit = try SetAction(
        params.action.value?.action, for: params.trigger, of: owner, in: open.document)
      return try open.editor.perform(edit, cause: .api)
    }
    let actions = try engine(open.document.actions(of: owner))
    return Result(actions: actions, revision: change.revision)
  }
}
