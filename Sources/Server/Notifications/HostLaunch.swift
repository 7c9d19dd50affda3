// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

enum HostLaunch: Notification {
  static let name = "host/launch"
  static let summary = """
    The user followed a link that launches a program or opens a file; nothing was launched. Do so \
    only if your policy allows it, and never without asking the user.
    """

  struct Params: HostParams {
    var place = HostPlace()
    var path = ""
    var parameters: String?
    var operation: String?
    var directory: String?
    var newWindow: Bool?

    init(_ place: HostPlace, _ path: String, _ members: [String: ActionValue]) {
      self.place = place
      self.path = path
      parameters = members["parameters"]?.text
      operation = members["operation"]?.text
      directory = members["directory"]?.text
      newWindow = members["newWindow"]?.flag
    }

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("path", \.path.shownLine, "The path of the program or file, as in the link."),
        .optional("parameters", \.parameters, "The parameters for the program."),
        .optional("operation", \.operation, "The operation: `open` or `print`."),
        .optional("directory", \.directory, "The working folder of the program."),
        .optional("newWindow", \.newWindow, "Whether to open the file in a new window."),
      ]
  }
}
