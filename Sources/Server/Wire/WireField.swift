// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

extension FormField.Kind: WireEnum { public static let name = "FieldType" }

/// The wire form of a form field.
struct WireField: Record {
  static let name = "Field"
  static let summary = "A form field with its widgets."

  var id = ""
  var field = FieldMembers()
  var widgets: [WireFieldWidget] = []

  init() {}

  init(_ placed: PlacedField) {
    id = placed.id
    field = FieldMembers(placed.field)
    widgets = placed.widgets.map(WireFieldWidget.init)
  }

  static let fields: [Field<Self>] = [
    .required(
      "id", \.id, "The field's id: its name, or, without a name, the id of its first widget."),
    .required("name", \.field.name, "The full name: its parts joined by full stops; may be empty."),
    .required("type", \.field.type, "The type of the field."),
    .optional(
      "label", \.field.label.shownLine, "The label for people, if it differs from the name."),
    .required("value", \.field.value, "The value; `null` for a password."),
    .optional(
      "filled", \.field.isFilled,
      "For passwords only: whether a value was entered. The password itself is never sent."),
    .optional(
      "defaultValue", \.field.defaultValue, "The value after a reset, if any."),
    .optional("options", \.field.options, "For choice fields: the options."),
    .optional("maxLength", \.field.maxLength, "For text fields: the maximum number of characters."),
    .optional(
      "align", \.field.align, "For text and combo boxes: the alignment, if it is not `left`."),
    .required("flags", \.field.flags, "The flags that are set, of \(flagNames)."),
    .optional("format", \.field.format, "The format that the field's scripts require."),
    .required("widgets", \.widgets, "The widgets that show the field."),
  ]

  private static let flagNames = FieldFlags.allNames.map { "`\($0)`" }.joined(separator: ", ")
}

/// The members of a field that do not depend on its widgets.
struct FieldMembers {
  var name = ""
  var type = FormField.Kind.text
  var label: String?
  var value = WireFieldValue.none
  var isFilled: Bool?
  var defaultValue: WireFieldValue?
  var options: [WireFieldOption]?
  var maxLength: Int?
  var align: Annotation.TextAlignment?
  var flags: [String] = []
  var format: WireFieldFormat?

  init() {}

  init(_ field: FormField) {
    name = field.name
    type = field.kind
    label = field.label == field.name ? nil : field.label
    if field.isSecret {
      isFilled = !field.value.allSatisfy(\.isEmpty)
    } else {
      value = WireFieldValue(field.value, of: field.kind)
    }
    if !field.defaultValue.isEmpty, !field.isSecret {
      defaultValue = WireFieldValue(field.defaultValue, of: field.kind)
    }
    if field.kind == .comboBox || field.kind == .listBox {
      options = field.options.map { WireFieldOption(value: $0.value, title: $0.title) }
    }
    maxLength = field.maxLength
    align = field.alignment == .left ? nil : field.alignment
    flags = field.flags.names(of: field.kind)
    format = field.format.map(WireFieldFormat.init)
  }
}

/// The wire form of a field's widget.
struct WireFieldWidget: Record {
  static let name = "FieldWidget"
  static let summary = "A widget of a field."

  var annotationId = ""
  var pageIndex = 0
  var rect = Rect(0, 0, 0, 0)
  var state: String?
  var exportValue: String?
  var on: Bool?

  init() {}

  init(_ place: FieldPlace) {
    annotationId = place.annotationID
    pageIndex = place.pageIndex
    rect = place.rect
    state = place.onState
    exportValue = place.exportValue == place.onState ? nil : place.exportValue
    on = place.onState == nil ? nil : place.isOn
  }

  static let fields: [Field<Self>] = [
    .required("annotationId", \.annotationId, "The id of the widget as an annotation."),
    .required("pageIndex", \.pageIndex, "The page of the widget, from 0."),
    .required("rect", \.rect, "The rectangle of the widget, in page space."),
    .optional(
      "state", \.state,
      "For check boxes and radio buttons: the value when the widget is on."),
    .optional(
      "exportValue", \.exportValue,
      "The value for exports and scripts, if it differs from `state`."),
    .optional("on", \.on, "For check boxes and radio buttons: whether the widget is on."),
  ]
}

/// An option of a field.
struct WireFieldOption: Record {
  static let name = "FieldOption"
  var value = ""
  var title = ""

  static let fields: [Field<Self>] = [
    .required("value", \.value, "The option's value."),
    .required("title", \.title.shownLine, "The text that people see."),
  ]
}
