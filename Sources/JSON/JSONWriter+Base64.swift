// SPDX-License-Identifier: AGPL-3.0-or-later

extension JSONWriter {
  /// A string of the base64 of pieces that stand one after the other.
  public mutating func base64(_ pieces: [UnsafeBufferPointer<UInt8>]) {
    let length = Base64Codec.length(of: pieces.reduce(0) { $0 + $1.count })
    // Leaves room for the members that follow, so that a large message is never moved.
    reserve(length + 256)
    appendValue { bytes in
      bytes.append(UInt8(ascii: "\""))
      Base64Codec.encode(pieces, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
  }
}
