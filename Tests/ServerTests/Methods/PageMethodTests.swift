// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

@Suite struct PageMethodTests {
  @Test func pagesAreListedInParts() throws {
    let client = try Client("rotated.pdf")
    let all = try client.ask("pages/list")
    #expect(all["pages"]?.count == 4)
    #expect(all["pages.1.rotation"]?.integer == 90)
    #expect(all["pages.1.size"]?.wireText == "[300,200]")
    let some = try client.ask("pages/list", #""first": 3, "count": 9"#)
    #expect(some["pages"]?.strings("label") == ["4"])
    #expect(try client.ask("pages/list", #""first": 9"#)["pages"]?.count == 0)
  }

  @Test func aPageThatIsNotThereIsNotFound() throws {
    let client = try Client("simple.pdf")
    for method in [
      "page/text", "page/layout", "page/links", "page/images", "page/contentBox", "page/render",
      "outline/find", "annotations/list",
    ] {
      let error = try client.error(method, #""pageIndex": 3"#)
      #expect(error["data.what"]?.string == "page", "\(method)")
      #expect(error["code"]?.integer == -32017)
    }
  }

  @Test func anotherRevisionIsRefused() throws {
    let client = try Client("simple.pdf")
    #expect(try client.ask("page/text", #""pageIndex": 0, "ifRevision": 0"#)["text"] != nil)
    let error = try client.error("page/text", #""pageIndex": 0, "ifRevision": 1"#)
    #expect(error["code"]?.integer == -32801)
    let wrong = try client.error("page/text", #""pageIndex": 0, "ifRevision": "x""#)
    #expect(wrong["data.path"]?.string == "params.ifRevision")
  }

  @Test func linksAndPicturesAreFound() throws {
    let links = try Client("annotations.pdf").ask("page/links", #""pageIndex": 0"#)
    #expect(links["links"]?.strings("action.kind") == ["goTo", "uri"])
    let images = try Client("dark.pdf").ask("page/images", #""pageIndex": 0"#)
    #expect(images["images.0.rect"]?.wireText == "[40,230,220,350]")
  }

  @Test func theOutlineKnowsWhereAPageIs() throws {
    let client = try Client("outline.pdf")
    let top = try client.ask("outline/get", #""depth": 1"#)
    #expect(top["items.1.title"]?.string == "Chapter One")
    #expect(top["items.1.children"]?.count == 0)
    let found = try client.ask("outline/find", #""pageIndex": 4"#)
    #expect(found["item.title"]?.string == "A Detail")
    #expect(found["path"]?.count == 3)
    #expect(try client.ask("outline/find", #""pageIndex": 2"#)["item.title"]?.string == "Preface")
    #expect(try Client("simple.pdf").ask("outline/find", #""pageIndex": 2"#)["item"] == nil)
  }
}

@Suite struct SearchMethodTests {
  @Test func theLimitTellsWhetherThereIsMore() throws {
    let client = try Client("simple.pdf")
    let some = try client.ask("search/find", #""query": "the quick", "limit": 1"#)
    #expect(some["matches"]?.count == 1)
    #expect(some["complete"]?.bool == false)
    let all = try client.ask("search/find", #""query": "the quick", "limit": 2"#)
    #expect(all["matches"]?.count == 2)
    #expect(all["complete"]?.bool == true)
    let later = try client.ask("search/find", #""query": "the quick", "first": 1"#)
    #expect(later["matches.0.pageIndex"]?.integer == 2)
  }

  @Test func piecesHoldWhatTheResultThenLacks() throws {
    let client = try Client("simple.pdf")
    let result = try client.ask(
      "search/find", #""query": "the quick", "partialResultToken": "p", "progressToken": 7"#)
    #expect(result["matches"]?.count == 0)
    #expect(result["complete"]?.bool == true)
    let pieces = client.notifications.filter { $0["params.token"]?.string == "p" }
    #expect(pieces.map { $0["params.value.matches"]?.count } == [1, 1])
    let steps = client.notifications.filter { $0["params.token"]?.integer == 7 }
    #expect(steps.compactMap { $0["params.value.done"]?.integer } == [0, 1, 2])
  }

  @Test func badQueriesNameThemselves() throws {
    let client = try Client("simple.pdf")
    for members in [#""query": "(", "regex": true"#, #""query": " ""#, "\"limit\": 3"] {
      let error = try client.error("search/find", members)
      #expect(error["data.path"]?.string == "params.query", "\(members)")
    }
  }

  @Test func aCancelledSearchAnswersSo() throws {
    let client = try Client("simple.pdf")
    let answers = try client.answers(
      #"""
      [{"jsonrpc": "2.0", "id": 90, "method": "search/find",
        "params": {"documentId": "d1", "query": "x"}},
       {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 90}}]
      """#)
    #expect(answers.first?["0.error.code"]?.integer == -32800)
  }
}
