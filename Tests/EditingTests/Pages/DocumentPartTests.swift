// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// Parts of a document tell about their pages (ISO 32000-2, 14.12), and go with them.
struct DocumentPartTests {
  private static let objects = [
    "<</Type/Catalog/Pages 2 0 R/DPartRoot 7 0 R>>",
    "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R 6 0 R]/Count 4/MediaBox[0 0 99 99]>>",
    "<</Type/Page/Parent 2 0 R/DPart 9 0 R>>",
    "<</Type/Page/Parent 2 0 R/DPart 11 0 R>>",
    "<</Type/Page/Parent 2 0 R/DPart 11 0 R>>",
    "<</Type/Page/Parent 2 0 R>>",
    "<</Type/DPartRoot/DPartRootNode 8 0 R>>",
    "<</Type/DPart/Parent 7 0 R/DParts[[9 0 R][10 0 R]]>>",
    "<</Type/DPart/Parent 8 0 R/Start 3 0 R/DPM<</Name(Alice)>>>>",
    "<</Type/DPart/Parent 8 0 R/DParts[[11 0 R]]/DPM<</Name(Inner)>>>>",
    "<</Type/DPart/Parent 10 0 R/Start 4 0 R/End 5 0 R/DPM<</Name(Bob)>>>>",
  ]
  private let bench: Workbench

  init() throws { bench = try Workbench(objects: Self.objects) }

  private func names(_ path: String) throws -> [String] {
    let file = try #require(try SavedFile(URL(filePath: path)), "There is no qpdf.")
    return ["Alice", "Inner", "Bob"].filter { file.count(of: $0) > 0 }
  }

  /// The indices of the first and last page of a part.
  private func pages(_ part: PDFObject?, in document: Document) throws -> [Int?] {
    var numbers: [Int?] = []
    for index in 0..<(try document.pageCount) {
      numbers.append(try document.pageObject(index)?.number)
    }
    return [
      numbers.firstIndex(of: try part?["Start"]?.number),
      try part?["End"].flatMap { numbers.firstIndex(of: $0.number) },
    ]
  }

  @Test(arguments: [
    ([0], ["Alice"]), ([1], ["Inner", "Bob"]), ([2], ["Inner", "Bob"]), ([3], []),
    ([0, 2], ["Alice", "Inner", "Bob"]),
  ])
  func extractsHaveTheirOwn(taken: [Int], expected: [String]) throws {
    let path = bench.folder.appending(path: "part.pdf").path
    try bench.document(bench.file.path).extract(taken, to: path, .kept)
    #expect(try names(path) == expected)
    let document = try bench.document(path)
    let root = try document.catalog?["DPartRoot"]
    #expect((root == nil) == expected.isEmpty)
    guard expected.last == "Bob" else { return }
    let part = try root?["DPartRootNode"]?["DParts"]?.elements.last?[0]?["DParts"]?[0]?[0]
    let page = taken.count - 1
    #expect(try pages(part, in: document).map { $0 ?? page } == [page, page])
    #expect(try part?["End"] == nil || part?["End"]?["Type"]?.name == "Page")
  }

  @Test(arguments: [
    ([0], ["Inner", "Bob"]), ([1, 2], ["Alice"]), ([2], ["Alice", "Inner", "Bob"]),
    ([0, 1, 2], []),
  ])
  func theyGoWithTheirPages(deleted: [Int], expected: [String]) throws {
    let editor = try bench.open()
    try editor.perform(DeletePages(deleted), cause: .api)
    let path = bench.folder.appending(path: "rest.pdf").path
    _ = try editor.save(to: path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try names(path) == expected)
    #expect(try bench.complaint(about: URL(filePath: path)) == nil)
    try editor.undo()
    let parts = try editor.document.catalog?["DPartRoot"]?["DPartRootNode"]?["DParts"]
    #expect(try parts?[0]?[0]?["DPM"]?["Name"]?.text == "Alice")
    let last = try parts?[1]?[0]?["DParts"]?[0]?[0]
    #expect(try pages(last, in: editor.document) == [1, 2])
  }

  @Test func importedPagesHaveNone() throws {
    let editor = try bench.open()
    let other = Array(PlainFile.data(Self.objects))
    try editor.perform(ImportPages(other, count: 4, at: 4), cause: .api)
    #expect(try editor.document.pageObject(0)?["DPart"] != nil)
    #expect(try editor.document.pageObject(4)?["DPart"] == nil)
  }
}
