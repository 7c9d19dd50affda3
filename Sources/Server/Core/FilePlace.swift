// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The place of a file: a folder, and a name in it.
struct FilePlace: Hashable {
  let folder: ExactText
  let name: ExactText

  init(_ path: String) {
    folder = ExactText(FilePath.folder(of: path))
    name = ExactText(String(FilePath.name(of: path)))
  }

  /// The places that decide what a path leads to: its own, its real one, and those of the symbolic links
  /// among its folders.
  static func all(of path: String) -> Set<FilePlace> {
    var places: Set = [FilePlace(path)]
    if let real = FilePath.real(path) { places.insert(FilePlace(real)) }
    for folder in FilePath.foldersAbove(path) where FilePath.target(ofLink: folder) != nil {
      places.insert(FilePlace(folder))
    }
    return places
  }
}
