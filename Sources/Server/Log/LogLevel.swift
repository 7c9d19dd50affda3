// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// How much a message of the log matters.
enum LogLevel: String, WireEnum, Comparable {
  /// The server failed in a way that it should not.
  case error
  /// Something does not work as its user wants.
  case warning
  case info
  /// Each request.
  case debug

  static func < (a: LogLevel, b: LogLevel) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}
