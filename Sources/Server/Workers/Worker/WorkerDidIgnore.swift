// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A worker ignored a member of a message from the client. The front reports it once for all
/// workers.
enum WorkerDidIgnore: Notification {
  static let name = "worker/didIgnore"
  static let summary = "A member was ignored."

  struct Params: Record {
    static let name = "WorkerIgnoredParams"
    var method = ""
    var path = ""
    var why = ""
    static let fields: [Field<Self>] = [
      .required("method", \.method), .required("path", \.path), .required("why", \.why),
    ]
  }
}
