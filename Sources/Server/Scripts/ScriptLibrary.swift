// SPDX-License-Identifier: AGPL-3.0-or-later

/// The JavaScriptCore library of this system.
public enum ScriptLibrary {
  /// The libraries of WebKitGTK that contain it, the newest interface first. The part of their C API
  /// that is used is the same. Debian's packages are called `libjavascriptcoregtk-6.0-1` and so on.
  static let names = [
    "libjavascriptcoregtk-6.0.so.1", "libjavascriptcoregtk-4.1.so.0",
    "libjavascriptcoregtk-4.0.so.18",
  ]

  /// Finds the library's path, without loading it; `nil` if there is none.
  ///
  /// - Parameter searchPath: folders to search first, separated by colons.
  public static func find(searchPath: String?) -> String? {
    let own = (searchPath ?? "").split(separator: ":").map(String.init)
    return find(in: own + SystemLibrary.folders)
  }

  /// The newest library in these folders; the first folder wins among equal ones.
  static func find(in folders: [String]) -> String? {
    for name in names {
      if let path = SystemLibrary.path(of: name, in: folders) { return path }
    }
    return nil
  }
}
