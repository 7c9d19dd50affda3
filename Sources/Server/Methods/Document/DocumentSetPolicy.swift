// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC
import Members

enum DocumentSetPolicy: PromptMethod {
  static let name = "document/setPolicy"
  static let effect = Effect.arranges(.latest)
  static let summary = "Sets the client's limits on the user's changes to a document."
  static let errors: [ErrorKind] = [.unknownDocument]
  typealias Result = PartialValue<Policy>

  struct Params: DocumentParams {
    static let name = "SetPolicyParams"
    var documentId = ""
    var policy = PartialValue<Policy>()
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("policy", \.policy, "The limits to change."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> PartialValue<Policy> {
    let open = try call.document(params)
    var policy = open.editor.policy
    params.policy.apply(to: &policy)
    open.set(policy)
    return PartialValue<Policy>(policy)
  }
}
