// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC

enum ViewRestore: PromptMethod {
  static let name = "view/restore"
  static let effect = Effect.arranges()
  static let summary = "Restores a view's captured state, as far as the document allows."
  static let errors: [ErrorKind] = .committing
  typealias Result = WireView

  struct Params: ViewParams {
    static let name = "RestoreParams"
    var documentId = ""
    var viewId: String?
    var state = WireViewState()
    var size: Size?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("state", \.state, "The state from `view/capture`, of this document or another."),
      .optional("size", \.size, "The size of the window, if it changed."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WireView {
    let view = try call.view(params)
    let snapshot = params.state.snapshot
    try viewing(under: "params.state", try snapshot.check())
    let resize = params.size.map { ViewChange(\.size, $0) } ?? ViewChange()
    try viewing(resize.check())
    if let tool = params.state.tool.map(ToolName.init(rawValue:)), view.canTake(tool) {
      try tooling(view.setTool(tool))
    }
    try viewing(
      view.show(.api, cancellation: call.cancellation) { (view) throws(ViewError) in
        try view.restore(snapshot)
        try view.update(resize)
      })
    view.display.isUserInterfaceVisible =
      params.state.settings.userInterfaceVisible ?? view.display.isUserInterfaceVisible
    return WireView(view)
  }
}
