// SPDX-License-Identifier: AGPL-3.0-or-later

/// How the value of a key may differ from the signed revision. A key without a rule must not change.
enum KeyRule {
  /// Any change is allowed: the key says nothing about the document.
  case ignored
  /// Changes that do not affect what the document shows.
  case information
  /// Data for later validation of signatures.
  case validation
  /// Changes by filling in a form.
  case filling
  /// The value is compared separately.
  case path

  /// The trailer's rules, including those for the cross-reference stream's own entries.
  static let trailer: [String: KeyRule] = [
    "Size": .ignored, "Prev": .ignored, "Type": .ignored, "W": .ignored, "Index": .ignored,
    "Filter": .ignored, "DecodeParms": .ignored, "Length": .ignored, "Info": .information,
    // The update of a file that has one has none, and one in an update is refused.
    "XRefStm": .ignored,
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

  /// Rules for a signature field that gets signed.
  static let signing: [String: KeyRule] = [
    "V": .path, "AP": .filling, "M": .filling, "F": .filling, "NM": .filling, "Lock": .filling,
    "Kids": .path, "Ff": .path,
  ]

  /// The entries that a later signature may add. They are entries of a signature field and its widget.
  static let newSignatureField: Set<String> = [
    "Type", "Subtype", "FT", "T", "TU", "TM", "V", "P", "F", "Rect", "AP", "MK", "BS", "Border",
    "M",
    "NM", "Lock", "SV", "Ff", "DA", "DR", "Q", "Parent", "Kids", "H", "C", "StructParent",
  ]

  /// The types of annotations that may be added, changed and removed. They may be if changes to
  /// annotations are allowed.
  static let annotations: Set<String> = [
    "Text", "Link", "FreeText", "Line", "Square", "Circle", "Polygon", "PolyLine", "Highlight",
    "Underline", "Squiggly", "StrikeOut", "Caret", "Stamp", "Ink", "Popup", "FileAttachment",
    "Redact", "Sound", "Movie", "Screen", "RichMedia", "3D",
  ]
}
