// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC
import Members

enum DocumentSetPolicy: PromptMethod {
  static let name = "document/setPolicy"
  static let effect = Effect.arranges()
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
    try PolicyPages(params.policy).check(in: open.document)
    try check(tools: policy.disabledTools, call.session)
    open.set(policy)
    return PartialValue<Policy>(policy)
  }

  /// Treats an unknown tool name like an unknown member. A wrong name would leave the intended tool
  /// enabled. A client registers its own tools first.
  ///
  /// - Throws: ``ErrorKind/invalidParams`` in a strict session.
  private static func check(tools names: Set<String>, _ session: Session) throws(RPCError) {
    let known = session.documents.shared.tools.map(\.name.rawValue)
    for tool in names.subtracting(known).sorted() {
      try session.log.unknownMembers.settle(
        WireError(
          path: "params.policy.disabledTools", unknown: "tool", tool,
          NearestNames.of(tool, among: known).first), in: name)
    }
  }
}
