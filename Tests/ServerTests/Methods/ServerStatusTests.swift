// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import System
import Testing

/// `server/status` has a line for each kind of cache.
@Suite struct ServerStatusTests {
  private let client: Client

  init() throws { client = try Client("simple.pdf") }

  private func cache(_ name: String) throws -> JSONTree {
    guard case .array(let lines)? = try client.result("server/status", "{}")[member: "caches"]
    else { throw Client.Failure(answer: "no caches") }
    let found = lines.filter { $0[member: "name"]?.string == name }
    #expect(found.count == 1)
    return try #require(found.first)
  }

  private func entries(_ name: String) throws -> Int64? {
    try cache(name)[member: "entries"]?.integer
  }

  @Test func whatIsDrawnAndSearchedIsCounted() throws {
    #expect(try entries("displayLists") == 0)
    for page in 0..<2 {
      _ = try client.ask("page/render", #""pageIndex": \#(page), "width": 30"#)
    }
    #expect(try entries("displayLists") == 2)
    #expect(try entries("pages") == 2)
    #expect(try cache("pageText")[member: "bytes"]?.integer == 0)
    _ = try client.ask("search/find", #""query": "nothing of the kind""#)
    #expect(try entries("pageText") == 3)
    let text = try cache("pageText")
    let status = try client.result("server/status", "{}")
    #expect(try #require(text[member: "bytes"]?.integer) > 0)
    #expect(text[member: "bytes"] == status[member: "cacheBytes"])
    #expect(text[member: "limit"]?.integer == 32 << 20)
  }

  @Test func thumbnailsAndReturnedMemoryAreCounted() throws {
    _ = try client.ask("pages/thumbnails", #""width": 20"#)
    #expect(try entries("thumbnails") == 3)
    let shared = try client.ask(
      "page/render", #""pageIndex": 0, "delivery": "sharedMemory", "format": "rgba", "width": 30"#)
    let name = try #require(shared["sharedMemory.name"]?.string)
    defer { shm_unlink(name) }
    #expect(try entries("sharedMemory") == 0)
    _ = try client.ask("render/release", #""sharedMemory": "\#(name)""#)
    let returned = try cache("sharedMemory")
    #expect(returned[member: "entries"]?.integer == 1)
    let bytes = try #require(returned[member: "bytes"]?.integer)
    #expect(bytes == 4800)
  }

  @Test func documentsAreCountedTogether() throws {
    let path = Client.path("simple.pdf")
    _ = try client.result("document/open", #"{"path": "\#(path)"}"#)
    for document in ["d1", "d2"] {
      _ = try client.result(
        "page/render", #"{"documentId": "\#(document)", "pageIndex": 0, "width": 30}"#)
    }
    let lists = try cache("displayLists")
    #expect(lists[member: "entries"]?.integer == 2)
    #expect(lists[member: "entryLimit"]?.integer == 40)
  }
}
