// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Workspace

extension Session {
  func begin(_ options: SessionOptions) {
    self.options = options
    documents.shared.author = options.author
    if let bytes = options.cacheBytes { documents.context.setCacheBytes(bytes) }
    documents.shared.signatures.most = options.maxSignatures
    let directory = options.stateDirectory ?? world.stateDirectory ?? ""
    if !directory.isEmpty {
      // The log folder itself refuses unsafe folders, with the reason.
      documents.logs = EditLogFolder(
        directory + "/edits", sync: world.logSync, limit: world.timeLimit)
    }
    if !directory.isEmpty, userState.isUsable(directory) {
      documents.shared.files.bookmarksFolder = directory + "/bookmarks"
      // A worker gets its preferences from its front.
      if world.worker == nil { userState.keepPreferences(in: directory) }
      documents.shared.signatures.storage = SignaturesFile(directory + "/signatures.json")
      let media = MediaFiles(directory + "/media", randomness: world.randomness)
      media.sweep()
      documents.shared.files.media = media
    }
    let cache = options.cacheDirectory ?? world.cacheDirectory ?? ""
    if !cache.isEmpty, userState.isUsable(cache) {
      documents.shared.files.thumbnails = ThumbnailFolder(
        cache + "/thumbnails", renderer: ServerInfo.renderer)
    }
    life.phase = .running
  }

  func shutDown() {
    drain()
    life.phase = .shutDown
    documents.closeAll(askingClient: true)
    userState.preferencesFile?.flush()
  }
}
