// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import Workspace

enum FormsUpdate: PromptMethod {
  static let name = "forms/update"
  static let effect = Effect.changes
  static let summary = """
    Changes the properties of a field and the look of its widgets. The widgets are redrawn. \
    Members that are not given stay. Use `annotations/update` to move widgets.
    """
  static let errors = FormsCreate.errors

  struct Params: DocumentParams {
    var documentId = ""
    var field = ""
    var annotationId: String?
    var changes = WireFieldChanges()
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("field", \.field, "The field's id."),
      .optional(
        "annotationId", \.annotationId,
        "The widget to change in look; by default all of them."),
      .required("changes", \.changes, "The changes."),
    ]
  }

  struct Result: WrittenRecord {
    var field: PlacedField
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("field", \.field, "The field after the change."),
      .revision(\.revision),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    // A text that is being entered stays, but not in a field that becomes read-only.
    if params.changes.flags != nil { try tooling(open.commitWork()) }
    let old = try open.document.placedField(params.field)
    var changes = try params.changes.changes(of: old)
    changes.look = try params.changes.look.changes(of: old.field.kind, path: "params.changes")
    changes.look.widget = params.annotationId
    let change = try tooling(
      under: "params.changes.name", open.update(old, changes, cause: .api))
    let id = changes.name ?? params.field
    return Result(field: try open.document.placedField(id), revision: change.revision)
  }
}

struct WireFieldChanges: FieldLookRecord {
  static let summary = "Changes to a field; members that are not given stay."

  var name: String?
  var label: String?
  var flags: [String]?
  var options: [WireNewOption]?
  var maxLength: Nullable<Int>?
  var defaultValue: WireFieldValue?
  var align: Annotation.TextAlignment?
  var look = WireFieldLook()

  static let fields: [Field<Self>] =
    [
      .optional("name", \.name, "The full name; only its last part may change."),
      .optional(
        "label", \.label,
        "The label for people; an empty label removes it in favour of the name."),
      .optional("flags", \.flags, "All flags that are set, as in a `Field`."),
      .optional("options", \.options, "For choice fields: all options."),
      .nullable(
        "maxLength", \.maxLength,
        "For text fields: the maximum number of characters; `null` for no limit."),
      .optional("defaultValue", \.defaultValue, "The value after a reset."),
      .optional("align", \.align, "The alignment of the text."),
    ] + lookFields

  func changes(of placed: PlacedField) throws(RPCError) -> FieldChanges {
    let kind = placed.field.kind
    let hasText = kind == .text || kind.hasOptions
    try kind.require(
      [
        (maxLength == nil || kind == .text, "maxLength"), (align == nil || hasText, "align"),
        (options == nil || kind.hasOptions, "options"),
      ], path: "params.changes")
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
          message: "The value does not fit a \(kind.rawValue): see FieldValue."))
    }
    // The value must fit the field as it will be.
    var next = placed
    if let flags = changes.flags { next.field.flags = flags }
    if let options = changes.options { next.field.options = options }
    if let most = changes.maxLength { next.field.maxLength = most.flatMap { $0 > 0 ? $0 : nil } }
    let settled = next.settled(FieldSetting(placed.id, value))
    if settled != .state("Off"), let fault = next.fault(of: settled) {
      throw RPCError(WireError(path: "params.changes.defaultValue", message: fault))
    }
    changes.defaultValue = settled.values ?? []
    return changes
  }
}
