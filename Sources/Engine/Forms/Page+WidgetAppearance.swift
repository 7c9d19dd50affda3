// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// What a field holds, and what people read of it.
struct FieldText {
  let values: [String]
  let shown: [String]
}

extension Page {
  /// Writes the appearance of a widget of a text or choice field anew.
  func draw(_ widget: PDFObject, _ text: FieldText) throws(EngineError) {
    // MuPDF draws the value, so that it is lent what is to be read instead.
    let isOther = text.shown != text.values
    let before = isOther ? try widget["V"] : nil
    if isOther { try widget.set("V", document.makeValue(text.shown)) }
    var found = false
    try context.call { cm_write_appearance($0, raw, widget.raw, &found, $1) }
    if isOther { try widget.set("V", before) }
  }
}

extension Document {
  /// A field's value (ISO 32000-2, 12.7.5.3 and 12.7.5.4); `nil` of none.
  func makeValue(_ values: [String]) throws(EngineError) -> PDFObject? {
    guard values.count != 1 else { return try makeText(values[0]) }
    guard !values.isEmpty else { return nil }
    let array = try makeArray()
    for value in values { try array.append(makeText(value)) }
    return array
  }
}
