// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum ViewClose: PromptMethod {
  static let name = "view/close"
  static let effect = Effect.arranges()
  static let summary = "Closes a view; pending work of its tool is committed first."
  static let errors: [ErrorKind] = .committing
  typealias Params = OnlyView

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> Nothing {
    let view = try call.view(params)
    try tooling(view.owner.views.close(view))
    call.session.world.worker?.changedViews.insert(view.id)
    return Nothing()
  }
}
