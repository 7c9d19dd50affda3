// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension FieldFormat.Kind: WireEnum { public static let name = "FieldFormatKind" }

/// The wire form of the format of a field's values.
struct WireFieldFormat: Record {
  static let name = "FieldFormat"
  static let summary =
    "The format that a field's scripts require, as a help for entering values."

  var kind = FieldFormat.Kind.number
  var pattern: String?
  var decimals: Int?
  var thousandsSeparator: String?
  var decimalSeparator: String?
  var currency: String?
  var currencyInFront: Bool?
  var minimum: Double?
  var maximum: Double?

  init() {}

  init(_ format: FieldFormat) {
    kind = format.kind
    pattern = format.pattern
    decimals = format.decimals
    thousandsSeparator = format.separators?.thousands
    decimalSeparator = format.separators?.decimal
    currency = format.currency
    currencyInFront = format.currency == nil ? nil : format.isCurrencyInFront
    minimum = format.minimum
    maximum = format.maximum
  }

  static let fields: [Field<Self>] = [
    .required("kind", \.kind, "The kind of format."),
    .optional(
      "pattern", \.pattern,
      """
      For dates and times: Acrobat's pattern, such as `yyyy-mm-dd` or `h:MM tt`. For `special`: a \
      mask with `9` for a digit, `A` a letter, `O` either, `X` anything.
      """),
    .optional("decimals", \.decimals, "The number of decimals of a number."),
    .optional(
      "thousandsSeparator", \.thousandsSeparator,
      "The separator between thousands; empty for none."),
    .optional("decimalSeparator", \.decimalSeparator, "The separator before the decimals."),
    .optional("currency", \.currency, "The currency beside a number."),
    .optional(
      "currencyInFront", \.currencyInFront,
      "Whether the currency comes before the number."),
    .optional("minimum", \.minimum, "The minimum that the field's script accepts."),
    .optional("maximum", \.maximum, "The maximum that the field's script accepts."),
  ]
}
