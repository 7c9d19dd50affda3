// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum ToolShouldChange: ClientRequest {
  static let name = "tool/shouldChange"
  static let summary = "May the user switch to this tool?"
  typealias Result = Allowance

  struct Params: HookParams {
    var hook = HookContext()
    var tool = ""
    var previous = ""
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .required("tool", \.tool, "The new tool."),
        .required("previous", \.previous, "The current tool."),
      ]
  }
}
