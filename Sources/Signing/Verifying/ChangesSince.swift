// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The changes of a document since a signature, and whether the signatures allow them.
public struct ChangesSince: Hashable, Sendable {
  public var kinds: [DocumentChanges.Kind]
  public var isAllowed: Bool
  /// Whether some of it has not been saved yet.
  public var hasUnsaved: Bool
  public var filledFields: [String]
  /// Sentences on what is not allowed, and on what covers or hides something.
  public var notes: [String]

  /// - Parameter rules: those of the signatures in the revision that was signed. What came later can
  ///   neither loosen nor tighten them.
  init(_ changes: DocumentChanges, _ rules: SignatureRules, hasUnsaved: Bool) {
    kinds = DocumentChanges.Kind.allCases.filter(changes.kinds.contains)
    filledFields = changes.filledFields.sorted()
    notes = changes.notes
    self.hasUnsaved = hasUnsaved
    var allowed: Set<DocumentChanges.Kind> = [.information, .validation]
    if rules.allowsFormFilling { allowed.formUnion([.formFilling, .signatures]) }
    if rules.allowsAnnotations { allowed.insert(.annotations) }
    let locked = filledFields.filter { rules.locks(field: $0) }
    for field in locked { notes.append("The field \(field) was filled in, which is locked.") }
    let signed = changes.signedFields.sorted().filter { rules.locks(field: $0) }
    for field in signed { notes.append("The field \(field) was signed, which is locked.") }
    for kind in kinds
    where !allowed.contains(kind) && [.formFilling, .signatures, .annotations].contains(kind) {
      notes.append("The certification does not allow \(kind.rawValue).")
    }
    let isCovered = changes.showsNewSignature && !rules.allowsAnnotations
    if isCovered {
      notes.append("The certification does not allow a new field that shows on a page.")
    }
    isAllowed =
      changes.kinds.isSubset(of: allowed) && locked.isEmpty && signed.isEmpty && !isCovered
  }

  /// The state of a signature that was removed.
  init(removed field: String) {
    (kinds, isAllowed, hasUnsaved, filledFields) = ([.other], false, false, [])
    notes = ["The signature of \(field) was removed."]
  }
}

extension SignatureReport {
  /// A document whose signed bytes changed is not the one that was signed, whatever else is found.
  mutating func withdrawUnlessIntact() {
    guard !isIntact else { return }
    coversWholeDocument = false
    guard changes != nil else { return }
    changes?.isAllowed = false
    changes?.notes.append("The bytes that were signed are not as they were: nothing is allowed.")
  }
}
