// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum MenuShouldShow: ClientRequest {
  static let name = "menu/shouldShow"
  static let summary = "May this menu be shown? A refused menu does not appear."
  typealias Result = Allowance

  struct Params: HookParams {
    var hook = HookContext()
    var items: [WireMenuItem] = []
    static let fields: [Field<Self>] =
      Field<Self>.hook + [.required("items", \.items, "The items of the menu.")]
  }
}
