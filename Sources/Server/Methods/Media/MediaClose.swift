// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum MediaClose: PromptMethod {
  static let name = "media/close"
  static let effect = Effect.arranges()
  static let summary = "Stops an annotation's media and removes its files."
  static let errors: [ErrorKind] = [.unknownDocument]

  struct Params: DocumentParams {
    var documentId = ""
    var annotationId = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("annotationId", \.annotationId, "The annotation."),
    ]
  }

  struct Result: WrittenRecord {
    var closed = false
    static let fields: [Field<Self>] = [
      .required("closed", \.closed, "Whether there were files to remove.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    Result(closed: try call.document(params).closeMedia(params.annotationId))
  }
}
