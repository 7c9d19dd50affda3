// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import Workspace

/// The preferences and signatures that the user keeps, and the server's own folders for them.
final class UserState {
  /// Told when the user has changed the preferences.
  var preferencesDidChange: () -> Void = {}
  /// Told when the user has changed the kept signatures, if no file keeps them.
  var signaturesDidChange: (StoredSignatures) -> Void = { _ in }
  /// The file with the user's preferences; `nil` if they are not stored.
  private(set) var preferencesFile: PreferencesFile?
  /// Why one of the server's own folders is not used.
  private(set) var folderWarning: String?
  private unowned let session: Session

  init(of session: Session) { self.session = session }

  private var shared: SharedState { session.documents.shared }

  /// The signatures of the user, if no file keeps them for all sessions.
  private var sessionSignatures: SessionSignatures? {
    shared.signatures.storage as? SessionSignatures
  }

  /// Tells the client of what the user arranges, and has it kept.
  func observe() {
    shared.arrangement.didChange = { [unowned self, unowned shared] part in
      if session.world.worker != nil {
        session.notify(WorkerDidArrange.self, StoredPreferences(shared.arrangement.preferences))
      }
      preferencesFile?.note(shared.arrangement.preferences)
      preferencesDidChange()
      session.notify(ToolbarDidChange.self, ToolbarDidChange.Params(changed: part))
    }
    sessionSignatures?.didChange = { [unowned self] in signaturesDidChange(StoredSignatures($0)) }
  }

  /// Keeps what the user arranges in the user's state folder.
  func keepPreferences(in directory: String) {
    let file = PreferencesFile(directory + "/toolbar.json")
    preferencesFile = file
    shared.arrangement.load = { file.read() }
  }

  /// Takes the signatures that another session of the same client keeps.
  func takeOver(_ signatures: SavedSignatures) { sessionSignatures?.takeOver(signatures) }

  /// Whether a folder is the user's alone to change, or does not exist yet.
  func isUsable(_ folder: String) -> Bool {
    guard let problem = PrivateFolder.problem(folder) else { return true }
    folderWarning = folderWarning ?? problem
    // The front has said so already.
    if session.world.worker == nil { session.log(.warning, problem) }
    return false
  }
}
