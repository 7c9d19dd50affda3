// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension FormField.Kind: WireEnum { public static let name = "FieldType" }

extension PlacedField: WrittenRecord {
  public static let name = "Field"
  public static let summary = "A form field with its widgets."

  public static let fields: [Field<Self>] = [
    .required(
      "id", \.id, "The field's id: its name, or, without a name, the id of its first widget."),
    .required("name", \.field.name, "The full name: its parts joined by full stops; may be empty."),
    .required("type", \.field.kind, "The type of the field."),
    .optional(
      "label", \.field.distinctLabel.shownLine, "The label for people, if it differs from the name."
    ),
    .required("value", \.field.shownValue, "The value; `null` for a password."),
    .optional(
      "filled", \.field.isFilled,
      "For passwords only: whether a value was entered. The password itself is never sent."),
    .optional("defaultValue", \.field.shownDefault, "The value after a reset, if any."),
    .optional("options", \.field.choices, "For choice fields: the options."),
    .optional("maxLength", \.field.maxLength, "For text fields: the maximum number of characters."),
    .optional(
      "align", \.field.unusualAlignment,
      "For text and combo boxes: the alignment, if it is not `left`."),
    .required("flags", \.field.flagNames, "The flags that are set, of \(flagNames)."),
    .optional("format", \.field.format, "The format that the field's scripts require."),
    .required("widgets", \.widgets, "The widgets that show the field."),
  ]

  private static let flagNames = FieldFlags.allNames.map { "`\($0)`" }.joined(separator: ", ")
}

/// The members of a field that do not depend on its widgets.
extension FormField {
  /// The label, if it differs from the name.
  var distinctLabel: String? { label == name ? nil : label }

  /// The names of the flags that are set.
  var flagNames: [String] { flags.names(of: kind) }

  fileprivate var isFilled: Bool? { isSecret ? !value.allSatisfy(\.isEmpty) : nil }
  fileprivate var shownValue: WireFieldValue { isSecret ? .none : WireFieldValue(value, of: self) }
  fileprivate var shownDefault: WireFieldValue? {
    defaultValue.isEmpty || isSecret ? nil : WireFieldValue(defaultValue, of: self)
  }
  fileprivate var choices: [WireFieldOption]? {
    guard kind == .comboBox || kind == .listBox else { return nil }
    return options.map { WireFieldOption(value: $0.value, title: $0.title) }
  }
  fileprivate var unusualAlignment: Annotation.TextAlignment? {
    alignment == .left ? nil : alignment
  }
}

extension FieldPlace: WrittenRecord {
  public static let name = "FieldWidget"
  public static let summary = "A widget of a field."

  public static let fields: [Field<Self>] = [
    .required("annotationId", \.annotationID, "The id of the widget as an annotation."),
    .required("pageIndex", \.pageIndex, "The page of the widget, from 0."),
    .required("rect", \.rect, "The rectangle of the widget, in page space."),
    .optional(
      "state", \.onState,
      "For check boxes and radio buttons: the value when the widget is on."),
    .optional(
      "exportValue", \.differentExportValue,
      "The value for exports and scripts, if it differs from `state`."),
    .optional("on", \.wireOn, "For check boxes and radio buttons: whether the widget is on."),
  ]

  private var differentExportValue: String? { exportValue == onState ? nil : exportValue }
  private var wireOn: Bool? { onState == nil ? nil : isOn }
}

struct WireFieldOption: WrittenRecord {
  var value = ""
  var title = ""

  static let fields: [Field<Self>] = [
    .required("value", \.value, "The option's value."),
    .required("title", \.title.shownLine, "The text that people see."),
  ]
}

extension FieldFormat.Kind: WireEnum { public static let name = "FieldFormatKind" }

extension FieldFormat: WrittenRecord {
  public static let summary =
    "The format that a field's scripts require. It helps with entering values."

  public static let fields: [Field<Self>] = [
    .required("kind", \.kind, "The kind of format."),
    .optional(
      "pattern", \.pattern,
      """
      For dates and times: Acrobat's pattern, such as `yyyy-mm-dd` or `h:MM tt`. For `special`: a \
      mask with `9` for a digit, `A` a letter, `O` either, `X` anything.
      """),
    .optional("decimals", \.decimals, "The number of decimals of a number."),
    .optional(
      "thousandsSeparator", \.separators?.thousands,
      "The separator between thousands; empty for none."),
    .optional("decimalSeparator", \.separators?.decimal, "The separator before the decimals."),
    .optional("currency", \.currency, "The currency beside a number."),
    .optional(
      "currencyInFront", \.putsCurrencyInFront,
      "Whether the currency comes before the number."),
    .optional("minimum", \.minimum, "The minimum that the field's script accepts."),
    .optional("maximum", \.maximum, "The maximum that the field's script accepts."),
  ]

  private var putsCurrencyInFront: Bool? { currency == nil ? nil : isCurrencyInFront }
}
