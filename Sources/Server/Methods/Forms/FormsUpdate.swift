// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC
import Workspace

enum FormsUpdate: PromptMethod {
  static let name = "forms/update"
  static let effect = Effect.changes
  static let summary = """
    Changes what a field is and what its places look like, which are drawn anew; what is not given \
    stays. The places are moved as annotations, with `annotations/update`.
    """
  static let errors = FormsCreate.errors

  struct Params: DocumentParams {
    static let name = "FormsUpdateParams"
    var documentId = ""
    var field = ""
    var annotationId: String?
    var changes = WireFieldChanges()
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("field", \.field, "The field's id."),
      .optional(
        "annotationId", \.annotationId,
        "The place whose looks change; all of them unless given."),
      .required("changes", \.changes, "The changes."),
    ]
  }

  struct Result: Record {
    static let name = "FormsUpdateResult"
    var field = WireField()
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("field", \.field, "The field as it is now."),
      .required("revision", \.revision, "The document's revision now."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let old = try open.document.placedField(params.field)
    var changes = try params.changes.changes(of: old)
    changes.look = try params.changes.look.changes(of: old, params.annotationId)
    let change = try tooling(open.update(old, changes, cause: .api))
    let id = changes.name ?? params.field
    return Result(field: WireField(try open.document.placedField(id)), revision: change.revision)
  }
}

/// Changes to a field, on the wire.
struct WireFieldChanges: Record {
  static let name = "FieldChanges"
  static let summary = "Changes to a field; what is not given stays."

  var name: String?
  var label: String?
  var flags: [String]?
  var options: [WireNewOption]?
  var maxLength: Nullable<Int>?
  var defaultValue: WireFieldValue?
  var align: Annotation.TextAlignment?
  var look = WireFieldLook()

  static let fields: [Field<Self>] = [
    .optional("name", \.name, "The full name; only its last part may change."),
    .optional("label", \.label, "The label for people; empty: the same as its name."),
    .optional("flags", \.flags, "All that are set, as those of a `Field`."),
    .optional("options", \.options, "For choices: all options."),
    .nullable("maxLength", \.maxLength, "For text: the most characters; `null`: any number."),
    .optional("defaultValue", \.defaultValue, "Its value after a reset."),
    .optional("align", \.align, "How text is set."),
    .optional("font", \.look.font, "The font of text."),
    .optional("autoSize", \.look.isAutoSized, "Whether text is as large as fits."),
    .nullable("color", \.look.color, "The colour of the border; `null`: none."),
    .nullable("interiorColor", \.look.interiorColor, "The colour of the background; `null`: none."),
    .optional("borderWidth", \.look.borderWidth, "In points.", in: 0...100),
    .optional(
      "state", \.look.state,
      "The value that a check box or radio button is on for; it belongs to one place alone."
    ),
    .optional(
      "sign", \.look.sign,
      "For check boxes and radio buttons: the mark that shows when they are on."),
    .optional("caption", \.look.caption, "For buttons: the caption."),
    .optional("action", \.look.action, "For buttons: the action."),
  ]

  func changes(of placed: PlacedField) throws(RPCError) -> FieldChanges {
    let kind = placed.field.kind
    var changes = FieldChanges()
    changes.name = name
    changes.label = label
    if let flags {
      changes.flags = try FieldFlags(names: flags, of: kind, path: "params.changes.flags")
    }
    changes.options = options.map { $0.map { .init($0.value, $0.title ?? $0.value) } }
    if let maxLength {
      guard maxLength.value ?? 0 >= 0 else {
        throw RPCError(WireError(path: "params.changes.maxLength", message: "Give 0 or more."))
      }
      changes.maxLength = .some(maxLength.value)
    }
    changes.alignment = align
    guard let defaultValue else { return changes }
    guard let value = defaultValue.value(for: kind) else {
      throw RPCError(
        WireError(
          path: "params.changes.defaultValue",
          message: "A \(kind.rawValue) does not take that: see FieldValue."))
    }
    changes.defaultValue = placed.settled(FieldSetting(placed.id, value)).values ?? []
    return changes
  }
}
