// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum HostStopMedia: Notification {
  static let name = "host/stopMedia"
  static let summary =
    "Stops media that `host/playMedia` started. Their page is out of view, or the user left it."

  struct Params: HostParams {
    var place = HostPlace()
    var annotationId = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [.required("annotationId", \.annotationId, "The annotation.")]
  }
}
