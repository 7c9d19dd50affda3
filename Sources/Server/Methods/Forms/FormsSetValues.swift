// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum FormsSetValues: PromptMethod {
  static let name = "forms/setValues"
  static let effect = Effect.changes
  static let summary = """
    Fills in several fields as one step, or none where one of them does not take its value. What the \
    tools have under way is committed first.
    """
  static let errors: [ErrorKind] = .committing

  struct Params: DocumentParams {
    static let name = "SetValuesParams"
    var documentId = ""
    var values: [WireFieldSetting] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("values", \.values, "The fields with their values."),
    ]
  }

  typealias Result = FieldsChanged

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    try tooling(open.commitWork())
    var settings: [FieldSetting] = []
    for (index, value) in params.values.enumerated() {
      settings.append(try value.setting(in: open.document, path: "params.values[\(index)].value"))
    }
    let name = settings.count == 1 ? nil : "Fill in form"
    let change = try tooling(open.setValues(settings, as: name, cause: .api))
    return FieldsChanged(open, change)
  }
}
