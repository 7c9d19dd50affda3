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
      documents.logs = EditLogFolder(directory + "/edits", sync: world.logSync)
      documents.shared.bookmarksFolder = directory + "/bookmarks"
      // A worker's are its front's.
      if world.worker == nil { keepPreferences(in: directory) }
      documents.shared.signatures = SignaturesFile(directory + "/signatures.json")
      let media = MediaFiles(directory + "/media", randomness: world.randomness)
      media.sweep()
      documents.shared.media = media
    }
    let cache = options.cacheDirectory ?? world.cacheDirectory ?? ""
    if !cache.isEmpty {
      documents.shared.thumbnails = ThumbnailFolder(
        cache + "/thumbnails", renderer: ServerInfo.renderer)
    }
    phase = .running
  }

  func shutDown() {
    drain()
    phase = .shutDown
    documents.closeAll(askingClient: true)
    preferencesFile?.flush()
  }
}
