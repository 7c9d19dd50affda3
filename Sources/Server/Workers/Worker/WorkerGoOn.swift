// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC
import Members

/// Ends the recovery of a document: its views are shown again, and its scripts and actions may change it.
enum WorkerGoOn: PromptMethod {
  static let name = "worker/goOn"
  static let effect = Effect.arranges()
  static let summary = "Ends the recovery of a document."
  static let errors: [ErrorKind] = [.unknownDocument]

  struct Params: DocumentParams {
    static let name = "GoOnParams"
    var documentId = ""
    /// The client's policy when the worker was lost. It is not set by a request of the client's, which may
    /// name pages that have moved, or tools that are gone.
    var policy: PartialValue<Policy>?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .optional("policy", \.policy),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let open = try call.document(params)
    if let form = params.policy {
      var policy = Policy()
      form.apply(to: &policy)
      open.set(policy)
    }
    call.session.documents.didRestore(open)
    return Nothing()
  }
}
