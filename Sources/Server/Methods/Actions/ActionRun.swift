// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC
import Workspace

enum ActionRun: PromptMethod {
  static let name = "action/run"
  static let effect = Effect.changes
  static let summary = """
    Runs an action, or the action of a trigger, in a view. The actions that follow it run too. \
    Annotations, pages and the document have triggers, such as before printing. Actions of the \
    document need no view.
    """
  static let errors: [ErrorKind] = .reading

  struct Params: ViewParams {
    var documentId = ""
    var viewId: String?
    var action: WireAction?
    var name: String?
    var annotationId: String?
    var pageIndex: Int?
    var trigger: ActionTrigger?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .optional("action", \.action, "The action. Give this, `name` or `trigger`."),
      .optional("name", \.name, "A named destination to go to."),
      .optional("trigger", \.trigger, "The trigger whose action runs."),
      .optional("annotationId", \.annotationId, "The annotation that the trigger belongs to."),
      .optional(
        "pageIndex", \.pageIndex,
        "The page that the trigger belongs to; with neither, the document.",
        in: 0...),
    ]
  }

  struct Result: WrittenRecord {
    var actions: [ActionOutcome] = []
    static let fields: [Field<Self>] = [
      .required("actions", \.actions, "The outcome of each action of the chain, in order.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let owner = try WireActionOwner(params.annotationId, params.pageIndex).owner()
    let given = [params.action == nil, params.name == nil, params.trigger == nil]
    guard given.count(where: { !$0 }) == 1 else {
      throw RPCError(WireError(path: "params", message: "Give one of action, name and trigger."))
    }
    let document = try call.document(params)
    let way = try params.name.map { name throws(RPCError) in
      Action(.goTo(try document.destination(named: name), name: name))
    }
    if let trigger = params.trigger, owner == .document, params.viewId == nil,
      document.views.firstID == nil
    {
      return try Result(tooling(document.run(trigger)))
    }
    let view = try call.view(params)
    let outcomes: [ActionOutcome]
    if let action = params.action?.action ?? way {
      let known = params.annotationId == nil && params.pageIndex == nil ? nil : owner
      outcomes = view.actions.run(action, ActionOccasion(.activate, of: known))
    } else {
      let trigger = params.trigger ?? .activate
      outcomes = try tooling(view.actions.run(trigger, of: owner))
    }
    return try Result(outcomes)
  }
}

extension ActionRun.Result {
  /// - Throws: ``ErrorKind/requestCancelled`` if one of the actions ended because of a cancel.
  init(_ outcomes: [ActionOutcome]) throws(RPCError) {
    if outcomes.contains(where: \.isCancelled) { throw .cancelled }
    actions = outcomes
  }
}

extension ActionOutcome: WrittenRecord {
  public static let fields: [Field<Self>] = [
    .required("kind", \.kind, "The action's kind."),
    .required(
      "performed", \.isPerformed,
      "Whether it was performed, or handed to the front end by a `host/` message."),
    .optional("reason", \.reason, "Why it was not performed; a sentence for people."),
  ]
}
