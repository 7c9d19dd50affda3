// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import JSON
import Testing

@Suite struct ThumbnailMethodTests {
  private let square =
    ##"{"type": "square", "rect": [20, 20, 200, 200], "style": {"strokeColor": "#ff0000"}, "##

  @Test func aRangeIsDrawnSmall() throws {
    let client = try Client("rotated.pdf")
    let all = try client.ask("pages/thumbnails", #""width": 30"#)
    #expect(all.pages == [0, 1, 2, 3])
    #expect(all["thumbnails"]?.count == 4)
    let some = try client.ask("pages/thumbnails", #""first": 1, "count": 2, "width": 30"#)
    #expect(some.pages == [1, 2])
    for thumbnail in [all["thumbnails.1"], some["thumbnails.0"]] {
      let png = try #require(IntactPNG(thumbnail?.picture ?? []))
      #expect(png.width == 30)
      #expect(png.height == 20)
      #expect(thumbnail?["height"]?.integer == 20)
    }
    #expect(all["thumbnails.1"] == some["thumbnails.0"])
    let rendered = try client.ask("page/render", #""pageIndex": 1, "width": 30"#)
    #expect(all["thumbnails.1"]?.picture == rendered.picture)
  }

  @Test func aVeryLongPageIsDrawnNarrower() throws {
    let pdf = """
      %PDF-1.7
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 10 4000]>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R>> endobj
      trailer <</Root 1 0 R>>
      """
    let client = try Client(nil)
    let data = Data(pdf.utf8).base64EncodedString()
    _ = try client.result("document/open", #"{"data": "\#(data)"}"#)
    let result = try client.ask("pages/thumbnails", #""width": 50"#)
    #expect(result["thumbnails.0.width"]?.integer == 1)
    #expect(result["thumbnails.0.height"]?.integer == 200)
  }

  @Test func piecesSayTheSame() throws {
    let client = try Client("simple.pdf")
    let whole = try client.ask("pages/thumbnails", #""width": 40"#)
    let last = try client.ask("pages/thumbnails", #""width": 40, "partialResultToken": 7"#)
    let pieces = client.notifications.compactMap { $0["params.value"] }
    #expect(pieces.count == 4)
    #expect(pieces.first?.pages == [0, 1, 2])
    #expect(
      pieces.dropFirst().map { $0["thumbnails.0"] } == (0..<3).map { whole["thumbnails.\($0)"] })
    #expect(last.pages == [0, 1, 2])
    #expect(last["thumbnails"]?.count == 0)
  }

  @Test func filesAreTheClients() throws {
    let client = try Client("simple.pdf")
    let inline = try client.ask("pages/thumbnails", #""width": 40, "count": 1"#)
    let file = try client.ask("pages/thumbnails", #""width": 40, "count": 1, "delivery": "file""#)
    let path = try #require(file["thumbnails.0.path"]?.string)
    defer { unlink(path) }
    #expect(Array(try Data(contentsOf: URL(filePath: path))) == inline["thumbnails.0"]?.picture)
  }

  @Test func annotatedAndBookmarkedPagesAreFound() throws {
    let client = try Client("simple.pdf")
    func pages(_ only: String) throws -> [Int] {
      try client.ask("pages/thumbnails", #""width": 20, "only": "\#(only)""#).pages
    }
    #expect(try pages("annotated").isEmpty)
    #expect(try pages("bookmarked").isEmpty)
    _ = try client.ask("annotations/add", #""annotations": [\#(square)"pageIndex": 1}]"#)
    _ = try client.ask("bookmarks/toggle", #""pageIndex": 2"#)
    #expect(try pages("annotated") == [1])
    #expect(try pages("bookmarked") == [2])
    _ = try client.ask("document/undo")
    _ = try client.ask("document/undo")
    #expect(try pages("annotated").isEmpty)
    #expect(try pages("bookmarked").isEmpty)
  }

  @Test func whatIsChangedIsDrawnAnew() throws {
    let client = try Client("simple.pdf")
    func draw() throws -> [[UInt8]] {
      try client.ask("pages/thumbnails", #""width": 40"#).pictures
    }
    let before = try draw()
    _ = try client.ask("annotations/add", #""annotations": [\#(square)"pageIndex": 1}]"#)
    let changed = try draw()
    #expect(changed[0] == before[0])
    #expect(changed[1] != before[1])
    #expect(changed[2] == before[2])
    _ = try client.ask("document/undo")
    #expect(try draw() == before)
    _ = try client.ask("document/redo")
    #expect(try draw() == changed)
  }

  /// In a batch the request is taken before the change is made, and worked on after it.
  @Test func whatIsChangedMeanwhileIsDrawnAsItIs() throws {
    let client = try Client("simple.pdf")
    let answers = try client.answers(
      #"""
      [{"jsonrpc": "2.0", "id": "t", "method": "pages/thumbnails",
        "params": {"documentId": "d1", "width": 40}},
       {"jsonrpc": "2.0", "id": "a", "method": "annotations/add",
        "params": {"documentId": "d1", "annotations": [\#(square)"pageIndex": 0}]}}]
      """#)
    guard case .array(let both)? = answers.first else { throw Client.Failure(answer: "none") }
    let first = both.first { $0["id"]?.string == "t" }
    let now = try client.ask("pages/thumbnails", #""width": 40"#)
    #expect(first?["result"]?.pictures == now.pictures)
    _ = try client.ask("document/undo")
    #expect(try client.ask("pages/thumbnails", #""width": 40"#).pictures != now.pictures)
  }

  @Test func aDocumentThatIsClosedMeanwhileIsUnknown() throws {
    let answers = try Client("simple.pdf").answers(
      #"""
      [{"jsonrpc": "2.0", "id": "t", "method": "pages/thumbnails",
        "params": {"documentId": "d1", "width": 40}},
       {"jsonrpc": "2.0", "id": "c", "method": "document/close", "params": {"documentId": "d1"}}]
      """#)
    #expect(answers.first?["0.error.code"] ?? answers.first?["1.error.code"] != nil)
  }

  @Test func pagesThatCannotBeDrawnAreTold() throws {
    let client = try Client("broken.pdf")
    let count = try client.ask("pages/list")["pages"]?.count ?? 0
    let result = try client.ask("pages/thumbnails", #""width": 40"#)
    #expect(result.pages.count == count)
    let unreadable = result["unreadable"]?.count ?? 0
    #expect((result["thumbnails"]?.count ?? 0) + unreadable == count)
  }

  @Test(arguments: [
    (#""width": 0"#, -32602), (#""width": 1025"#, -32602), (#""width": 9, "first": -1"#, -32602),
    (#""width": 9, "only": "odd""#, -32602), ("", -32602),
  ])
  func whatMakesNoSenseIsRefused(_ members: String, _ code: Int64) throws {
    let error = try Client("simple.pdf").error("pages/thumbnails", members)
    #expect(error["code"]?.integer == code)
  }
}

extension JSONTree {
  /// The pages of a result with thumbnails.
  var pages: [Int] {
    guard case .array(let pages)? = self["pages"] else { return [] }
    return pages.compactMap { $0.integer.map(Int.init) }
  }

  var pictures: [[UInt8]] {
    guard case .array(let list)? = self["thumbnails"] else { return [] }
    return list.map(\.picture)
  }

  var picture: [UInt8] { Array(Data(base64Encoded: self["data"]?.string ?? "") ?? Data()) }
}
