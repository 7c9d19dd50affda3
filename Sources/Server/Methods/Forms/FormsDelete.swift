// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC
import Workspace

enum FormsDelete: Method {
  static let name = "forms/delete"
  static let effect = Effect.deletes
  static let summary = "Removes fields with their widgets and the replies to these, as one step."
  static let errors: [ErrorKind] = .committing

  struct Params: DocumentParams {
    var documentId = ""
    var given: [String] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("fields", \.given, "Names or ids of fields. A name includes the fields below it."),
    ]
  }

  typealias Result = AnnotationsDelete.Result

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    try remove(FieldScope(params.given), flattens: false, call.document(params), call)
  }

  static func remove(
    _ scope: FieldScope, flattens: Bool, _ open: OpenDocument, _ call: Call
  ) throws(RPCError) -> Answer<Result> {
    try tooling(open.commitWork())
    let fields = try tooling(open.fields(in: scope))
    guard !fields.isEmpty else { return .now(Result(revision: open.editor.revision)) }
    return try call.perform(RemoveFields(fields.map(\.id), flattens: flattens), in: open) {
      Result(removed: $0.effect.removed, revision: $0.revision)
    }
  }
}
