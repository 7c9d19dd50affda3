// SPDX-License-Identifier: AGPL-3.0-or-later

/// Where a user's programs keep what outlives them.
public enum StateDirectory {
  /// Recto's folder by the XDG Base Directory Specification; `nil` where the environment names none.
  public static func standard(environment: (String) -> String?) -> String? {
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/recto" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/recto"
  }
}
