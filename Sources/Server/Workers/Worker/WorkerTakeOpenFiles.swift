// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// Records which files named by requests belong to other workers' documents. The requests are the
/// worker's.
enum WorkerTakeOpenFiles: PromptMethod {
  static let name = "worker/takeOpenFiles"
  static let effect = Effect.arranges()
  static let summary = "Tells which files other documents are open from."
  static let isNotification = true

  struct Params: Record {
    var files: [OpenFile] = []
    static let fields: [Field<Self>] = [.required("files", \.files)]
  }

  /// The file of an open document, with all symbolic links followed.
  struct OpenFile: Record {
    var documentId = ""
    var path = ""
    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId), .required("path", \.path),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    call.session.world.worker?.openFiles = params.files
    return Nothing()
  }
}
