// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction

/// Storage for the signatures that the user keeps.
public protocol SignatureStorage: AnyObject {
  func read() throws(EditError) -> SavedSignatures
  /// Changes what is there now: nobody else changes it in between.
  func change(_ body: (inout SavedSignatures) -> Void) throws(EditError)
}

/// Signatures that are kept for as long as the session lasts.
public final class SessionSignatures: SignatureStorage {
  /// Told of what is kept when that was changed.
  public var didChange: (SavedSignatures) -> Void = { _ in }
  private var signatures = SavedSignatures()

  public init() {}

  public func read() -> SavedSignatures { signatures }

  public func change(_ body: (inout SavedSignatures) -> Void) {
    let before = signatures
    body(&signatures)
    if signatures != before { didChange(signatures) }
  }

  /// Takes what is kept elsewhere, and tells nobody.
  public func takeOver(_ signatures: SavedSignatures) { self.signatures = signatures }
}
