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
      !change.property.belongsToFilling || !field.field.kind.isFilledIn
    else { return }
    throw .notPermitted(
      by: "signature",
      "The document is certified: changing \(change.property.rawValue) of the field \(field.id) would "
        + "break the certification.")
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if a signature locks the field of this name, or if filling
  ///   it in would break a certification: by removing the XFA form, or since the form does not list it.
  func checkLocks(of name: String) throws(EditError) {
    try checkLock(of: name)
    guard policy.honorsSignatures, try signatureRules.level != nil else { return }
    guard try !engine(document.hasXFA) else {
      throw .notPermitted(
        by: "signature",
        "Filling in the field \(name) would remove the XFA form, and break the certification: change "
          + "a copy, or set honorSignatures to false with document/setPolicy.")
    }
    guard try engine(document.formField(name))?.isListed != false else {
      throw .notPermitted(
        by: "signature",
        "The form does not list the field \(name), so that filling it in would break the "
          + "certification: change a copy, or set honorSignatures to false with document/setPolicy."
      )
    }
  }

  /// Whether signatures let a field be filled in.
  public func signaturesAllowFilling(_ field: PlacedField) throws(EditError) -> Bool {
    guard try signature(locking: field.field.name) == nil else { return false }
    guard !field.isListed, policy.honorsSignatures else { return true }
    return try signatureRules.level == nil
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if a signature locks the field of this name.
  func checkLock(of name: String) throws(EditError) {
    guard let signature = try signature(locking: name) else { return }
    throw .notPermitted(
      by: "signature",
      "The field \(name) is locked by the signature \(signature) and cannot be changed.")
  }

  /// Whether signatures forbid showing or hiding an annotation's field: one locks it, or a certification
  /// allows filling in, to which the field does not belong.
  public func isLocked(_ widget: Annotation) throws(EditError) -> Bool {
    guard widget.type == .widget, policy.honorsSignatures else { return false }
    let isCertified = try signatureRules.level != nil
    let locks = try engine(document.fieldLocks)
    guard isCertified || !locks.isEmpty,
      let field = try engine(document.formField(ofWidget: widget.id))?.field
    else { return false }
    if isCertified, !field.kind.isFilledIn { return true }
    return try signature(locking: field.name) != nil
  }

  /// The signature that locks a field; `nil` if none does, or if the client does not honor signatures.
  private func signature(locking field: String) throws(EditError) -> String? {
    guard policy.honorsSignatures else { return nil }
    return try engine(document.fieldLocks).signature(locking: field)
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
