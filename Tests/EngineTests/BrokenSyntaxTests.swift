// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Broken syntax is refused or skipped, whatever its numbers and length.
@Suite struct BrokenSyntaxTests {
  @Test(arguments: ["9223372036854775807 1", "9223372036854775806 2", "8388608 1"])
  func aTableOfImpossibleObjectsIsRefused(section: String) throws {
    let update =
      "xref\n\(section)\n0000000015 00000 n \ntrailer\n<</Size 2>>\nstartxref\n0\n%%EOF\n"
    var reader = FileUpdateReader(Array(update.utf8), base: 0)
    #expect(throws: SyntaxProblem.self) { try reader.read() }
  }

  @Test func aTableOfPossibleObjectsIsRead() throws {
    let update = "xref\n8388607 1\n0000000015 00000 n \ntrailer\n<</Size 2>>\nstartxref\n0\n%%EOF\n"
    var reader = FileUpdateReader(Array(update.utf8), base: 0)
    #expect(try reader.read().map(\.highest) == [8_388_607])
  }

  @Test(arguments: [")", ">", "]", "{", "}", ") ", "}\n"]) func strayDelimitersAreSkipped(
    delimiter: String
  ) {
    let many = String(repeating: delimiter, count: 1_000_000)
    let operators = Array(ContentOperators(Array((many + "/Helv 12 Tf" + many + "0 g").utf8)))
    #expect(operators.map(\.name) == ["Tf", "g"])
    #expect(operators.map(\.operands) == [["/Helv", "12"], ["0"]])
  }
}
