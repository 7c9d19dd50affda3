// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc

/// Paths as the kernel resolves them.
enum FilePath {
  /// A path with symbolic links followed in its folder, and in its last name too unless that is to be
  /// replaced or removed itself; `nil` where its folder is not there.
  static func canonical(_ path: String, followsLast: Bool = true) -> String? {
    if followsLast, let real = real(path) { return real }
    var trimmed = path[...]
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    let end = trimmed.lastIndex(of: "/")
    let name = end.map { trimmed[trimmed.index(after: $0)...] } ?? trimmed
    // What ends in these is no name of its own.
    if name.isEmpty || name == "." || name == ".." { return real(path) }
    let folder = end.map { $0 == trimmed.startIndex ? "/" : String(trimmed[..<$0]) } ?? "."
    return real(folder).map { ($0 == "/" ? "" : $0) + "/" + name }
  }

  static func folder(of path: String) -> String {
    guard let end = path.lastIndex(of: "/") else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  static func name(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(validatingCString: real)
  }
}
