// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import JSON
import Workspace

/// The file with the signatures that a user keeps for all sessions. Several servers see each other's
/// changes.
final class SignaturesFile: SignatureStorage {
  private let file: StateFile

  init(_ path: String) { file = StateFile(path) }

  /// Reads the signatures. A broken or foreign file counts as missing until the next change, which sets
  /// it aside.
  func read() throws(EditError) -> SavedSignatures {
    guard case .bytes(let bytes) = try file.read() else { return SavedSignatures() }
    return SignaturesFile.decode(bytes) ?? SavedSignatures()
  }

  func change(_ body: (inout SavedSignatures) -> Void) throws(EditError) {
    try file.whileLocked { () throws(EditError) in
      var signatures = SavedSignatures()
      switch try file.read() {
      case .none: break
      case .foreign: _ = file.setAside()
      case .bytes(let bytes):
        if let found = SignaturesFile.decode(bytes) {
          signatures = found
        } else {
          _ = file.setAside()
        }
      }
      let before = signatures
      body(&signatures)
      guard signatures != before else { return }
      try file.write(Array(StoredSignatures(signatures).wireText.utf8) + [0x0A])
    }
  }

  private static func decode(_ bytes: [UInt8]) -> SavedSignatures? {
    guard let document = try? JSONDocument.parse(bytes),
      let form = try? StoredSignatures(wire: document.root)
    else { return nil }
    return form.saved
  }
}
