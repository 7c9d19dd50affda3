// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum FormsGet: PromptMethod {
  static let name = "forms/get"
  static let effect = Effect.reads
  static let summary = "Returns one field of a document's form."
  static let errors: [ErrorKind] = .reading

  struct Params: DocumentParams {
    static let name = "FieldParams"
    var documentId = ""
    var field = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("field", \.field, "The field's id."),
    ]
  }

  struct Result: WrittenRecord {
    static let name = "FieldResult"
    var field: PlacedField
    static let fields: [Field<Self>] = [.required("field", \.field, "The field.")]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    return Result(field: try open.document.placedField(params.field))
  }
}
