// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension Widget {
  /// - Throws: ``EditError/notPermitted(by:_:)`` if the field's flag, or its widget's flag for contents,
  ///   forbids filling it in (ISO 32000-2, tables 167 and 227; a widget's own `ReadOnly` and `Locked` do
  ///   not concern its value).
  public func requireFillable() throws(EditError) {
    guard !field.flags.contains(.readOnly), !annotation.flags.contains(.lockedContents) else {
      throw notFillable(field.name)
    }
  }
}

extension Editor {
  /// Checks that a field may be filled in.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)`` if its flags, or the content flags of its widgets,
  ///   forbid it, or a signature locks it.
  public func checkFilling(_ field: PlacedField) throws(EditError) {
    try check(AnnotationTouch.fillForms)
    guard !field.field.flags.contains(.readOnly), !field.areContentsLocked else {
      throw notFillable(field.id)
    }
    try checkLocks(of: field)
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if a signature locks the field.
  public func checkLocks(of field: PlacedField) throws(EditError) {
    try checkLocks(of: field.field.name)
  }

  /// Checks a script's change to a property of a field.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)`` if a signature locks the field, or a certification
  ///   forbids the change: it allows filling in the form (ISO 32000-2, table 257), which may show and
  ///   hide fields and style their text, but does not make others of them.
  public func check(_ change: FieldChange) throws(EditError) {
    guard let field = try engine(document.formField(change.field)) else { return }
    try checkLocks(of: field)
    guard policy.honorsSignatures, try signatureRules.level != nil,
      !change.property.belongsToFilling || [.button, .signature].contains(field.field.kind)
    else { return }
    throw .notPermitted(
      by: "signature",
      "The document is certified: changing \(change.property.rawValue) of the field \(field.id) would "
        + "break the certification.")
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if a signature locks the field of this name, or certifies
  ///   the XFA form that filling in the field would remove.
  func checkLocks(of name: String) throws(EditError) {
    if policy.honorsSignatures, try signatureRules.level != nil, try engine(document.hasXFA) {
      throw .notPermitted(
        by: "signature",
        "Filling in the field \(name) would remove the XFA form, and break the certification: change "
          + "a copy, or set honorSignatures to false with document/setPolicy.")
    }
    let locks = try engine(document.fieldLocks)
    guard let signature = locks.signature(locking: name) else { return }
    throw .notPermitted(
      by: "signature",
      "The field \(name) is locked by the signature \(signature) and cannot be changed.")
  }
}

private func notFillable(_ name: String) -> EditError {
  .notPermitted(
    by: "fieldFlags", "The field \(name) is read-only: the form does not allow filling it in.")
}

extension FieldChange.Property {
  /// Whether filling in a form may change the property: the visibility of a field, and the style of its
  /// text, such as red for a negative number.
  fileprivate var belongsToFilling: Bool {
    switch self {
    case .display, .textColor, .textSize, .alignment: true
    case .readOnly, .required, .multiline, .fillColor, .borderColor, .maxLength, .borderWidth,
      .options, .caption, .action:
      false
    }
  }
}
