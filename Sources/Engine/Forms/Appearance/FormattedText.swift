// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The text that a widget shows for a formatted value. A script of its field formats the value, and the
/// file has the text.
///
/// A form leaves the appearances of values to viewers (`NeedAppearances`, ISO 32000-2, 12.7.3) also if a
/// program has changed the values without drawing them. An appearance that shows another value is not used.
struct FormattedText {
  /// The formatted text; `nil` if the file has none of the present value.
  let inFile: String?
  private let value: String

  /// `nil` if no script formats the value, or it is empty.
  init?(of widget: PDFObject, _ field: FormField, in document: Document) throws(EngineError) {
    guard field.kind == .text || field.kind == .comboBox, !field.isSecret,
      let value = field.value.first, !value.isEmpty,
      try widget.additionalAction("F", isWidget: true) != nil
    else { return nil }
    self.value = field.titles(of: [value], choosing: field.chosen).first ?? value
    let text = try FormattedText.text(of: widget, in: document)
    inFile = text.flatMap { FormattedText.shows($0, value, field.format) ? $0 : nil }
  }

  /// The text to show as long as the script does not run.
  var shown: String { inFile ?? value }

  private static func text(
    of widget: PDFObject, in document: Document
  ) throws(EngineError) -> String? {
    guard let form = try ScreenLook.form(of: widget) else { return nil }
    do throws(EngineError) {
      return try PageTextBuilder.readings(of: form, in: document).first?.text
    } catch .damaged, .unsupported {
      // It shows nothing on the screen either.
      return nil
    }
  }

  /// Whether a text shows a value: with the same letters and digits, or as a number with the decimals of its
  /// format.
  private static func shows(_ text: String, _ value: String, _ format: FieldFormat?) -> Bool {
    let shown = text.filter { $0.isLetter || $0.isNumber }
    if !shown.isEmpty, shown == value.filter({ $0.isLetter || $0.isNumber }) { return true }
    guard let format, format.kind == .number || format.kind == .percent,
      let decimals = format.decimals, (0...9).contains(decimals), let number = Double(value)
    else { return false }
    var scaled = number.magnitude * (format.kind == .percent ? 100 : 1)
    for _ in 0..<decimals { scaled *= 10 }
    guard let digits = Int(exactly: scaled.rounded()) else { return false }
    let isNegative = text.contains("-") || text.contains("(")
    return Int(text.filter(\.isASCIIDigit)) == digits && isNegative == (number < 0)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
