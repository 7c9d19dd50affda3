// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// A server with several threads says what one with a single thread says, in the same order.
@Suite(.timeLimit(.minutes(10))) struct ThreadsTests {
  /// The answers to requests that are sent at once, after the file is open, or one after the other.
  private func answers(
    _ requests: [String], to path: String, _ arguments: [String], oneByOne: Bool = false
  ) throws -> [String] {
    let peer = try PipedPeer(
      Project.recto,
      ["--state-directory", "", "--cache-directory", "", "--log-level", "off"] + arguments)
    let open = #"{"path":"\#(path)"}"#
    let all =
      [("initialize", "{}"), ("document/open", open)]
      + requests.map { request in
        let parts = request.split(separator: " ", maxSplits: 1).map(String.init)
        return (parts[0], parts[1])
      }
    var heard: [String] = []
    for (id, (method, params)) in all.enumerated() {
      let message = #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#
      peer.send(Array(message.utf8))
      while oneByOne, let line = peer.receive() {
        let answer = String(decoding: line, as: UTF8.self)
        guard answer.contains(#""id":\#(id),"#) else { continue }
        heard.append(answer)
        break
      }
    }
    while let line = peer.receive() { heard.append(String(decoding: line, as: UTF8.self)) }
    return Array(heard.dropFirst(2))
  }

  @Test(arguments: ["off", "on"])
  func searchesFindTheSame(workers: String) throws {
    let path = try ManyPages.file(pages: 40)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let requests = [
      #"search/find {"documentId":"d1","query":"page 3"}"#,
      #"search/find {"documentId":"d1","query":"page"}"#,
      #"search/find {"documentId":"d1","query":"page","limit":17}"#,
      #"search/find {"documentId":"d1","query":"no such words"}"#,
      #"search/find {"documentId":"d1","query":"p.ge [12]\\b","regex":true,"first":5,"count":30}"#,
    ]
    let one = try answers(requests, to: path, ["--workers", workers, "--threads", "1"])
    let many = try answers(requests, to: path, ["--workers", workers, "--threads", "4"])
    #expect(one.count == requests.count)
    #expect(one.sorted() == many.sorted())
    // Searches take turns: any of them may be answered first.
    let second = try one.map { try JSONTree.parse($0) }.first { $0[member: "id"]?.integer == 3 }
    #expect(second?.wireText.contains(" 3 of the file") == true)
  }

  /// Redactions read pages with all threads, too.
  @Test func redactionsFindTheSame() throws {
    let path = try ManyPages.file(pages: 40)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let requests = [
      #"annotations/markRedactions {"documentId":"d1","query":"page 3"}"#,
      #"annotations/markRedactions {"documentId":"d1","query":"file","pages":[1,3,5,7,9,11,13,15]}"#,
      #"annotations/applyRedactions {"documentId":"d1"}"#,
      #"search/find {"documentId":"d1","query":"page 3"}"#,
    ]
    let found = try ["1", "4"].map { threads in
      try answers(
        requests, to: path,
        ["--workers", "off", "--threads", threads, "--annotation-ids", "numbered"],
        oneByOne: true)
    }
    let dates = #""(created|modified)":"[^"]*""#
    let undated = found.map { answers in
      answers.map { $0.replacingOccurrences(of: dates, with: "", options: .regularExpression) }
    }
    #expect(undated[0] == undated[1])
    let trees = try found[1].map { try JSONTree.parse($0) }
    try #require(trees.count == 4)
    let applied = trees[2]
    #expect(applied["result.pages"]?.wireText.contains(#""pageIndex":30"#) == true)
    // The second query was looked for on some pages only.
    #expect(applied["result.remaining"]?.wireText.contains(#""where":"text""#) == true)
    #expect(trees[3]["result.matches"]?.wireText == "[]")
  }

  /// A large page takes longer than the small ones that are asked for after it.
  @Test func picturesComeInTheOrderOfTheirRequests() throws {
    let requests = [2000, 40, 1500, 30, 20].map {
      #"page/render {"documentId":"d1","pageIndex":0,"width":\#($0),"format":"png"}"#
    }
    let many = try answers(
      requests, to: "\(Project.fixtures)/simple.pdf", ["--threads", "3", "--workers", "off"])
    #expect(
      many.compactMap { try? JSONTree.parse($0)["result.width"]?.integer }
        == [2000, 40, 1500, 30, 20])
    let one = try answers(
      requests, to: "\(Project.fixtures)/simple.pdf", ["--threads", "1", "--workers", "off"])
    // Small pages are not cut.
    #expect(many[1] == one[1] && many[3] == one[3] && many[4] == one[4])
  }
}

/// A made file of many pages with a line of text.
enum ManyPages {
  static func file(pages: Int) throws -> String {
    var objects = ["<</Type/Catalog/Pages 2 0 R>>", ""]
    objects.append("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")
    var kids = ""
    for page in 0..<pages {
      let content = "BT /F 12 Tf 40 100 Td (This is page \(page) of the file) Tj ET"
      objects.append("<</Length \(content.utf8.count)>>stream\n\(content)\nendstream")
      objects.append(
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents \(objects.count) 0 R"
          + "/Resources<</Font<</F 3 0 R>>>>>>")
      kids += "\(objects.count) 0 R "
    }
    objects[1] = "<</Type/Pages/Count \(pages)/Kids[\(kids)]>>"
    var file = "%PDF-1.7\n"
    for (index, object) in objects.enumerated() {
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    file += "trailer\n<</Root 1 0 R/Size \(objects.count + 1)>>\n%%EOF\n"
    let path = NSTemporaryDirectory() + "/many-\(UUID().uuidString).pdf"
    try Data(file.utf8).write(to: URL(filePath: path))
    return path
  }
}
