// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The place of a file: a folder, and a name in it.
struct FilePlace: Hashable {
  let folder: String
  let name: String

  init(_ path: String) {
    guard let slash = path.lastIndex(of: "/") else {
      (folder, name) = (".", path)
      return
    }
    folder = slash == path.startIndex ? "/" : String(path[..<slash])
    name = String(path[path.index(after: slash)...])
  }

  /// The place that a path names and, if that is a symbolic link, the place of its target.
  static func all(of path: String) -> Set<FilePlace> {
    var places: Set = [FilePlace(path)]
    if let real = realpath(path, nil) {
      places.insert(FilePlace(String(cString: real)))
      free(real)
    }
    return places
  }
}
