// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction

/// Storage for the signatures that the user keeps.
public protocol SignatureStorage: AnyObject {
  func read() throws(EditError) -> SavedSignatures
  /// Changes the stored signatures atomically.
  func change(_ body: (inout SavedSignatures) -> Void) throws(EditError)
}

/// Signatures that are kept for as long as the session lasts.
public final class SessionSignatures: SignatureStorage {
  /// Called with the signatures after they have changed.
  public var didChange: (SavedSignatures) -> Void = { _ in }
  private var signatures = SavedSignatures()

  public init() {}

  public func read() -> SavedSignatures { signatures }

  public func change(_ body: (inout SavedSignatures) -> Void) {
    let before = signatures
    body(&signatures)
    if signatures != before { didChange(signatures) }
  }

  /// Takes over signatures that changed elsewhere, without calling ``didChange``.
  public func takeOver(_ signatures: SavedSignatures) { self.signatures = signatures }
}
