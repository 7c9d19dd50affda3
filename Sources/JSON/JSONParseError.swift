// SPDX-License-Identifier: AGPL-3.0-or-later

import CJansson

/// Why and where a text is not JSON.
public struct JSONParseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The number of characters of the line read so far. It includes the offending one.
  public let column: Int
  public let message: String

  public var description: String { "Line \(line), column \(column): \(message)" }

  static let empty = JSONParseError(line: 1, column: 0, message: "The text is empty.")
  static let nul = JSONParseError(line: 1, column: 0, message: "The text has a NUL byte.")

  private init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  init(_ error: json_error_t) {
    let text = withUnsafeBytes(of: error.text) { buffer in
      String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
    }
    self.init(
      line: max(1, Int(error.line)), column: max(0, Int(error.column)),
      message: text.isEmpty ? "This is not JSON." : "This is not JSON: \(text).")
  }
}
