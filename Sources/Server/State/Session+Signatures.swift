// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Workspace

/// The signatures that the user keeps, where no file keeps them for all sessions.
extension Session {
  private var sessionSignatures: SessionSignatures? {
    documents.shared.signatures as? SessionSignatures
  }

  func observeSignatures() {
    sessionSignatures?.didChange = { [unowned self] in signaturesDidChange(StoredSignatures($0))
    }
  }

  /// Takes what another session of the same client keeps.
  func takeOver(_ signatures: SavedSignatures) { sessionSignatures?.takeOver(signatures) }
}
