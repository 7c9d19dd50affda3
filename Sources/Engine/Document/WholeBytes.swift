// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Writes bytes completely to an open file.
public enum WholeBytes {
  /// - Throws: ``EngineError/saveFailed(_:)`` if the system refuses them.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(EngineError) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        System.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw .saveFailed("The file could not be written: \(String(cString: strerror(errno))).")
      }
      done += count
    }
  }
}
