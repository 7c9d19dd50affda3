// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The permissions and policies that a step of the history needs. They must allow it whenever it is
/// made, undone or redone.
struct StepRules: Hashable {
  var permissions: [KeyPath<Permissions, Bool> & Sendable] = []
  var touches: [PolicyCase] = []

  mutating func merge(_ other: StepRules) {
    for permission in other.permissions where !permissions.contains(permission) {
      permissions.append(permission)
    }
    touches += other.touches
  }
}

extension Editor {
  /// Checks that an annotation may be touched this way.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)``.
  public func check(_ wanted: AnnotationTouch) throws(EditError) {
    try check(wanted.permission)
    guard let touch = try PolicyCase(wanted, in: document) else { return }
    try check(touch, author: author())
    guard case .fill(let widget) = wanted else { return }
    try widget.requireFillable()
    try checkLocks(of: widget.field.name)
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if the document must not be changed this way.
  public func check(_ permission: KeyPath<Permissions, Bool> & Sendable) throws(EditError) {
    try checkApartFromSignatures(permission)
    try checkSignatures(permission)
  }

  /// Checks the permission like ``check(_:)``, but without the signatures. It is for changes that no
  /// signature forbids, such as data for later validation.
  public func checkApartFromSignatures(
    _ permission: KeyPath<Permissions, Bool> & Sendable
  ) throws(EditError) {
    try requireWhole()
    try requireWritable()
    guard !policy.isReadOnly else {
      throw .notPermitted(
        by: "readOnly", "The document is read-only by the client's policy: see document/setPolicy.")
    }
    try requirePermission(permission)
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if the document itself, or a certification, forbids it.
  private func checkDocument(
    _ permission: KeyPath<Permissions, Bool> & Sendable
  ) throws(EditError) {
    try requirePermission(permission)
    try checkSignatures(permission)
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if the document's author forbids it.
  func requirePermission(
    _ permission: KeyPath<Permissions, Bool> & Sendable
  ) throws(EditError) {
    guard document.permissions[keyPath: permission] else {
      throw .notPermitted(
        by: "document",
        "The document's author does not allow this: open it with the owner's password.")
    }
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if the document was opened read-only.
  public func requireWritable() throws(EditError) {
    guard isReadOnly else { return }
    throw .notPermitted(
      by: "readOnly",
      "The document is open for reading only. To change it, a client opens it without readOnly.")
  }

  /// - Throws: ``EditError/editedElsewhere`` if another server has changed the document's file and still has it
  ///   open: a save would write over what it has saved, or will save.
  public func requireNoOther(at path: String) throws(EditError) {
    guard log?.isWritten != true, let files = logs.ofFiles, files.isEditedElsewhere(path) else {
      return
    }
    throw .editedElsewhere
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if a failed change could not be taken back completely.
  func requireWhole() throws(EditError) {
    try requireFinished()
    guard document.journal.isBroken else { return }
    throw .notPermitted(
      by: "history",
      "A failed change could not be taken back: reload the document with document/reload, which "
        + "restores all acknowledged changes.")
  }

  /// - Throws: ``EditError/notPermitted(by:_:)``.
  func check(_ rules: StepRules) throws(EditError) {
    for permission in rules.permissions { try check(permission) }
    let author = author()
    for touch in rules.touches { try check(touch, author: author) }
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if the document, the client's policy or a signature's
  ///   lock forbids it.
  func check(_ touch: PolicyCase, author: String?) throws(EditError) {
    if touch.changesForm { try checkDocument(\.modify) }
    if touch.isBeyondFilling { try checkSignatures(\.signByHand) }
    try policy.check(touch, author: author)
    if let field = touch.field { try checkLock(of: field) }
  }
}

extension AnnotationTouch {
  fileprivate var permission: KeyPath<Permissions, Bool> & Sendable {
    switch self {
    case .fill, .changeField, .changeWidget, .fillForms: \.fillForms
    case .signByHand: \.signByHand
    case .copy: \.assemble
    case .create, .bring, .change, .update, .changeForm: \.annotate
    }
  }
}

extension Editor {
  /// - Throws: ``EditError/notPermitted(by:_:)`` if a certification forbids such a change (ISO 32000-2,
  ///   table 257). Other signatures forbid nothing; their verification reports the changes.
  func checkSignatures(_ permission: KeyPath<Permissions, Bool> & Sendable) throws(EditError) {
    let key: AnyKeyPath = permission
    guard policy.honorsSignatures, key != \Permissions.print, key != \Permissions.copy else {
      return
    }
    let rules = try signatureRules
    guard rules.level != nil else { return }
    let isAllowed =
      key == \Permissions.fillForms
      ? rules.allowsFormFilling : key == \Permissions.annotate ? rules.allowsAnnotations : false
    guard !isAllowed else { return }
    throw .notPermitted(
      by: "signature",
      "The document is certified, and this would break the certification: change a copy, or set "
        + "honorSignatures to false with document/setPolicy.")
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if there are signatures, which rewriting the file would
  ///   break, and no earlier save has done so.
  func checkSignaturesStay(_ options: SaveOptions, isAppended: Bool) throws(EditError) {
    guard !isAppended, !options.breaksSignatures, !saved.isRewritten,
      try signatureRules.count > 0
    else { return }
    throw .notPermitted(
      by: "signature",
      "The document is signed, and rewriting it would break the signatures: save it with mode "
        + "incremental, or set breakSignatures.")
  }
}

extension Document {
  /// Fails if copying out of the document is not allowed. All code that copies text, images or pages
  /// must call this.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)`` if the document's permissions forbid copying.
  public func requireCopying() throws(EditError) {
    guard permissions.copy else {
      throw .notPermitted(
        by: "document",
        "The document does not allow copying: open it with the owner's password.")
    }
  }
}
