// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

@testable import Server

/// One budget for all methods: between two turns others are answered, so no turn may be long.
///
/// A turn is measured in processor time of its thread, which does not depend on what else the machine
/// does. The budget is generous, since tests are built without optimization; it tells work that goes
/// through all of a document in one turn from work that is done in turns.
@Suite struct TurnTimeTests {
  /// Milliseconds.
  private static let budget = 500.0

  /// Methods that do all of their work in one turn. `docs/limits.md` tells of them.
  private static let unsliced: Set<String> = [
    "document/save", "document/reload", "document/open", "pages/extract", "pages/import",
    "pages/delete", "pages/split", "bookmarks/import", "outline/get",
  ]

  /// What is asked, for methods that need more than a document.
  private static func params(_ method: String, _ bench: ManyPagesBench) -> [String] {
    let all = "[\((0..<bench.pages.count).map(String.init).joined(separator: ","))]"
    let most = "[\((0..<bench.pages.count - 1).map(String.init).joined(separator: ","))]"
    let notes = (0..<bench.pages.count).map { "\"n\($0)\"" }.joined(separator: ",")
    let values = (0..<bench.pages.count).map { #"{"field":"field\#($0)","value":"w"}"# }
      .joined(separator: ",")
    switch method {
    case "annotations/markRedactions": return [#""query":"Line 7""#, "\"pages\":\(all)"]
    case "annotations/delete": return ["\"ids\":[\(notes)]"]
    case "annotations/add":
      let new = (0..<bench.pages.count).map {
        #"{"type":"square","pageIndex":\#($0),"rect":[9,9,99,99]}"#
      }
      return ["\"annotations\":[\(new.joined(separator: ","))]"]
    case "forms/setValues": return ["\"values\":[\(values)]"]
    case "search/find": return [#""query":"Line 7""#]
    case "pages/rotate": return ["\"pages\":\(all),\"by\":90"]
    case "pages/move": return ["\"pages\":[\(bench.pages.count - 1)],\"to\":0"]
    case "pages/delete": return ["\"pages\":\(most)"]
    case "pages/find": return [#""text":"7""#]
    case "pages/extract": return [#""pages":[3,4],"path":"\#(bench.folder.path)/e.pdf""#]
    case "pages/split": return [#""every":500,"folder":"\#(bench.folder.path)""#]
    case "pages/import": return [#""from":"\#(bench.document)","pages":[1,2,3]"#]
    case "page/render": return [#""pageIndex":7,"width":100"#]
    case "page/text", "page/layout", "page/links", "page/images", "page/contentBox":
      return [#""pageIndex":7"#]
    case "document/export":
      return ["xfdf", "json", "text", "html"].map { #""format":"\#($0)""# }
    case "forms/export": return [#""format":"fdf""#]
    case "document/save": return [#""path":"\#(bench.folder.path)/s.pdf""#]
    case "document/begin": return [#""name":"Mine""#]
    default: return [""]
    }
  }

  /// Those that end the session or the document come last by themselves, or are left out.
  private static let leftOut: Set<String> = [
    "initialize", "initialized", "shutdown", "exit", "$/cancelRequest", "document/close",
    "document/begin", "document/commit", "document/rollback",
  ]

  @Test func noTurnIsLong() throws {
    let bench = try ManyPagesBench()
    for method in Catalogue.methods
    where !method.isNotification && !Self.leftOut.contains(method.name) {
      for members in Self.params(method.name, bench) {
        let more = members.isEmpty ? "" : "," + members
        bench.turns.longest = 0
        let answer = bench.turns.ask(
          method.name, "{\"documentId\":\"\(bench.document)\"\(more)}")
        #expect(answer[member: "jsonrpc"] != nil, "\(method.name) was not answered")
        let longest = Int(bench.turns.longest)
        print("turn \(method.name) \(longest) ms")
        if !members.isEmpty {
          #expect(answer[member: "error"] == nil, "\(method.name): \(answer.wireText.prefix(300))")
        }
        guard !Self.unsliced.contains(method.name) else { continue }
        #expect(bench.turns.longest < Self.budget, "\(method.name) took \(longest) ms in a turn")
      }
      // What it changed is taken back, so that each method finds the same document.
      while bench.turns.ask("document/undo", "{\"documentId\":\"\(bench.document)\"}")["result"]
        != nil
      {}
    }
  }
}

/// A session with a document of many pages.
final class ManyPagesBench {
  let turns: TurnBench
  let pages = ManyPages(count: 2000)
  let folder: URL
  let document: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "many.pdf")
    try pages.bytes().write(to: file)
    turns = try TurnBench()
    let opened = turns.ask("document/open", #"{"path": "\#(file.path)"}"#)
    document = opened["result.documentId"]?.string ?? ""
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
