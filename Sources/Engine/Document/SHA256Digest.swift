// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL
import System

/// A SHA-256 digest (FIPS 180-4) of bytes that come in pieces. OpenSSL uses the processor's instructions for
/// it: the engine's own code takes ten times as long.
final class SHA256Digest {
  private let state = EVP_MD_CTX_new()

  init() { EVP_DigestInit_ex(state, EVP_sha256(), nil) }

  deinit { EVP_MD_CTX_free(state) }

  func add(_ bytes: [UInt8]) { EVP_DigestUpdate(state, bytes, bytes.count) }

  /// Ends the digest: 64 hexadecimal digits. `nil` if OpenSSL is configured without it.
  func hexadecimal() -> String? {
    var digest = [UInt8](repeating: 0, count: 32)
    guard EVP_DigestFinal_ex(state, &digest, nil) == 1 else { return nil }
    return digest.hexadecimal
  }
}
