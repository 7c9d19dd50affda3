// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum ViewUpdate: PromptMethod {
  static let name = "view/update"
  static let effect = Effect.arranges()
  static let summary = "Changes the settings of a view; settings that are not given stay."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Result = WireView

  struct Params: ViewParams, SettingsRecord {
    var documentId = ""
    var viewId: String?
    var settings = ViewSettings()
    static let fields: [Field<Self>] =
      [.document(\.documentId), .view(\.viewId)] + Field<Self>.settings
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WireView {
    let view = try call.view(params)
    try viewing { () throws(ViewError) in
      try view.show(.api, cancellation: call.cancellation) { (view) throws(ViewError) in
        try view.update(params.settings.change)
      }
    }
    view.display.isUserInterfaceVisible =
      params.settings.userInterfaceVisible ?? view.display.isUserInterfaceVisible
    return WireView(view)
  }
}
