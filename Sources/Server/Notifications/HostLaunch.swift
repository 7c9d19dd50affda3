// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

enum HostLaunch: Notification {
  static let name = "host/launch"
  static let summary = """
    The user followed a link that launches a program or file. Nothing was launched. Do so only if \
    your policy allows it, and never without asking the user.
    """

  struct Params: HostParams {
    var place = HostPlace()
    var path = ""
    var members: [String: ActionValue] = [:]

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("path", \.path.shownLine, "The path of the program or file, as in the link."),
        .optional("parameters", \.members["parameters"]?.text, "The parameters for the program."),
        .optional("operation", \.members["operation"]?.text, "The operation: `open` or `print`."),
        .optional("directory", \.members["directory"]?.text, "The working folder of the program."),
        .optional(
          "newWindow", \.members["newWindow"]?.flag, "Whether to open the file in a new window."),
      ]
  }
}
