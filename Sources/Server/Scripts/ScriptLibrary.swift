// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// JavaScriptCore as this system has it.
public enum ScriptLibrary {
  /// The libraries of WebKitGTK that have it, the newest interface first. The part of their C API that
  /// is used is the same. Debian's packages are called `libjavascriptcoregtk-6.0-1` and so on.
  static let names = [
    "libjavascriptcoregtk-6.0.so.1", "libjavascriptcoregtk-4.1.so.0",
    "libjavascriptcoregtk-4.0.so.18",
  ]

  #if arch(arm64)
    private static let triplet = "aarch64-linux-gnu"
  #else
    private static let triplet = "x86_64-linux-gnu"
  #endif

  /// The library's path; `nil` if there is none. Nothing is loaded.
  ///
  /// - Parameter searchPath: folders to look in first, with colons between them.
  public static func find(searchPath: String?) -> String? {
    let own = (searchPath ?? "").split(separator: ":").map(String.init)
    let folders = [
      "/usr/lib/\(triplet)", "/lib/\(triplet)", "/usr/lib64", "/usr/lib", "/usr/local/lib",
    ]
    return find(in: own + folders)
  }

  /// The newest library in these folders; of equal ones, that of the first folder.
  static func find(in folders: [String]) -> String? {
    for name in names {
      let paths: [String] = folders.map { "\($0)/\(name)" }
      if let path = paths.first(where: { access($0, R_OK) == 0 }) { return path }
    }
    return nil
  }
}
