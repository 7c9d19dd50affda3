// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc

/// What `readdir` tells of.
public enum FolderEntry {
  /// Its name, read where it lies: the record ends with it, and need not be as long as `dirent` is
  /// declared, so that copying the member would read beyond the system's buffer.
  public static func name(_ entry: UnsafeMutablePointer<dirent>) -> String {
    guard let place = MemoryLayout<dirent>.offset(of: \.d_name) else { return "" }
    let name = UnsafeRawPointer(entry).advanced(by: place).assumingMemoryBound(to: CChar.self)
    return String(cString: name)
  }
}
