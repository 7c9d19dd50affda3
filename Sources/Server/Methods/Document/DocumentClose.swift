// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum DocumentClose: PromptMethod {
  static let name = "document/close"
  static let summary = """
    Closes a document with its views. Changes that were not saved stay in its edit log, for \
    `recovery` when it is opened again; those of a document opened from data are lost.
    """
  static let errors: [ErrorKind] = [.unknownDocument]

  struct Params: DocumentParams {
    static let name = "CloseParams"
    var documentId = ""
    var discard = false

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .defaulted("discard", \.discard, false, "Forget changes that were not saved."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let id = try call.document(params).id
    call.session.documents.close(id, discardingChanges: params.discard)
    return Nothing()
  }
}
