// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum HostUnsupportedAction: Notification {
  static let name = "host/unsupportedAction"
  static let summary = "The user ran an action that the server does not support."

  struct Params: HostParams {
    var place = HostPlace()
    var action = WireAction(.init(.other("")))
    var reason = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("action", \.action, "The action, without the actions that follow it."),
        .required("reason", \.reason, "Why it is not supported; a sentence for people."),
      ]
  }
}
