// SPDX-License-Identifier: AGPL-3.0-or-later

extension JSONWriter {
  /// Writes a string with the base64 of consecutive pieces.
  public mutating func base64(_ pieces: [UnsafeBufferPointer<UInt8>]) {
    let length = Base64Codec.length(of: pieces.reduce(0) { $0 + $1.count })
    // Reserves space for the following members, too, so that a large message is never moved.
    reserve(length + 256)
    appendValue { bytes in
      bytes.append(UInt8(ascii: "\""))
      Base64Codec.encode(pieces, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
  }
}
