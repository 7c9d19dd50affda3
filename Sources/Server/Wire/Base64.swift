// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// Bytes as a base64 string (RFC 4648, section 4), with padding.
struct Base64: WireValue {
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(wire node: JSONNode) throws(WireError) {
    let text = try String(wire: node)
    guard let bytes = Base64Codec.decode(text) else {
      throw WireError(message: "is not base64: only A-Z a-z 0-9 + / and padding = may occur.")
    }
    self.bytes = bytes
  }

  static var wireType: WireType {
    .named(.init("Base64", "base64", "Bytes in base64 with padding (RFC 4648).", is: .string))
  }

  func write(to writer: inout JSONWriter) {
    var quoted: [UInt8] = [UInt8(ascii: "\"")]
    quoted.reserveCapacity(bytes.count / 3 * 4 + 8)
    Base64Codec.encode(bytes, to: &quoted)
    quoted.append(UInt8(ascii: "\""))
    writer.raw(quoted)
  }
}
