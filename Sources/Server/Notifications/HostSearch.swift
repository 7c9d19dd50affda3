// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum HostSearch: Notification {
  static let name = "host/search"
  static let summary = "The user wants to search the document for these words."

  struct Params: HostParams {
    var place = HostPlace()
    var text = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [.required("text", \.text, "The words to find, on one line.")]
  }
}
