// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A folder that the server owns. It is not trusted if other users can change it.
public enum PrivateFolder {
  /// Why a folder is not used, with a remedy; `nil` if only the user can change it, or if it does not
  /// exist yet.
  public static func problem(_ path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFLNK {
      return "\(path) is a symbolic link and is not used: give its target folder."
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      return "\(path) is not a folder and is not used: move it away, or give another folder."
    }
    return problem(path, status, mending: "chmod go-w '\(path)'")
  }

  /// The same check for an open file in the folder.
  static func problem(_ path: String, opened descriptor: Int32) -> String? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    return problem(path, status, mending: "remove it, or run chmod go-w '\(path)'")
  }

  private static func problem(_ path: String, _ status: stat, mending: String) -> String? {
    guard status.st_uid == geteuid() else {
      return "\(path) belongs to another user and is not used: give a folder of your own."
    }
    guard status.st_mode & 0o022 == 0 else {
      return
        "Other users can write to \(path), so it is not used: \(mending), or give another folder."
    }
    return nil
  }
}
