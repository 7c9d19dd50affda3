// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

/// Queries that cannot be searched for, and what an answer says of the search.
@Suite struct QueryTests {
  private static let long = String(repeating: "x", count: 200_000)

  @Test(arguments: [
    ("search/find", "query"), ("annotations/list", "contains"),
    ("annotations/markRedactions", "query"),
  ])
  func aLongQueryIsRefused(method: String, member: String) throws {
    let client = try Client("sample.pdf")
    let error = try client.error(method, #""\#(member)": "\#(Self.long)""#)
    #expect(error["code"]?.integer == -32602)
    #expect(error["data.path"]?.string == "params.\(member)")
    #expect(
      error["message"]?.string
        == "params.\(member): Expected a string of at most 10000 characters, got one of 200000.")
  }

  @Test func anEmptyTextIsRefusedWhereItIs() throws {
    let client = try Client("annotations.pdf")
    let error = try client.error("annotations/list", #""contains": "  ""#)
    #expect(error["data.path"]?.string == "params.contains")
  }

  @Test func countsNeedEveryPage() throws {
    let client = try Client("sample.pdf")
    let all = try client.ask("search/find", #""query": "e", "counts": true, "limit": 1"#)
    #expect(all["complete"] == .bool(true))
    #expect(all["matches"]?.count == 1)
    let some = try client.ask("search/find", #""query": "e", "limit": 1"#)
    #expect(some["complete"] == .bool(false))
  }
}
