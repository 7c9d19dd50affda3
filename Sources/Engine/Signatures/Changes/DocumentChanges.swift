// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The changes between two states of a document that matter for signatures.
public struct DocumentChanges: Hashable, Sendable {
  /// The kinds of changes to a signed document, from the most harmless.
  public enum Kind: String, CaseIterable, Sendable {
    /// The information dictionary and metadata.
    case information
    /// Data for later validation of signatures: a security store, document time stamps.
    case validation
    case formFilling
    /// Further signed fields.
    case signatures
    case annotations
    /// The fields themselves, not their values.
    case fields
    /// The pages and their contents.
    case pages
    case other
  }

  public internal(set) var kinds: Set<Kind> = []
  /// The full names of fields that were filled in.
  public internal(set) var filledFields: Set<ExactText> = []
  /// The fields that look different if they are drawn anew. They are fields of the signed revision, by
  /// their full names.
  public internal(set) var redrawnFields: Set<ExactText> = []
  /// Sentences about changes, and about additions that cover or hide something. The changes are those
  /// that signatures must not allow.
  public internal(set) var notes: [String] = []
  /// The first sentence about a change of each kind.
  private var firstNotes: [Kind: String] = [:]
  /// The full names of newly signed fields. Fields with plain document time stamps are left out.
  public internal(set) var signedFields: Set<ExactText> = []
  /// Fields that claim to be newly signed: call ``confirm(_:isTimestamp:)`` or ``refuse(_:because:)``
  /// for each.
  public internal(set) var claims: [SignatureClaim] = []
  /// Whether a new field is visible on a page.
  public internal(set) var showsNewSignature = false

  public init() {}

  mutating func note(_ kind: Kind, _ sentence: String? = nil) {
    kinds.insert(kind)
    guard let sentence else { return }
    if firstNotes[kind] == nil { firstNotes[kind] = sentence }
    notes(about: sentence)
  }

  /// A sentence about a change that is not allowed. The change is of none of the allowed kinds. If
  /// there are several, the sentence is about the gravest one.
  public func objection(allowing allowed: Set<Kind>) -> String? {
    Kind.allCases.last { !allowed.contains($0) && firstNotes[$0] != nil }.flatMap { firstNotes[$0] }
  }

  mutating func notes(about sentence: String) {
    if notes.count < 20, !notes.contains(sentence) { notes.append(sentence) }
  }

  /// Records whether a widget of a claim's field may be visible.
  mutating func see(_ isSeen: Bool, _ field: String) {
    guard isSeen, let index = claims.firstIndex(where: { $0.field.isExactly(field) }) else {
      return
    }
    claims[index].isSeen = true
  }

  /// Counts a claim as a signature or a document time stamp. A visible time stamp, or one in a field
  /// that was left for a person to sign, counts as a signature, because later validation does not need
  /// that.
  public mutating func confirm(_ claim: SignatureClaim, isTimestamp: Bool) {
    let isPlain = isTimestamp && claim.isNew && !claim.isSeen
    note(isPlain ? .validation : .signatures)
    if !isPlain { signedFields.insert(ExactText(claim.field)) }
  }

  /// Counts a claim as a change that no signature allows.
  ///
  /// - Parameter why: the reason, as a sentence.
  public mutating func refuse(_ claim: SignatureClaim, because why: String? = nil) {
    note(.other, why ?? "The field \(claim.field) claims to be signed, but is not.")
  }
}

/// A field with a new signature value.
public struct SignatureClaim: Hashable, Sendable {
  /// The full name.
  public var field: String
  /// Whether the field was added.
  public var isNew: Bool
  /// Whether the field may have become visible on a page.
  public var isSeen: Bool
}
