// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum ToolDidChange: Notification {
  static let name = "tool/didChange"
  static let summary = "The tool of a view changed."

  struct Params: WrittenRecord {
    var place: HostPlace
    var tool: ToolName
    var previous: ToolName

    static let fields: [Field<Self>] = [
      .document(\.place.documentId),
      .required("viewId", \.place.viewId, "The view."),
      .required("tool", \.tool.rawValue, "The new tool."),
      .required("previous", \.previous.rawValue, "The previous tool."),
    ]
  }
}
