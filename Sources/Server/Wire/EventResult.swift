// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC
import Workspace

extension Component: WireEnum {}

/// What became of an event of the user's.
struct EventResult: Record {
  static let summary = "What became of an event of the user's."

  var handled = false
  var tool = ""
  var state = ""
  var toolPath: [String] = []
  var component = Nullable<Component>(nil)
  var overlay: OverlayForm?
  var error: RPCError?

  init() {}

  init(_ report: EventReport) {
    handled = report.isHandled
    tool = report.tool.rawValue
    state = report.state
    toolPath = report.path.map(\.rawValue)
    component = Nullable(report.component)
    overlay = report.overlay.map(OverlayForm.init)
    error = report.error.map(RPCError.init)
  }

  static let fields: [Field<Self>] = [
    .required("handled", \.handled, "Whether a tool took the event."),
    .required("tool", \.tool, "The tool now."),
    .required("state", \.state, "The tool and its state now."),
    .required("toolPath", \.toolPath, "Every tool that saw the event, in order."),
    .required("component", \.component, "The component that acted."),
    .optional("overlay", \.overlay, "What to draw over the pages now; absent: as before."),
    .optional("error", \.error, "Why a tool could not do what it was about to do."),
  ]
}

/// What to draw over the pages.
struct OverlayForm: Record {
  static let name = "Overlay"
  var items: [OverlayItemForm] = []

  init() {}
  init(_ items: [OverlayItem]) { self.items = items.map(OverlayItemForm.init) }

  static let fields: [Field<Self>] = [
    .required("items", \.items, "All of it, lowest first; none: clear what was drawn.")
  ]
}
