// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import System

public typealias TemporaryFolder = Editing.TemporaryFolder

extension TemporaryFolder {
  /// A new folder for files that a transcript writes, as an absolute path without symbolic links.
  public static func ofTranscript() throws(TranscriptError) -> TemporaryFolder {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let real = realpath(parent, nil)
    defer { free(real) }
    guard let real, let folder = TemporaryFolder(in: String(cString: real)) else {
      throw .file(
        path: parent, purpose: "make a folder in", reason: String(cString: strerror(errno)))
    }
    return folder
  }
}
