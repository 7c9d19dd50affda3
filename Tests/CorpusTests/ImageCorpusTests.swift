// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// The images of real files: each can be given as a file of the size that is told, or there is a
/// proper error.
@Suite(.enabled(if: Corpus.isThere, "there is no ../shared/corpus"))
struct ImageCorpusTests {
  @Test func everyImageIsGivenOrSaysWhy() throws {
    let server = try RectoProcess()
    var given = 0
    for file in CorpusTests.files {
      let answer = try server.request("document/open", ["path": .string(file.path)], within: 10)
      guard let open = answer[member: "result"], let id = open[member: "documentId"] else {
        continue
      }
      for page in 0..<min(open[member: "pageCount"]?.integer ?? 0, 2) {
        let place: [String: JSONTree] = ["documentId": id, "pageIndex": .integer(page)]
        let list = try server.request("page/images", place, within: 10)[member: "result"]
        for number in 0..<4 {
          guard let index = list?[member: "images"]?[number]?[member: "index"] else { break }
          let answer = try server.request(
            "page/image", place.merging(["index": index]) { $1 }, within: 20)
          let kind = answer[member: "error"]?[member: "data"]?[member: "kind"]?.string
          #expect(
            [nil, "damaged", "unsupported", "limitExceeded", "notPermitted"].contains(kind),
            "\(file.lastPathComponent), page \(page), image \(index)")
          guard let result = answer[member: "result"] else { continue }
          given += 1
          #expect((result[member: "width"]?.integer ?? 0) > 0)
          #expect(result[member: "data"]?.string?.isEmpty == false)
        }
      }
      _ = try server.request("document/close", ["documentId": id], within: 10)
    }
    #expect(given > 0)
  }
}
