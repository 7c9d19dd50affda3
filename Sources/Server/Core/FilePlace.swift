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

  /// The places that decide what a path leads to: its own, those of the symbolic links that are followed on
  /// the way, and the real one.
  static func all(of path: String) -> Set<FilePlace> {
    var places: Set = [FilePlace(path)]
    var way = path
    // The kernel follows as many.
    for _ in 0..<40 {
      guard let (link, target) = firstLink(on: way) else { break }
      let folder = realFolder(of: link)
      places.insert(FilePlace("\(folder)/\(FilePath.name(of: link))"))
      let start = FilePath.isAbsolute(target) ? target : folder + "/" + target
      way = "\(start)\(Substring(way.utf8.dropFirst(link.utf8.count)))"
    }
    places.insert(FilePlace("\(realFolder(of: way))/\(FilePath.name(of: way))"))
    return places
  }

  /// The first symbolic link on the way to a path. It may be the path itself.
  private static func firstLink(on path: String) -> (link: String, target: String)? {
    for part in FilePath.foldersAbove(path).reversed() + [path] {
      if let target = FilePath.target(ofLink: part) { return (part, target) }
    }
    return nil
  }

  /// The real folder of a path. A link may have put parts `..` into the path.
  private static func realFolder(of path: String) -> String {
    let folder = FilePath.folder(of: path)
    return FilePath.real(folder) ?? folder
  }
}
