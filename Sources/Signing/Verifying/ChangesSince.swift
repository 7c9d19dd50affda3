// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The changes to a document since a signature. The value also says whether the signatures allow them.
public struct ChangesSince: Hashable, Sendable {
  public var kinds: [DocumentChanges.Kind]
  public var isAllowed: Bool
  /// Whether some of the changes are not yet saved.
  public var hasUnsaved: Bool
  public var filledFields: [String]
  /// Sentences about notable changes. These are changes that are not allowed, or that cover or hide
  /// something.
  public var notes: [String]
  /// The sentence that says best why the changes are not allowed.
  private(set) var objection: String?

  /// - Parameter rules: the rules of the signatures in the signed revision. Later signatures neither
  ///   loosen nor tighten them.
  init(_ changes: DocumentChanges, _ rules: SignatureRules, hasUnsaved: Bool) {
    kinds = DocumentChanges.Kind.allCases.filter(changes.kinds.contains)
    filledFields = changes.filledFields.map(\.text).sorted()
    notes = changes.notes
    self.hasUnsaved = hasUnsaved
    var allowed: Set<DocumentChanges.Kind> = [.information, .validation]
    if rules.allowsFormFilling { allowed.formUnion([.formFilling, .signatures]) }
    if rules.allowsAnnotations { allowed.insert(.annotations) }
    let locked = filledFields.filter { rules.locks(field: $0) }
    for field in locked { notes.append("The locked field \(field) was filled in.") }
    let redrawn = changes.redrawnFields.map(\.text).sorted().filter { rules.locks(field: $0) }
    for field in redrawn.prefix(ChangesSince.mostNamed) {
      notes.append("The locked field \(field) may be drawn differently.")
    }
    let signed = changes.signedFields.map(\.text).sorted().filter { rules.locks(field: $0) }
    for field in signed { notes.append("The locked field \(field) was signed.") }
    for kind in kinds
    where !allowed.contains(kind) && [.formFilling, .signatures, .annotations].contains(kind) {
      notes.append("The certification does not allow \(kind.rawValue).")
    }
    let isCovered = changes.showsNewSignature && !rules.allowsAnnotations
    if isCovered { notes.append("The certification does not allow a new visible field.") }
    isAllowed =
      changes.kinds.isSubset(of: allowed) && locked.isEmpty && redrawn.isEmpty && signed.isEmpty
      && !isCovered
    // Notes about the rules follow those about the changes, some of which are about allowed ones.
    objection =
      changes.objection(allowing: allowed) ?? notes.dropFirst(changes.notes.count).first
  }

  /// Withdraws the permission for all changes.
  ///
  /// - Parameter why: the reason, as a sentence.
  mutating func refuse(_ why: String) {
    isAllowed = false
    notes.append(why)
    if objection == nil { objection = why }
  }

  /// The most fields that are named for one change.
  private static let mostNamed = 20

  /// The changes for a removed signature.
  init(removed field: String) {
    (kinds, isAllowed, hasUnsaved, filledFields) = ([.other], false, false, [])
    notes = ["The signature of \(field) was removed."]
    objection = notes.first
  }
}

extension SignatureReport {
  /// Withdraws the permission for changes unless the signed bytes are intact. This holds whatever else
  /// was found, also if it is not known whether they are.
  mutating func withdrawUnlessIntact() {
    guard !isIntact else { return }
    coversWholeDocument = false
    guard changes != nil else { return }
    let isAltered = reasons.contains { [.altered, .forged, .badByteRange].contains($0.code) }
    changes?.refuse(
      isAltered
        ? "The signed bytes were altered, so no change is allowed."
        : "Whether the signed bytes are intact cannot be determined, so no change is allowed.")
  }
}
