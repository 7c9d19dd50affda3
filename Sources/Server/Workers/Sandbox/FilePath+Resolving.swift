// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Paths as the kernel resolves them.
extension FilePath {
  private static let slash = UInt8(ascii: "/")
  /// The number of symbolic links that the kernel follows in a path.
  private static let mostLinks = 40

  /// A path with the symbolic links of its folder resolved; `nil` if the folder does not exist. A
  /// link in the last name is resolved too, unless the name itself will be replaced or removed.
  static func canonical(_ path: String, followsLast: Bool = true) -> String? {
    if followsLast, let real = real(path) { return real }
    var trimmed = path[...]
    while trimmed.utf8.count > 1, trimmed.utf8.last == slash {
      trimmed = trimmed[..<trimmed.utf8.index(before: trimmed.endIndex)]
    }
    var status = stat()
    if trimmed.utf8.count < path.utf8.count, stat(String(trimmed), &status) == 0,
      status.st_mode & S_IFMT != S_IFDIR
    {
      // A slash at the end asks for a folder.
      errno = ENOTDIR
      return nil
    }
    let end = trimmed.utf8.lastIndex(of: slash)
    let name = end.map { trimmed[trimmed.utf8.index(after: $0)...] } ?? trimmed
    // A path with such an end does not name an entry of a folder.
    if name.isEmpty || name == "." || name == ".." { return real(path) }
    let folder = end.map { $0 == trimmed.startIndex ? "/" : String(trimmed[..<$0]) } ?? "."
    return real(folder).map { ($0 == "/" ? "" : $0) + "/" + name }
  }

  /// The file that a path leads to, even if it is missing. Every symbolic link is followed, also to a
  /// missing file. `nil` if the path has too many links, `..` after a missing name, or a folder that
  /// may not be searched.
  static func destination(of path: String) -> String? {
    var rest = Array(names(in: path).reversed())
    var reached = ""
    if path.utf8.first != slash {
      guard let folder = real(".") else { return nil }
      reached = folder == "/" ? "" : folder
    }
    var (isThere, links) = (true, 0)
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." {
        guard isThere else { return nil }
        reached = String(reached[..<(reached.utf8.lastIndex(of: slash) ?? reached.startIndex)])
        continue
      }
      let next = reached + "/" + name
      var status = stat()
      if isThere, lstat(next, &status) != 0 {
        guard errno == ENOENT || errno == ENOTDIR else { return nil }
        isThere = false
      }
      guard isThere, status.st_mode & S_IFMT == S_IFLNK else {
        reached = next
        continue
      }
      links += 1
      guard links <= mostLinks, let target = target(ofLink: next) else { return nil }
      if target.utf8.first == slash { reached = "" }
      rest += names(in: target).reversed()
    }
    return reached.isEmpty ? "/" : reached
  }
}

extension String {
  /// Whether the path is the folder, or in it at any depth.
  func isWithin(_ folder: String) -> Bool {
    guard utf8.starts(with: folder.utf8) else { return false }
    let rest = utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || folder == "/" || rest.first == UInt8(ascii: "/")
  }
}
