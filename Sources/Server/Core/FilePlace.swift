// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The place of a file: a folder, and a name in it.
struct FilePlace: Hashable {
  let folder: ExactText
  let name: ExactText

  init(_ path: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      (folder, name) = (".", ExactText(path))
      return
    }
    folder = slash == path.startIndex ? "/" : ExactText(String(path[..<slash]))
    name = ExactText(String(path[path.utf8.index(after: slash)...]))
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
