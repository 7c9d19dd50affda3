// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// JavaScriptCore as this system has it.
public enum ScriptLibrary {
  /// Debian's package `libjavascriptcoregtk-4.1-0`.
  private static let name = "libjavascriptcoregtk-4.1.so.0"

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
    return (own + folders).map { "\($0)/\(name)" }.first { access($0, R_OK) == 0 }
  }
}
