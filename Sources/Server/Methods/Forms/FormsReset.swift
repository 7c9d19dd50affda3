// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum FormsReset: Method {
  static let name = "forms/reset"
  static let effect = Effect.changes
  static let summary = """
    Gives fields the values back that the form has for them, or empties them, as one step. Fields that \
    are read-only are reset as well, but not those that a signature locks. What the tools have under \
    way is committed first.
    """
  static let errors: [ErrorKind] = .committing

  struct Params: DocumentParams {
    static let name = "FormsResetParams"
    var documentId = ""
    var given: [String]?
    var exclude = false
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional(
        "fields", \.given,
        "Names or ids of fields, of which a name stands for the fields below it too; all fields "
          + "unless given."),
      .defaulted("exclude", \.exclude, false, "Whether all fields but those are meant."),
    ]
  }

  typealias Result = FieldsChanged

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    try tooling(open.commitWork())
    let scope = FieldScope(params.given, excludes: params.exclude)
    let settings = try tooling(open.settings(resetting: scope))
    return try call.setValues(settings.count, in: open, as: "Reset form") { settings[$0] }
  }
}
