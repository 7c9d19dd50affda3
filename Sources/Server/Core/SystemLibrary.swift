// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Finds shared libraries of this system without loading them.
enum SystemLibrary {
  #if arch(arm64)
    private static let triplet = "aarch64-linux-gnu"
  #else
    private static let triplet = "x86_64-linux-gnu"
  #endif

  /// Where distributions put libraries.
  static let folders = [
    "/usr/lib/\(triplet)", "/lib/\(triplet)", "/usr/lib64", "/usr/lib", "/usr/local/lib",
  ]

  /// The path of a library in the first folder that has it; `nil` if none has.
  static func path(of name: String, in folders: [String] = folders) -> String? {
    for folder in folders {
      let path = "\(folder)/\(name)"
      if access(path, R_OK) == 0 { return path }
    }
    return nil
  }
}
