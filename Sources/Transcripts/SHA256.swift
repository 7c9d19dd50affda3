// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL
import System

/// The SHA-256 digest (FIPS 180-4).
enum SHA256 {
  /// The digest as 64 hexadecimal digits; `nil` if OpenSSL is configured without it.
  static func hexadecimal(_ message: [UInt8]) -> String? {
    var digest = [UInt8](repeating: 0, count: 32)
    var size: UInt32 = 0
    guard EVP_Digest(message, message.count, &digest, &size, EVP_sha256(), nil) == 1 else {
      return nil
    }
    return digest.hexadecimal
  }
}
