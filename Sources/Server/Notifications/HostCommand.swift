// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum HostCommand: Notification {
  static let name = "host/command"
  static let summary = """
    The user ran a named action that the front end implements. Examples are `Find`, `Print` and \
    `SaveAs`.
    """

  struct Params: HostParams {
    var place = HostPlace()
    var command = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("command", \.command, "The command, by the name of Acrobat's menu item.")
      ]
  }
}
