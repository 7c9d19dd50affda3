// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// The export value of a check box or radio button: the text at its index in the field's options
  /// (`Opt`, ISO 32000-2, 12.7.5.2.3), or else the name of its state.
  func exportValue(of widget: PDFObject) throws(EngineError) -> String {
    let state = try widget.onState
    guard let options = try widget.inherited("Opt") else { return state }
    let siblings = try widget["FT"] == nil ? widget["Parent"]?["Kids"]?.elements ?? [] : []
    let place = siblings.firstIndex { $0.isSame(as: widget) } ?? 0
    return try options[place]?.text ?? state
  }
}

extension PlacedField {
  /// The field's value as exported, and as scripts see it.
  public var exportedValue: [String] { exported(field.value) }

  /// Converts a value of the field for export: for check boxes and radio buttons, states become their
  /// export values.
  public func exported(_ value: [String]) -> [String] {
    guard field.kind == .checkBox || field.kind == .radio else { return value }
    return value.map { state in widgets.first { $0.onState == state }?.exportValue ?? state }
  }

  /// The state for a text, which may be an export value. The states' own names take precedence.
  func state(meant text: String) -> String {
    guard text != "Off", !widgets.contains(where: { $0.onState == text }) else { return text }
    return widgets.first { $0.exportValue == text }?.onState ?? text
  }
}
