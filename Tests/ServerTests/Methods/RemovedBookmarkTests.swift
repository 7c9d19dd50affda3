// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

/// Instant JSON tells which bookmarks of the file were removed.
@Suite struct RemovedBookmarkTests {
  private func ids(_ client: Client) throws -> [String] {
    (try client.ask("bookmarks/list")["bookmarks"] ?? .null).strings("id")
  }

  @Test func aRemovedBookmarkIsRemovedByAnImport() throws {
    let original = try Client("bookmarks.pdf")
    let all = try ids(original)
    let gone = try #require(all.first)
    let export = #""format": "instantJSON""#
    let before = try original.ask("document/export", export)
    #expect(before["data"]?.string?.contains("skippedPdfBookmarkIds") == false)
    _ = try original.ask("bookmarks/remove", #""id": "\#(gone)""#)
    let data = try #require(try original.ask("document/export", export)["data"])
    let copy = try Client("bookmarks.pdf")
    _ = try copy.ask("document/import", #"\#(export), "data": \#(data.wireText)"#)
    #expect(try ids(copy) == Array(all.dropFirst()))
  }
}
