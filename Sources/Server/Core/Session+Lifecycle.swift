// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Workspace

extension Session {
  func begin(_ options: SessionOptions) {
    self.options = options
    documents.shared.author = options.author
    if let bytes = options.cacheBytes { documents.context.setCacheBytes(bytes) }
    documents.shared.mostSignatures = options.maxSignatures
    let directory = options.stateDirectory ?? world.stateDirectory ?? ""
    if !directory.isEmpty {
      // It refuses what is not safe by itself, with the reason.
      documents.logs = EditLogFolder(directory + "/edits", sync: world.logSync)
    }
    if !directory.isEmpty, isUsable(directory) {
      documents.shared.bookmarksFolder = directory + "/bookmarks"
      // A worker's are its front's.
      if world.worker == nil { keepPreferences(in: directory) }
      documents.shared.signatures = SignaturesFile(directory + "/signatures.json")
      let media = MediaFiles(directory + "/media", randomness: world.randomness)
      media.sweep()
      documents.shared.media = media
    }
    let cache = options.cacheDirectory ?? world.cacheDirectory ?? ""
    if !cache.isEmpty, isUsable(cache) {
      documents.shared.thumbnails = ThumbnailFolder(
        cache + "/thumbnails", renderer: ServerInfo.renderer)
    }
    phase = .running
  }

  /// Whether a folder is the user's alone to change, or is still to be made.
  private func isUsable(_ folder: String) -> Bool {
    guard let problem = PrivateFolder.problem(folder) else { return true }
    folderWarning = folderWarning ?? problem
    // The front has said so already.
    if world.worker == nil { log(.warning, problem) }
    return false
  }

  func shutDown() {
    drain()
    phase = .shutDown
    documents.closeAll(askingClient: true)
    preferencesFile?.flush()
  }
}
