// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum MenuDidChoose: Notification {
  static let name = "menu/didChoose"
  static let summary = "The user chose an item that the client added with `menu/update`."

  struct Params: HostParams {
    var place = HostPlace()
    var id = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [.required("id", \.id, "The item.")]
  }
}
