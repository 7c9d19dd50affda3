// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum HostCommand: Notification {
  static let name = "host/command"
  static let summary = """
    The user started a named action that is a front end's, such as `Find`, `Print` or `SaveAs`.
    """

  struct Params: HostParams {
    static let name = "HostCommandParams"
    var place = HostPlace()
    var command = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("command", \.command, "Its name, as Acrobat calls its menu items.")
      ]
  }
}
