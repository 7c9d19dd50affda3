// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSONRPC

enum SelectionClear: PromptMethod {
  static let name = "selection/clear"
  static let effect = Effect.arranges()
  static let summary = "Clears the selection of a view."
  static let errors: [ErrorKind] = .committing
  typealias Params = OnlyView
  typealias Result = WireSelection

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> WireSelection {
    let view = try call.view(params)
    return try tooling { () throws(ToolError) in
      try view.choose(.none)
      return try WireSelection(view)
    }
  }
}
