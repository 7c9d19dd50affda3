// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc

/// A fresh folder, for what a transcript writes.
public struct TemporaryFolder {
  /// Absolute, without symbolic links.
  public let path: String

  public init() throws(TranscriptError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/recto-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template), let real = realpath(made, nil) else {
      throw .file(
        path: parent, purpose: "make a folder in", reason: String(cString: strerror(errno)))
    }
    defer { free(real) }
    path = String(cString: real)
  }

  /// Deletes the folder with all that is in it.
  public func remove() { Self.remove(path) }

  private static func remove(_ path: String) {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      for name in names(in: path) { remove("\(path)/\(name)") }
    }
    _ = Glibc.remove(path)
  }

  private static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
