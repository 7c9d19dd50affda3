// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension FieldFormat.Kind: WireEnum { public static let name = "FieldFormatKind" }

/// The format of a field's values, on the wire.
struct WireFieldFormat: Record {
  static let name = "FieldFormat"
  static let summary =
    "The format that a field's scripts require, for help with entering values."

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
    .required("kind", \.kind, "Its type."),
    .optional(
      "pattern", \.pattern,
      "Dates and times: as Acrobat writes it, `yyyy-mm-dd` or `h:MM tt`. `special`: a mask, `9` for a "
        + "digit, `A` a letter, `O` either, `X` anything."),
    .optional("decimals", \.decimals, "How many decimals a number has."),
    .optional("thousandsSeparator", \.thousandsSeparator, "Between thousands; empty: nothing."),
    .optional("decimalSeparator", \.decimalSeparator, "Before the decimals."),
    .optional("currency", \.currency, "The currency beside a number."),
    .optional("currencyInFront", \.currencyInFront, "Whether that comes before the number."),
    .optional("minimum", \.minimum, "The least number that the field's script accepts."),
    .optional("maximum", \.maximum, "The greatest number that the field's script accepts."),
  ]
}
