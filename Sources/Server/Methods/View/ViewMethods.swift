// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC
import Workspace

enum ViewOpenMethod: PromptMethod {
  static let name = "view/open"
  static let effect = Effect.arranges()
  static let summary = "Opens another view of a document."
  static let errors: [ErrorKind] = [.unknownDocument]
  typealias Result = WireView

  struct Params: DocumentParams, SettingsRecord {
    static let name = "ViewOpenParams"
    var documentId = ""
    var settings = ViewSettings()
    static let fields: [Field<Self>] = [.document(\.documentId)] + Field<Self>.settings
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WireView {
    let document = try call.document(params)
    let view = try viewing(
      document.openView(
        ViewState(size: OpenView.defaultSize), params.settings.change(),
        cancellation: call.cancellation))
    view.isUserInterfaceVisible = params.settings.userInterfaceVisible ?? true
    call.session.observe(view)
    view.begin(opensDocument: false)
    return WireView(view)
  }
}

enum ViewUpdate: PromptMethod {
  static let name = "view/update"
  static let effect = Effect.arranges()
  static let summary = "Changes what a view shows; what is not given stays."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Result = WireView

  struct Params: ViewParams, SettingsRecord {
    static let name = "ViewUpdateParams"
    var documentId = ""
    var viewId: String?
    var settings = ViewSettings()
    static let fields: [Field<Self>] =
      [.document(\.documentId), .view(\.viewId)] + Field<Self>.settings
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WireView {
    let view = try call.view(params)
    try viewing { () throws(ViewError) in
      let change = try params.settings.change()
      try view.show(.api, cancellation: call.cancellation) { (view) throws(ViewError) in
        try view.update(change)
      }
    }
    view.isUserInterfaceVisible =
      params.settings.userInterfaceVisible ?? view.isUserInterfaceVisible
    return WireView(view)
  }
}

enum ViewGet: PromptMethod {
  static let name = "view/get"
  static let effect = Effect.reads
  static let summary = "Tells what a view shows."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView
  typealias Result = WireView

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> WireView {
    let view = try call.view(params)
    _ = view.owner.bookmarkedPages
    return WireView(view)
  }
}

enum ViewClose: PromptMethod {
  static let name = "view/close"
  static let effect = Effect.arranges()
  static let summary = "Closes a view; what its tool has under way is committed first."
  static let errors: [ErrorKind] = .committing
  typealias Params = OnlyView

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> Nothing {
    let view = try call.view(params)
    try tooling(view.owner.close(view))
    call.session.world.worker?.changedViews.insert(view.id)
    return Nothing()
  }
}

enum ViewBack: PromptMethod {
  static let name = "view/back"
  static let effect = Effect.arranges()
  static let summary = "Goes back to where the view was before it was sent elsewhere."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView
  typealias Result = MoveResult

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> MoveResult {
    try MoveResult(call.view(params), .history, call) { $0.goBack() }
  }
}

enum ViewForward: PromptMethod {
  static let name = "view/forward"
  static let effect = Effect.arranges()
  static let summary = "Undoes `view/back`."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView
  typealias Result = MoveResult

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> MoveResult {
    try MoveResult(call.view(params), .history, call) { $0.goForward() }
  }
}

/// Whether a view moved, and what it shows.
struct MoveResult: Record {
  var moved = false
  var view = WireView()

  init() {}

  init(
    _ open: OpenView, _ cause: ViewCause, _ call: Call, _ move: (inout View) -> Bool
  ) throws(RPCError) {
    moved = try viewing(
      open.show(cause, cancellation: call.cancellation) { (view) throws(ViewError) in
        move(&view)
      })
    view = WireView(open)
  }

  static let fields: [Field<Self>] = [
    .required("moved", \.moved, "Whether there was anywhere to go."),
    .required("view", \.view, "What the view shows now."),
  ]
}
