// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum HostToggleUserInterface: Notification {
  static let name = "host/toggleUserInterface"
  static let summary =
    "The user tapped an empty part of a page. Show or hide the user interface around it."

  struct Params: HostParams {
    var place = HostPlace()
    var visible = true
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("visible", \.visible, "Whether to show the user interface, as now in `view/get`.")
      ]
  }
}
