// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc

/// A new folder that is the user's alone, and goes with all that is in it.
final class PrivateFolder {
  let path: String

  /// `nil` where none can be made.
  init?(in parent: String) {
    var name = (parent + "/recto-XXXXXX").utf8CString.map { $0 }
    guard mkdtemp(&name) != nil else { return nil }
    path = name.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  deinit { PrivateFolder.remove(path) }

  private static func remove(_ path: String) {
    var status = stat()
    let isFolder = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    if isFolder, let folder = opendir(path) {
      var names: [String] = []
      while let entry = readdir(folder) {
        names.append(
          withUnsafePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
          })
      }
      closedir(folder)
      for name in names where name != "." && name != ".." { remove(path + "/" + name) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
