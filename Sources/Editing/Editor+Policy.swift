// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The permissions and policies that a step of the history needs to be made, undone or redone.
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
    try requireWhole()
    try requireWritable()
    guard !policy.isReadOnly else {
      throw .notPermitted(
        by: "readOnly", "The document is read-only by the client's policy: see document/setPolicy.")
    }
    guard document.permissions[keyPath: permission] else {
      throw .notPermitted(
        by: "document",
        "The document's author does not allow this: open it with the owner's password.")
    }
    try checkSignatures(permission)
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if the document was opened read-only.
  public func requireWritable() throws(EditError) {
    guard isReadOnly else { return }
    throw .notPermitted(
      by: "readOnly",
      "The document is open for reading only. To change it, a client opens it without readOnly.")
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

  /// - Throws: ``EditError/notPermitted(by:_:)`` if the client's policy or a signature's lock forbids it.
  func check(_ touch: PolicyCase, author: String?) throws(EditError) {
    try policy.check(touch, author: author)
    if let field = touch.field { try checkLock(of: field) }
  }
}

extension AnnotationTouch {
  fileprivate var permission: KeyPath<Permissions, Bool> & Sendable {
    switch self {
    case .fill, .changeField, .changeWidget, .fillForms: \.fillForms
    case .signByHand: \.signByHand
    case .create, .bring, .change, .update: \.annotate
    }
  }
}
