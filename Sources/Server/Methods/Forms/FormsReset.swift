// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

enum FormsReset: Method {
  static let name = "forms/reset"
  static let effect = Effect.changes
  static let summary = """
    Resets fields to their default values, as one step. Fields without one become empty. Read-only \
    fields are reset too, but not fields that a signature locks. Pending work of the tools is \
    committed first.
    """
  static let errors: [ErrorKind] = .committing

  struct Params: DocumentParams {
    var documentId = ""
    var given: [String]?
    var exclude = false
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional(
        "fields", \.given,
        "Names or ids of fields; all unless given. A name includes the fields below it."),
      .defaulted("exclude", \.exclude, "Whether `fields` names the fields to leave as they are."),
    ]
  }

  typealias Result = FieldsChanged

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    try tooling(open.commitWork())
    let scope = FieldScope(params.given, excludes: params.exclude)
    let settings = try tooling(open.settings(resetting: scope))
    return try call.setValues(settings.count, in: open, as: OpenDocument.resetName) { settings[$0] }
  }
}
