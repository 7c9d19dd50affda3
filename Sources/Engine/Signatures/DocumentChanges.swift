// SPDX-License-Identifier: AGPL-3.0-or-later

/// What became otherwise between two states of a document, as far as signatures care.
public struct DocumentChanges: Hashable, Sendable {
  /// What may be done with a document that is signed, from the most harmless on.
  public enum Kind: String, CaseIterable, Sendable {
    /// Its information dictionary, its metadata.
    case information
    /// What is needed to check signatures later: a security store, time stamps of the document.
    case validation
    case formFilling
    /// Further fields are signed.
    case signatures
    case annotations
    /// The fields themselves, not their values.
    case fields
    /// What pages show, and which there are.
    case pages
    case other
  }

  public internal(set) var kinds: Set<Kind> = []
  /// The full names of fields that were filled in.
  public internal(set) var filledFields: Set<String> = []
  /// Sentences on what a signature must not let be changed.
  public internal(set) var notes: [String] = []

  public init() {}

  public var isEmpty: Bool { kinds.isEmpty }

  mutating func note(_ kind: Kind, _ sentence: String? = nil) {
    kinds.insert(kind)
    if let sentence, notes.count < 20 { notes.append(sentence) }
  }
}
