// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum ActionList: PromptMethod {
  static let name = "action/list"
  static let summary = """
    Lists what an annotation, a page, or the document does, and when. Scripts that a field runs for \
    its value are not among it.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .notFound, .damaged]

  struct Params: DocumentParams {
    static let name = "ActionListParams"
    var documentId = ""
    var annotationId: String?
    var pageIndex: Int?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("annotationId", \.annotationId, "The annotation; this, or `pageIndex`, or none."),
      .optional("pageIndex", \.pageIndex, "The page; with neither, the document.", in: 0...),
    ]
  }

  struct Result: Record {
    static let name = "ActionListResult"
    var actions: [TriggeredActionForm] = []
    static let fields: [Field<Self>] = [
      .required("actions", \.actions, "The actions, each with what makes it run.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    let owner = try ActionOwner(params.annotationId, params.pageIndex)
    return try engine { () throws(EngineError) in
      Result(actions: try document.actions(of: owner).map(TriggeredActionForm.init))
    }
  }
}

/// An action with what makes it run, on the wire.
struct TriggeredActionForm: Record {
  static let name = "TriggeredAction"
  var trigger = ActionTrigger.activate
  var action = ActionForm(.init(.other("")))

  init() {}

  init(_ triggered: TriggeredAction) {
    trigger = triggered.trigger
    action = ActionForm(triggered.action)
  }

  static let fields: [Field<Self>] = [
    .required("trigger", \.trigger, "What makes it run."),
    .required("action", \.action, "What is done."),
  ]
}

extension ActionOwner {
  /// - Throws: where both are given.
  init(_ annotationID: String?, _ pageIndex: Int?) throws(RPCError) {
    switch (annotationID, pageIndex) {
    case (let id?, nil): self = .annotation(id)
    case (nil, let index?): self = .page(index)
    case (nil, nil): self = .document
    default:
      throw RPCError(
        WireError(path: "params", message: "Give at most one of annotationId and pageIndex."))
    }
  }
}
