// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Long params are read on another thread. Other requests go on meanwhile, and those about the same document
/// are answered in order.
@Suite final class LongParamsTurnTests {
  private let folder: URL
  private let bench: TurnBench

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "recto-params-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "long.pdf")
    try LongDocument(pageCount: 20).write(to: file)
    bench = try TurnBench()
    _ = bench.ask("document/open", #"{"path": "\#(file.path)"}"#)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The params of a request that adds squares, the last one with these members.
  private func squares(_ count: Int, last: String = #""rect": [10, 10, 50, 50]"#) -> String {
    let square = #"{"type": "square", "pageIndex": 3, "rect": [10, 10, 50, 50]}"#
    let all =
      Array(repeating: square, count: count - 1) + [
        #"{"type": "square", "pageIndex": 3, \#(last)}"#
      ]
    return #"{"documentId": "d1", "annotations": [\#(all.joined(separator: ","))]}"#
  }

  private var annotationCount: Int? {
    bench.ask("annotations/list", #"{"documentId": "d1", "pageIndex": 3}"#)["result.annotations"]?
      .count
  }

  @Test func othersGoOnAndTheDocumentWaits() {
    let before = annotationCount ?? 0
    let adding = bench.send("annotations/add", squares(400))
    let list = bench.send("annotations/list", #"{"documentId": "d1", "pageIndex": 3}"#)
    #expect(bench.answer(bench.send("server/ping", "{}"))?[member: "result"] != nil)
    while !bench.hasSideWork, bench.turn() {}
    #expect(bench.answer(adding) == nil && bench.answer(list) == nil)
    #expect(bench.answer(bench.send("server/ping", "{}"))?[member: "result"] != nil)
    #expect(bench.finish(adding)["result.annotations"]?.count == 400)
    #expect(bench.finish(list)["result.annotations"]?.count == before + 400)
    #expect(
      bench.ask("document/undo", #"{"documentId": "d1"}"#)["result.name"] != nil
        || annotationCount == before)
  }

  @Test func errorsNameTheirPlace() {
    let before = annotationCount
    let wrong = bench.ask("annotations/add", squares(400, last: #""rect": "here""#))
    #expect(wrong["error.code"]?.integer == -32602)
    #expect(wrong.wireText.contains("params.annotations[399].rect"))
    #expect(annotationCount == before)
  }

  @Test func aCancelWhileTheyAreRead() {
    let before = annotationCount
    let adding = bench.send("annotations/add", squares(400))
    while !bench.hasSideWork, bench.turn() {}
    bench.cancel(adding)
    #expect(bench.finish(adding)["error.code"]?.integer == -32800)
    #expect(annotationCount == before)
  }
}
