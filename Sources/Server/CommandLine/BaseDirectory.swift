// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Recto's folder in each of the user's base directories. They follow the XDG Base Directory
/// Specification.
public enum BaseDirectory {
  /// Data that must outlive the program.
  case state
  /// Data that can be made again.
  case cache

  /// The standard folder; `nil` if the environment names none.
  public func standard(environment: (String) -> String?) -> String? {
    let (variable, fallback) =
      switch self {
      case .state: ("XDG_STATE_HOME", ".local/state")
      case .cache: ("XDG_CACHE_HOME", ".cache")
      }
    if let named = environment(variable), FilePath.isAbsolute(named) { return named + "/recto" }
    guard let home = environment("HOME"), FilePath.isAbsolute(home) else { return nil }
    return "\(home)/\(fallback)/recto"
  }
}
