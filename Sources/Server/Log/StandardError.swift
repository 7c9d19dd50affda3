// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The log for the person who runs the server.
enum StandardError {
  /// Writes a line at once, so that lines of several processes do not mix. A line that cannot be written
  /// is lost.
  static func write(_ line: String) {
    let bytes = Array(line.utf8)
    _ = bytes.withUnsafeBytes { System.write(2, $0.baseAddress, $0.count) }
  }
}
