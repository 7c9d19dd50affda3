// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

enum SelectionGet: Method {
  static let name = "selection/get"
  static let effect = Effect.reads
  static let summary = "Returns the selection of a view."
  static let errors: [ErrorKind] = .reading
  typealias Params = OnlyView
  typealias Result = WireSelection

  static func answer(_ params: OnlyView, _ call: Call) throws(RPCError) -> Answer<Result> {
    let view = try call.view(params)
    return try call.reading(view.selection.text, in: view) { () throws(RPCError) in
      .now(try tooling(WireSelection(view)))
    }
  }
}
