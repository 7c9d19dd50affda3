// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

enum HostLaunch: Notification {
  static let name = "host/launch"
  static let summary = """
    The user followed a link that wants a program or file started: nothing was. Do so only if your \
    policy allows that, and never without asking the user.
    """

  struct Params: HostParams {
    static let name = "HostLaunchParams"
    var place = HostPlace()
    var path = ""
    var parameters: String?
    var operation: String?
    var directory: String?
    var newWindow: Bool?

    init() {}

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
        .required("path", \.path.shownLine, "The program or file, as the link gives it."),
        .optional("parameters", \.parameters, "The parameters for the program."),
        .optional("operation", \.operation, "`open` or `print`."),
        .optional("directory", \.directory, "The folder to start it in."),
        .optional("newWindow", \.newWindow, "Whether it takes a window of its own."),
      ]
  }
}
