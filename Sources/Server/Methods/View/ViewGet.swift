// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum ViewGet: PromptMethod {
  static let name = "view/get"
  static let effect = Effect.reads
  static let summary = "Returns the state of a view."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView
  typealias Result = WireView

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> WireView {
    let view = try call.view(params)
    _ = view.owner.bookmarkedPages
    return WireView(view)
  }
}
