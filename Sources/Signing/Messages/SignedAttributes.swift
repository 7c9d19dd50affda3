// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// The signed attributes of a message.
enum SignedAttributes {
  /// The attributes as they are signed: a set, sorted by their bytes (RFC 5652, 5.4).
  static func bytes(of signer: OpaquePointer) -> [UInt8] {
    var parts: [[UInt8]] = []
    for index in 0..<max(0, CMS_signed_get_attr_count(signer)) {
      guard let attribute = CMS_signed_get_attr(signer, index) else { continue }
      parts.append(OpenSSL.serialize { i2d_X509_ATTRIBUTE(attribute, $0) })
    }
    parts.sort { $0.lexicographicallyPrecedes($1) }
    let body = Array(parts.joined())
    guard body.count > 127 else {
      let head: [UInt8] = [0x31, UInt8(body.count)]
      return head + body
    }
    let shifts: [Int] = [24, 16, 8, 0]
    let digits: [UInt8] = shifts.map { UInt8(body.count >> $0 & 255) }
    let length: [UInt8] = Array(digits.drop { $0 == 0 })
    let head: [UInt8] = [0x31, 128 | UInt8(length.count)]
    return head + length + body
  }
}
