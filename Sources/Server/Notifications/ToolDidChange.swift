// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Workspace

enum ToolDidChange: Notification {
  static let name = "tool/didChange"
  static let summary = "The tool of a view changed."

  struct Params: WrittenRecord {
    var documentId = ""
    var viewId = ""
    var tool = ""
    var previous = ""

    init(_ view: OpenView, _ tool: ToolName, previous: ToolName) {
      documentId = view.owner.id
      viewId = view.id
      self.tool = tool.rawValue
      self.previous = previous.rawValue
    }

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("viewId", \.viewId, "The view."),
      .required("tool", \.tool, "The new tool."),
      .required("previous", \.previous, "The previous tool."),
    ]
  }
}
