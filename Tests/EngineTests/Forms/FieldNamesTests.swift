// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

@Suite struct FieldNamesTests {
  @Test func namesThatCoverAFieldAreItsOwnAndThoseOfItsGroups() {
    #expect(FieldName.covering("a") == ["a"])
    #expect(FieldName.covering("a.b.c") == ["a", "a.b", "a.b.c"])
    for field in ["", "a", "a.b.c", ".", "a..b", "é.\u{301}x", ".a."] {
      let names = FieldName.covering(field).map { Array($0.utf8) }
      let bytes = Array(field.utf8)
      for end in 0...bytes.count {
        let name = String(decoding: bytes[..<end], as: UTF8.self)
        guard Array(name.utf8) == Array(bytes[..<end]) else { continue }
        #expect(names.contains(Array(name.utf8)) == FieldName.covers(name, field), "\(name)")
      }
    }
  }
}
