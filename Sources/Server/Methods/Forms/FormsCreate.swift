// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import Workspace

extension ButtonSymbol: WireEnum {}

enum FormsCreate: PromptMethod {
  static let name = "forms/create"
  static let effect = Effect.changes
  static let summary = """
    Adds a field to a document's form. Adds the form too if there is none. Radio buttons with the \
    same name form one field: each call adds a button to it.
    """
  static let errors: [ErrorKind] = .committing

  struct Params: DocumentParams {
    var documentId = ""
    var field = WireNewField()
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("field", \.field, "The new field."),
    ]
  }

  struct Result: WrittenRecord {
    var field: PlacedField
    var annotationId = ""
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("field", \.field, "The field."),
      .required("annotationId", \.annotationId, "The id of the new widget."),
      .revision(\.revision),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let new = try params.field.newField(in: open)
    let known = try engine(open.document.formField(new.name))
    // Radio buttons share the name of their field: only their state can be taken.
    let isButton = new.kind == .radio && known?.field.kind == .radio
    let change = try tooling(
      under: isButton ? "params.field.state" : "params.field.name", open.create(new, cause: .api))
    let id = change.effect.fields.first ?? new.name
    return Result(
      field: try open.document.placedField(id), annotationId: new.widgetID,
      revision: change.revision)
  }
}
