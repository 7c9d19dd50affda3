// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import JSON

@Suite struct ParsingTests {
  @Test(arguments: [
    "", " ", "{", "[1,]", "{} {}", "[1] x", "nul", "NaN", "[NaN]", "Infinity", "[-Infinity]",
    #"{"a":1,"a":2}"#, #"["\ud800"]"#, #"["\udc00\ud800"]"#, #"["\u12"]"#, "[1e999]", "[-1e999]",
    "[9223372036854775808]", "[01]", "[1.]", "['a']", "[\"a\nb\"]", "[\"a]", #"{"a\u0000b":1}"#,
  ])
  func refused(text: String) {
    #expect(throws: JSONParseError.self) { try JSONDocument.parse(text) }
  }

  @Test(
    arguments: [
      [0xFF], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF5, 0x80, 0x80, 0x80],
      [0x5B, 0x22, 0xE2, 0x82, 0x22, 0x5D], [0x31, 0x00], [0x5B, 0x31, 0x00, 0x5D],
      [0x22, 0x00, 0x22],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    #expect(throws: JSONParseError.self) { try JSONDocument.parse(bytes) }
  }

  @Test(arguments: ["[", "{\"a\":"])
  func deepNesting(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let error = #expect(throws: JSONParseError.self) { try JSONDocument.parse(text) }
    #expect(error?.message.contains("depth") == true)
  }

  @Test func whatIsDeepButTakenCanBeWritten() throws {
    let text = String(repeating: "[", count: 2000) + String(repeating: "]", count: 2000)
    #expect(try JSONTree.parse(text).wireText == text)
  }

  @Test func errorTellsTheLine() {
    let error = #expect(throws: JSONParseError.self) { try JSONDocument.parse("[1,\n  oops]") }
    #expect(error?.line == 2)
    #expect(error?.column == 6)
    #expect(error?.description.hasPrefix("Line 2, column 6: This is not JSON: ") == true)
  }

  @Test func nodes() throws {
    let text = #" {"z":[1,-2.5,"a\u0000é",null,true],"b":{"x":1e2},"a":false} "#
    let root = try JSONDocument.parse(text).root
    #expect(root.kind == .object)
    #expect(root.members.map(\.name) == ["z", "b", "a"])
    let list = try #require(root[member: "z"])
    #expect(list.elements.map(\.kind) == [.integer, .real, .string, .null, .bool])
    #expect(list[0]?.integer == 1 && list[0]?.double == 1)
    #expect(list[1]?.integer == nil && list[1]?.double == -2.5)
    #expect(list[2]?.string == "a\0é")
    #expect(list[4]?.bool == true && root[member: "a"]?.bool == false)
    #expect(list[5] == nil && list[-1] == nil && list[member: "x"] == nil)
    #expect(root[member: "b"]?[member: "x"]?.integer == 100)
    #expect(root.elements.map(\.kind).isEmpty && list.members.map(\.name).isEmpty)
    #expect(root.string == nil && root.bool == nil && root.double == nil && root[0] == nil)
  }

  @Test(arguments: ["null", "true", "0", "-1", "\"\"", "[]", "{}"])
  func anyValueMayStandAlone(text: String) throws {
    #expect(try JSONTree.parse(text).wireText == text)
  }

  @Test func nodeOutlivesTheNameOfItsDocument() throws {
    let node = try #require(try JSONDocument.parse(#"["kept"]"#).root[0])
    #expect(node.string == "kept")
  }
}
