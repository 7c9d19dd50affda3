// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum ViewOpen: PromptMethod {
  static let name = "view/open"
  static let effect = Effect.arranges()
  static let summary = "Opens another view of a document."
  static let errors: [ErrorKind] = [.unknownDocument]
  typealias Result = WireView

  struct Params: DocumentParams, SettingsRecord {
    var documentId = ""
    var settings = ViewSettings()
    static let fields: [Field<Self>] = [.document(\.documentId)] + Field<Self>.settings
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WireView {
    let document = try call.document(params)
    let view = try viewing(
      document.views.open(
        ViewState(size: OpenView.defaultSize), params.settings.change,
        cancellation: call.cancellation))
    view.display.isUserInterfaceVisible = params.settings.userInterfaceVisible ?? true
    ViewReports(session: call.session).observe(view)
    call.session.world.worker?.changedViews.insert(view.id)
    view.pages.begin(opensDocument: false)
    return WireView(view)
  }
}
