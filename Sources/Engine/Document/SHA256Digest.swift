// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import System

/// A SHA-256 digest (FIPS 180-4) of bytes that come in pieces.
struct SHA256Digest {
  private var state = fz_sha256()

  init() { fz_sha256_init(&state) }

  mutating func add(_ bytes: [UInt8]) { fz_sha256_update(&state, bytes, bytes.count) }

  /// Ends the digest: 64 hexadecimal digits.
  mutating func hexadecimal() -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    fz_sha256_final(&state, &digest)
    return digest.hexadecimal
  }
}
