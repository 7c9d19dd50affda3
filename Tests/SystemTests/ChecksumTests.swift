// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import System

struct ChecksumTests {
  /// The test vectors of draft-eastlake-fnv.
  @Test(arguments: [("", "cbf29ce484222325"), ("foobar", "85944171f73967e8")])
  func isFNV1a(text: String, digits: String) {
    #expect(Checksum(text.utf8).hexadecimal == digits)
  }

  @Test func partsAreAddedInOrder() {
    var checksum = Checksum("foo".utf8)
    checksum.add("bar".utf8)
    #expect(checksum == Checksum("foobar".utf8))
    #expect(checksum != Checksum("barfoo".utf8))
  }

  @Test func smallValuesHaveSixteenDigits() {
    #expect(Checksum.hexadecimal(0xAB) == "00000000000000ab")
  }
}
