// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC
import Workspace

enum FormsDelete: PromptMethod {
  static let name = "forms/delete"
  static let effect = Effect.deletes
  static let summary = "Removes fields with their widgets, as one step."
  static let errors: [ErrorKind] = .committing

  struct Params: DocumentParams {
    static let name = "FormsDeleteParams"
    var documentId = ""
    var given: [String] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required(
        "fields", \.given,
        "Names or ids of fields. A name includes the fields below it."),
    ]
  }

  typealias Result = AnnotationsDelete.Result

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    try remove(FieldScope(params.given), flattens: false, call.document(params))
  }

  static func remove(
    _ scope: FieldScope, flattens: Bool, _ open: OpenDocument
  ) throws(RPCError) -> Result {
    try tooling(open.commitWork())
    let fields = try tooling(open.fields(in: scope))
    guard !fields.isEmpty else { return Result(revision: open.editor.revision) }
    let change = try editing(
      open.editor.perform(RemoveFields(fields.map(\.id), flattens: flattens), cause: .api))
    return Result(removed: change.effect.removed, revision: change.revision)
  }
}
