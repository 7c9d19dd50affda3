// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum FormsSetValue: PromptMethod {
  static let name = "forms/setValue"
  static let effect = Effect.changes
  static let summary = """
    Fills in a field as a user does. A field that users cannot fill in is refused, and the form's \
    scripts run if they are enabled. Pending work of the tools is committed first.
    """
  static let errors = FormsSetValues.errors

  struct Params: DocumentParams {
    static let name = "SetValueParams"
    var documentId = ""
    var given = WireFieldSetting()
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("field", \.given.field, "The field's id."),
      .required("value", \.given.value, "The new value; `null` empties it."),
      .optional("widgetId", \.given.widgetId, WireFieldSetting.widgetSummary),
    ]
  }

  struct Result: WrittenRecord {
    static let name = "SetValueResult"
    var field: PlacedField
    var changed: [PlacedField] = []
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("field", \.field, "The field after the change."),
      .required("changed", \.changed, "All fields that changed, including this one."),
      .revision(\.revision),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    try tooling(open.commitWork())
    let setting = try params.given.setting(in: open.document, path: "params.value")
    let change = try tooling(under: "params.value", open.setValues([setting], cause: .api))
    return Result(
      field: try open.document.placedField(params.given.field),
      changed: open.document.wireFields(change?.effect.fields ?? []),
      revision: open.editor.revision)
  }
}

struct WireFieldSetting: Record {
  var field = ""
  var value = WireFieldValue.none
  var widgetId: String?

  static let widgetSummary =
    "For check boxes and radio buttons: the widget, if several have the same state."

  static let fields: [Field<Self>] = [
    .required("field", \.field, "The field's id."),
    .required("value", \.value, "The new value; `null` empties it."),
    .optional("widgetId", \.widgetId, widgetSummary),
  ]

  func setting(in document: Document, path: String) throws(RPCError) -> FieldSetting {
    let placed = try document.placedField(field)
    let kind = placed.field.kind
    guard kind != .button, kind != .signature else {
      throw RPCError(.unsupported, "The field \(field) is a \(kind.rawValue): it has no value.")
    }
    guard let value = value.value(for: kind) else {
      throw RPCError(
        WireError(path: path, message: "The value does not fit a \(kind.rawValue): see FieldValue.")
      )
    }
    if let widgetId, !placed.widgets.contains(where: { $0.annotationID == widgetId }) {
      throw RPCError(
        .notFound, "The field \(field) has no widget \(widgetId): forms/list lists its widgets.",
        data: [.init("what", .string("widget"))])
    }
    return FieldSetting(placed.id, value, widget: widgetId)
  }
}
