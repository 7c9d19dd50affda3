// SPDX-License-Identifier: AGPL-3.0-or-later

import System

public enum FolderListing {
  /// The names of files and folders, unordered; empty if the folder cannot be read.
  public static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = name(of: entry)
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Reads the name in place. The record ends with the name and may be shorter than `dirent` is declared,
  /// so copying the member would read beyond the system's buffer.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    guard let place = MemoryLayout<dirent>.offset(of: \.d_name) else { return "" }
    let name = UnsafeRawPointer(entry).advanced(by: place).assumingMemoryBound(to: CChar.self)
    return String(cString: name)
  }
}
