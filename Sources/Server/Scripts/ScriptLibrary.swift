// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The JavaScriptCore library of this system.
public enum ScriptLibrary {
  /// The libraries of WebKitGTK that contain it, the newest interface first. The part of their C API
  /// that is used is the same. Debian's packages are called `libjavascriptcoregtk-6.0-1` and so on.
  static let names = [
    "libjavascriptcoregtk-6.0.so.1", "libjavascriptcoregtk-4.1.so.0",
    "libjavascriptcoregtk-4.0.so.18",
  ]

  #if arch(arm64)
    private static let triplet = "aarch64-linux-gnu"
  #else
    private static let triplet = "x86_64-linux-gnu"
  #endif

  /// Finds the library's path, without loading it; `nil` if there is none.
  ///
  /// - Parameter searchPath: folders to search first, separated by colons.
  public static func find(searchPath: String?) -> String? {
    let own = (searchPath ?? "").split(separator: ":").map(String.init)
    let folders = [
      "/usr/lib/\(triplet)", "/lib/\(triplet)", "/usr/lib64", "/usr/lib", "/usr/local/lib",
    ]
    return find(in: own + folders)
  }

  /// The newest library in these folders; the first folder wins among equal ones.
  static func find(in folders: [String]) -> String? {
    for name in names {
      let paths: [String] = folders.map { "\($0)/\(name)" }
      if let path = paths.first(where: { access($0, R_OK) == 0 }) { return path }
    }
    return nil
  }
}
