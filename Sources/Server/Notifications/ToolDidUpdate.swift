// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum ToolDidUpdate: Notification {
  static let name = "tool/didUpdate"
  static let summary = """
    The display of a view's selection and tool changed. The cause was not the user's event in that \
    view, but undo, a request, or another view.
    """

  struct Params: HostParams, DisplayRecord {
    var place = HostPlace()
    var tool = ""
    var state = ""
    var display = WireDisplay()

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("tool", \.tool, "The tool."),
        .required("state", \.state, "The tool and its state, such as `textSelect.selecting`."),
      ] + Field<Self>.display
  }
}
