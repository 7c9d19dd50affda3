// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Workspace

/// A group of the toolbar, by the ids of its tools.
struct WireToolbarGroup: Record {
  static let summary = "A group of tools in the toolbar."
  var id = ""
  var title: String?
  var tools: [String] = []

  init() {}

  init(_ group: Toolbar.Group) {
    id = group.id
    title = group.title
    tools = group.tools.map(\.rawValue)
  }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The group's id in requests."),
    .optional("title", \.title, "The title for people; by default the id."),
    .required("tools", \.tools, "The ids of the tools, in order."),
  ]

  var group: Toolbar.Group {
    Toolbar.Group(id: id, title: title ?? id, tools: tools.map(ToolName.init(rawValue:)))
  }
}
