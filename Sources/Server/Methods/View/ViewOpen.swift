// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum ViewOpen: Method {
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

  /// How many pages' sizes are read in a turn.
  private static let pagesPerTurn = 400

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<WireView> {
    let document = try call.document(params)
    let turn = { () throws(RPCError) -> WireView? in
      document.readPageSizes(atMost: pagesPerTurn) ? try open(params, call) : nil
    }
    if let view = try turn() { return .now(view) }
    return .transaction(Transaction(next: turn, rollBack: {}, hold: { .changes }))
  }

  private static func open(_ params: Params, _ call: Call) throws(RPCError) -> WireView {
    let document = try call.document(params)
    let view = try viewing(
      document.views.open(
        ViewState(size: OpenView.defaultSize), params.settings.change(),
        cancellation: call.cancellation))
    view.display.isUserInterfaceVisible = params.settings.userInterfaceVisible ?? true
    ViewReports(session: call.session).observe(view)
    view.pages.begin(opensDocument: false)
    return WireView(view)
  }
}
