// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The severity of a log message.
enum LogLevel: String, WireEnum, Comparable {
  /// An internal failure of the server.
  case error
  /// Something does not work as the user wants.
  case warning
  case info
  /// Each request.
  case debug

  static func < (a: LogLevel, b: LogLevel) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}
