// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// A worker no longer waits for the client's answer to a question.
enum WorkerDidGiveUp: Notification {
  static let name = "worker/didGiveUp"
  static let summary = "The answer to a question is not waited for any more."

  struct Params: Record {
    static let name = "WorkerGaveUpParams"
    var id = MessageID.integer(0)
    static let fields: [Field<Self>] = [.required("id", \.id)]
  }
}
