// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@Suite struct Base64CodecTests {
  @Test(
    arguments: [
      ("", []), ("AP8+/w==", [0x00, 0xFF, 0x3E, 0xFF]), ("YWI=", Array("ab".utf8)),
    ] as [(String, [UInt8])])
  func bytesComeBack(text: String, bytes: [UInt8]) {
    #expect(Base64Codec.decode(text) == bytes)
    var encoded: [UInt8] = []
    Base64Codec.encode(bytes, to: &encoded)
    #expect(encoded == Array(text.utf8))
  }

  @Test(arguments: ["YWI", "YW=I", "Y W=", "====", "Y===", "YWé"])
  func whatIsNotBase64IsRefused(text: String) {
    #expect(Base64Codec.decode(text) == nil)
  }
}
