// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum HostUnsupportedAction: Notification {
  static let name = "host/unsupportedAction"
  static let summary = "The user started an action that the server does not perform."

  struct Params: HostParams {
    static let name = "HostUnsupportedActionParams"
    var place = HostPlace()
    var action = WireAction(.init(.other("")))
    var reason = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("action", \.action, "The action, without what follows it."),
        .required("reason", \.reason, "Why not; a sentence for people."),
      ]
  }
}
