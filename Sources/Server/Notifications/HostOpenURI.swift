// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum HostOpenURI: Notification {
  static let name = "host/openUri"
  static let summary = "The user followed a link. Open this URI, if your policy allows it."

  struct Params: HostParams {
    static let name = "HostOpenUriParams"
    var place = HostPlace()
    var uri = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("uri", \.uri.shownURI, "The URI from the document, resolved against its base.")
      ]
  }
}
