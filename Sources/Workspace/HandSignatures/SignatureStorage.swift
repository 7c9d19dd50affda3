// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction

/// Where the signatures are that the user keeps.
public protocol SignatureStorage: AnyObject {
  func read() throws(EditError) -> SavedSignatures
  /// Changes what is there now: nobody else changes it in between.
  func change(_ body: (inout SavedSignatures) -> Void) throws(EditError)
}

/// Signatures that are kept for as long as the session lasts.
public final class SessionSignatures: SignatureStorage {
  private var signatures = SavedSignatures()

  public init() {}

  public func read() -> SavedSignatures { signatures }

  public func change(_ body: (inout SavedSignatures) -> Void) { body(&signatures) }
}
