// SPDX-License-Identifier: AGPL-3.0-or-later

/// How the value of a key may differ from what it was when the document was signed. A key without a
/// rule must stay.
enum KeyRule {
  /// It says nothing about the document.
  case ignored
  /// Anything without consequence for what the document shows.
  case information
  /// Data for later checks of signatures.
  case validation
  /// Changes by filling in a form.
  case filling
  /// It is compared by itself.
  case path

  /// The cross-reference stream's own entries stand among the trailer's.
  static let trailer: [String: KeyRule] = [
    "Size": .ignored, "Prev": .ignored, "Type": .ignored, "W": .ignored, "Index": .ignored,
    "Filter": .ignored, "DecodeParms": .ignored, "Length": .ignored, "Info": .information,
  ]

  static let catalog: [String: KeyRule] = [
    "Metadata": .information, "Version": .information, "Extensions": .validation,
    "DSS": .path, "Pages": .path, "AcroForm": .path,
  ]

  static let form: [String: KeyRule] = [
    "Fields": .path, "SigFlags": .path, "NeedAppearances": .path, "DR": .path, "DA": .path,
  ]

  /// Rules for fields with a value, and for their widgets.
  static let field: [String: KeyRule] = [
    "V": .filling, "RV": .filling, "I": .filling, "TI": .filling, "AP": .filling, "AS": .filling,
    "M": .filling, "F": .filling, "DA": .filling, "Q": .filling, "NM": .filling, "Kids": .path,
    "Ff": .path,
  ]

  /// Rules for a signature field that becomes signed.
  static let signing: [String: KeyRule] = [
    "V": .path, "AP": .filling, "M": .filling, "F": .filling, "NM": .filling, "Lock": .filling,
    "Kids": .path, "Ff": .path,
  ]

  /// Entries of a signature's field, and of its widget, that a later signature adds.
  static let newSignatureField: Set<String> = [
    "Type", "Subtype", "FT", "T", "TU", "TM", "V", "P", "F", "Rect", "AP", "MK", "BS", "Border",
    "M",
    "NM", "Lock", "SV", "Ff", "DA", "DR", "Q", "Parent", "Kids", "H", "C", "StructParent",
  ]

  /// The kinds of annotations that may come, change and go where annotations may.
  static let annotations: Set<String> = [
    "Text", "Link", "FreeText", "Line", "Square", "Circle", "Polygon", "PolyLine", "Highlight",
    "Underline", "Squiggly", "StrikeOut", "Caret", "Stamp", "Ink", "Popup", "FileAttachment",
    "Redact", "Sound", "Movie", "Screen", "RichMedia", "3D",
  ]
}
