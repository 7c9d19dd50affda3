// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Writes bytes completely to an open file.
public enum WholeBytes {
  /// - Throws: ``EngineError/saveFailed(_:)`` if the system refuses them.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(EngineError) {
    guard writeAll(bytes, to: descriptor) else {
      throw .saveFailed("The file could not be written: \(String(cString: strerror(errno))).")
    }
  }
}
