// SPDX-License-Identifier: AGPL-3.0-or-later

import Workspace

extension Session {
  /// Tells the client of what the user arranges otherwise, and has it kept.
  func observePreferences() {
    let shared = documents.shared
    shared.preferencesDidChange = { [unowned self, unowned shared] part in
      if world.worker != nil {
        notify(WorkerDidArrange.self, StoredPreferences(shared.preferences))
      }
      preferencesFile?.note(shared.preferences)
      preferencesDidChange()
      notify(ToolbarDidChange.self, ToolbarDidChange.Params(changed: part))
    }
  }

  /// Keeps what the user arranges in the user's state folder.
  func keepPreferences(in directory: String) {
    let file = PreferencesFile(directory + "/toolbar.json")
    preferencesFile = file
    documents.shared.loadPreferences = { file.read() }
  }

  /// Why what the user arranged could not be read or kept.
  var preferencesWarning: String? { preferencesFile?.warning }
}
