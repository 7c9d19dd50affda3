// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Workspace

/// A group of the toolbar by its tools' ids.
struct WireToolbarGroup: Record {
  static let name = "ToolbarGroup"
  static let summary = "A group of tools of the toolbar."
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
    .optional("title", \.title, "The title for people; its id unless given."),
    .required("tools", \.tools, "The tools' ids, in their order."),
  ]

  var group: Toolbar.Group {
    Toolbar.Group(id: id, title: title ?? id, tools: tools.map(ToolName.init(rawValue:)))
  }
}
