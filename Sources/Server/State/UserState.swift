// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import Workspace

/// The user's preferences and signatures, and the server's folders for them.
final class UserState {
  /// Called when the user has changed the preferences.
  var preferencesDidChange: () -> Void = {}
  /// Called when the user has changed signatures that no file stores.
  var signaturesDidChange: (StoredSignatures) -> Void = { _ in }
  /// The file with the user's preferences; `nil` if they are not stored.
  private(set) var preferencesFile: PreferencesFile?
  /// Why one of the server's own folders is not used.
  private(set) var folderWarning: String?
  private unowned let session: Session

  init(of session: Session) { self.session = session }

  private var shared: SharedState { session.documents.shared }

  /// The user's signatures, if no file stores them for all sessions.
  private var sessionSignatures: SessionSignatures? {
    shared.signatures.storage as? SessionSignatures
  }

  /// Reports changes of the preferences to the client, and stores them.
  func observe() {
    shared.userPreferences.didChange = { [unowned self, unowned shared] part, before in
      let now = shared.userPreferences.preferences
      if session.world.worker != nil {
        session.notify(
          WorkerDidArrange.self,
          .init(before: StoredPreferences(before), now: StoredPreferences(now)))
      }
      preferencesFile?.note(now, since: before)
      preferencesDidChange()
      session.notify(ToolbarDidChange.self, ToolbarDidChange.Params(changed: part))
    }
    sessionSignatures?.didChange = { [unowned self] in signaturesDidChange(StoredSignatures($0)) }
  }

  /// Stores the preferences in the user's state folder.
  func keepPreferences(in directory: String) {
    let file = PreferencesFile(directory + "/toolbar.json")
    preferencesFile = file
    shared.userPreferences.load = { file.read() }
  }

  /// Takes over the signatures of another session of the same client.
  func takeOver(_ signatures: SavedSignatures) { sessionSignatures?.takeOver(signatures) }

  /// Whether a folder is missing or only the user can change it.
  func isUsable(_ folder: String) -> Bool {
    guard let problem = PrivateFolder.problem(folder) else { return true }
    folderWarning = folderWarning ?? problem
    // A worker does not log this: its front has done so already.
    if session.world.worker == nil { session.log(.warning, problem) }
    return false
  }
}
