// SPDX-License-Identifier: AGPL-3.0-or-later

/// The changes between two states of a document that matter for signatures.
public struct DocumentChanges: Hashable, Sendable {
  /// The kinds of changes to a signed document, the most harmless first.
  public enum Kind: String, CaseIterable, Sendable {
    /// Its information dictionary, its metadata.
    case information
    /// Data for later checks of signatures: a security store, time stamps of the document.
    case validation
    case formFilling
    /// Further fields are signed.
    case signatures
    case annotations
    /// The fields themselves, not their values.
    case fields
    /// The pages, and their contents.
    case pages
    case other
  }

  public internal(set) var kinds: Set<Kind> = []
  /// The full names of fields that were filled in.
  public internal(set) var filledFields: Set<String> = []
  /// Sentences on what a signature must not let be changed, and on what covers or hides something.
  public internal(set) var notes: [String] = []
  /// The full names of fields that were signed, as far as locks care.
  public internal(set) var signedFields: Set<String> = []
  /// Fields that are said to be signed now: ``confirm(_:isTimestamp:)`` or ``refuse(_:because:)`` each.
  public internal(set) var claims: [SignatureClaim] = []
  /// Whether a new field shows on a page.
  public internal(set) var showsNewSignature = false

  public init() {}

  public var isEmpty: Bool { kinds.isEmpty && claims.isEmpty }

  mutating func note(_ kind: Kind, _ sentence: String? = nil) {
    kinds.insert(kind)
    if let sentence { notes(about: sentence) }
  }

  mutating func notes(about sentence: String) {
    if notes.count < 20, !notes.contains(sentence) { notes.append(sentence) }
  }

  /// Says that a widget of a claim's field may show.
  mutating func see(_ isSeen: Bool, _ field: String) {
    guard isSeen, let index = claims.firstIndex(where: { $0.field == field }) else { return }
    claims[index].isSeen = true
  }

  /// Counts a claim as a signature or a time stamp of the document. A time stamp that is visible, or that
  /// fills a field that was left for somebody to sign, does more than later checks need: it counts as a
  /// signature.
  public mutating func confirm(_ claim: SignatureClaim, isTimestamp: Bool) {
    let isPlain = isTimestamp && claim.isNew && !claim.isSeen
    note(isPlain ? .validation : .signatures)
    if !isPlain { signedFields.insert(claim.field) }
  }

  /// Counts a claim as a change that nothing allows.
  ///
  /// - Parameter why: a sentence.
  public mutating func refuse(_ claim: SignatureClaim, because why: String? = nil) {
    note(.other, why ?? "The field \(claim.field) is said to be signed, and is not.")
  }
}

/// A field that has the value of a signature now, and had none.
public struct SignatureClaim: Hashable, Sendable {
  /// The full name.
  public var field: String
  /// Whether the field was added.
  public var isNew: Bool
  /// Whether the field may show something on a page that it did not show before.
  public var isSeen: Bool
}
