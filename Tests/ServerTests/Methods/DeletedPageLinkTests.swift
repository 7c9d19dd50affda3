// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Links to a deleted page go with it. The annotations behind them on their page keep their ids.
@Suite struct DeletedPageLinkTests {
  @Test func othersKeepTheirIDs() throws {
    let path = NSTemporaryDirectory() + "recto-dead-link-\(UUID()).pdf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let client = try Client(
      writing: """
        %PDF-1.7
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 200 200]>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/Annots[
          <</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest[4 0 R/Fit]>>
          <</Type/Annot/Subtype/Square/Rect[20 20 40 40]/Contents(first)>>
          <</Type/Annot/Subtype/Square/Rect[60 60 90 90]/Contents(second)>>]>> endobj
        4 0 obj <</Type/Page/Parent 2 0 R>> endobj
        trailer <</Root 1 0 R/Size 5>>
        """,
      to: path)
    func ids() throws -> [String: String] {
      guard case .array(let list)? = try client.ask("annotations/list")[member: "annotations"]
      else {
        return [:]
      }
      var ids: [String: String] = [:]
      for each in list { ids[each["contents"]?.string ?? "link"] = each["id"]?.string }
      return ids
    }
    var expected = try ids()
    #expect(expected.count == 3)
    _ = try client.ask("pages/delete", #""pages": [1]"#)
    expected["link"] = nil
    #expect(try ids() == expected)
    _ = try client.ask("document/undo")
    #expect(try ids().filter { $0.key != "link" } == expected)
  }
}
