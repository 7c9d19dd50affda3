// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum HostToggleUserInterface: Notification {
  static let name = "host/toggleUserInterface"
  static let summary = "The user tapped the empty page: show or hide what lies around it."

  struct Params: HostParams {
    static let name = "HostToggleUserInterfaceParams"
    var place = HostPlace()
    var visible = true
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("visible", \.visible, "Whether it shall be shown, as `view/get` has it now.")
      ]
  }
}
