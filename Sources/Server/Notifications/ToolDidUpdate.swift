// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum ToolDidUpdate: Notification {
  static let name = "tool/didUpdate"
  static let summary = """
    What to show of a view's selection and tool has changed by no event of the user's there: by \
    undoing, by a request, in another view.
    """

  struct Params: HostParams, DisplayRecord {
    static let name = "ToolDidUpdateParams"
    var place = HostPlace()
    var tool = ""
    var state = ""
    var display = WireDisplay()

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("tool", \.tool, "The tool."),
        .required("state", \.state, "The tool and its state."),
      ] + Field<Self>.display
  }
}
