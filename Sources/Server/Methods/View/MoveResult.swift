// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

/// The outcome of moving a view.
struct MoveResult: WrittenRecord {
  var moved = false
  var view: WireView

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
    .required("moved", \.moved, "Whether the view moved."),
    .required("view", \.view, "The view's new state."),
  ]
}
