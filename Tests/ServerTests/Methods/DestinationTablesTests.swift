// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// A name in the name tree and in the dictionary of older files leads where the tree says.
@Suite struct DestinationTablesTests {
  @Test func theTreeCountsFirst() throws {
    let path = NSTemporaryDirectory() + "recto-tables-\(UUID()).pdf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let client = try Client(
      writing: """
        %PDF-1.7
        1 0 obj <</Type/Catalog/Pages 2 0 R/Names<</Dests<</Names[(both)[3 0 R/Fit](tree)[3 0 R/Fit]]>>>>
          /Dests<</both[4 0 R/Fit]/old[4 0 R/Fit]>>>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 200 200]>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R>> endobj
        4 0 obj <</Type/Page/Parent 2 0 R>> endobj
        trailer <</Root 1 0 R/Size 5>>
        """,
      to: path)
    guard case .array(let list)? = try client.ask("destinations/list")[member: "destinations"]
    else {
      Issue.record("There is no list.")
      return
    }
    #expect(list.compactMap { $0["name"]?.string }.sorted() == ["both", "old", "tree"])
    for each in list {
      let name = each["name"]?.string ?? ""
      let place = try client.ask("destinations/resolve", #""name": "\#(name)""#)
      #expect(place["destination"] == each["destination"])
      #expect(place["destination.pageIndex"]?.integer == (name == "old" ? 1 : 0))
    }
  }
}
