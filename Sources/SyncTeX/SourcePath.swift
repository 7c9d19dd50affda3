// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Paths of sources. TeX records them as they were given: `./a.tex`, `/home/me/./a.tex`.
enum SourcePath {
  /// The absolute path, without `.` and `..`.
  static func absolute(_ path: String, in folder: String) -> String {
    let whole = FilePath.isAbsolute(path) ? path : folder + "/" + path
    var steps: [Substring] = []
    for step in FilePath.names(in: whole) where step != "." {
      if step == ".." { _ = steps.popLast() } else { steps.append(step) }
    }
    return "/" + steps.joined(separator: "/")
  }

  /// The path with symbolic links followed. If there is no such file, it is the given path.
  static func real(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The working folder.
  static var current: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
