// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum SelectionGet: PromptMethod {
  static let name = "selection/get"
  static let effect = Effect.reads
  static let summary = "Tells what is selected in a view."
  static let errors: [ErrorKind] = .reading
  typealias Params = OnlyView
  typealias Result = WireSelection

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> WireSelection {
    let view = try call.view(params)
    return try tooling(WireSelection(view))
  }
}
