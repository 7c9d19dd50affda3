// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

/// Tests that the matches on visible pages come first.
@Suite struct SearchInSightTests {
  private let client: Client

  init() throws {
    client = try Client("pages.pdf")
    _ = try client.ask("view/update", #""layout": "single""#)
    _ = try client.ask("view/goTo", #""pageIndex": 3"#)
  }

  private func pages(_ more: String = "") throws -> [Int] {
    let answer = try client.ask(
      "search/find", #""query": "PageNumber", "partialResultToken": 1\#(more)"#)
    #expect(answer["complete"]?.wireText == (more.contains("limit") ? "false" : "true"))
    return client.notifications.compactMap { $0["params.value.matches.0.pageIndex"]?.integer }
      .map { Int($0) }
  }

  @Test func theirMatchesComeFirst() throws {
    #expect(try pages() == [3, 0, 1, 2, 4])
  }

  @Test func pagesOutsideOfTheRangeAreLeftAlone() throws {
    #expect(try pages(#", "first": 0, "count": 3"#) == [0, 1, 2])
  }

  @Test func aLimitGoesByTheOrderOfPages() throws {
    #expect(try pages(#", "limit": 2"#) == [0, 1])
  }

  @Test func aWholeAnswerIsInTheOrderOfPages() throws {
    let answer = try client.ask("search/find", #""query": "PageNumber""#)
    let found = (0..<5).compactMap { answer["matches.\($0).pageIndex"]?.integer }
    #expect(found == [0, 1, 2, 3, 4])
  }
}
