// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension Editor {
  /// - Throws: ``EditError/notPermitted(by:_:)`` if a certification forbids such a change (ISO 32000-2,
  ///   table 257). Other signatures forbid nothing; their verification reports the changes.
  func checkSignatures(
    _ permission: KeyPath<Permissions, Bool> & Sendable
  ) throws(EditError) {
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
  ///   break.
  func checkSignaturesStay(_ options: SaveOptions, isAppended: Bool) throws(EditError) {
    guard !isAppended, !options.breaksSignatures, try signatureRules.count > 0 else { return }
    throw .notPermitted(
      by: "signature",
      "The document is signed, and rewriting it would break the signatures: save it with mode "
        + "incremental, or set breakSignatures.")
  }
}
