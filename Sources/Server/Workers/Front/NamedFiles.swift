// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import System

/// The files and folders that a worker's requests have named. Symbolic links are followed.
struct NamedFiles {
  private var files: Set<ExactText> = []
  private var folders: Set<ExactText> = []

  mutating func note(_ named: [NamedPath]) {
    for one in named {
      guard let path = FilePath.destination(of: one.path) else { continue }
      files.insert(ExactText(path))
      if one.isFolder { folders.insert(ExactText(path)) }
    }
  }

  /// Whether they include a file, or a folder that it is in.
  func contain(_ path: String) -> Bool {
    files.contains(ExactText(path)) || folders.contains { path.isWithin($0.text) }
  }
}
