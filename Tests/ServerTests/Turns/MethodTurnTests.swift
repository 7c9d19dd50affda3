// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

@testable import Server

/// Every method that names a document lets others go on: on a document of 2,000 pages, none of the turns
/// that it takes is long. Turns are measured by the time of the processor, and a turn that seems too long is
/// compared with what the machine takes for other work at this moment.
@Suite(.serialized) struct MethodTurnTests {
  /// How long a turn may take in a debug build, in milliseconds; a release build takes about a fifth.
  private static let budget = 300.0

  /// Methods whose longest turn takes longer, as `docs/limits.md` says.
  private static let longer: [String: Double] = ["signatures/verify": 500]

  /// Whether the longest turn of each method is printed.
  private static let printsTurns = ProcessInfo.processInfo.environment["TURNS"] == "print"

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "recto-turns-\(UUID().uuidString)")

  @Test func noTurnIsLong() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "long.pdf")
    try LongDocument().write(to: file)
    let bench = try TurnBench()
    _ = bench.ask("document/open", #"{"path": "\#(file.path)"}"#)
    var values = ["TMP": folder.path]
    prepare(bench, &values)
    var missing = Set(documentMethods)
    for call in MethodCalls.all {
      missing.remove(call.method)
      var members = call.members
      for (name, value) in values {
        members = members.replacingOccurrences(of: "$\(name)", with: value)
      }
      let before = revision(bench)
      bench.longest = 0
      let answer = bench.ask(
        call.method,
        members.isEmpty ? #"{"documentId": "d1"}"# : #"{"documentId": "d1", \#(members)}"#)
      if Self.printsTurns { print("TURN \(call.method) \(bench.longest)") }
      let most = Self.longer[call.method] ?? Self.budget
      if bench.longest >= most {
        let slowness = try MachinePace.slowness()
        #expect(
          bench.longest < most * slowness,
          "\(call.method) took a turn of \(bench.longest) ms, on a machine that is \(slowness) times slower"
        )
      }
      #expect(
        answer[member: "result"] != nil || call.mayFail,
        "\(call.method): \(answer.wireText.prefix(300))")
      guard call.isUndone, revision(bench) != before else { continue }
      _ = bench.ask("document/undo", #"{"documentId": "d1"}"#)
    }
    #expect(missing == [], "Add params for these to MethodCalls.")
  }

  /// The methods whose params name a document.
  private var documentMethods: [String] {
    Catalogue.methods.filter { method in
      method.paramNames.contains("documentId")
    }.map { $0.name }
  }

  private func revision(_ bench: TurnBench) -> Int64? {
    bench.ask("document/info", #"{"documentId": "d1"}"#)["result.revision"]?.integer
  }

  /// Makes what some methods are about.
  private func prepare(_ bench: TurnBench, _ values: inout [String: String]) {
    let outline = bench.ask("outline/get", #"{"documentId": "d1"}"#)
    if case .array(let items)? = outline["result.items"], items.count > 2 {
      values["ITEM"] = items[1][member: "id"]?.string ?? ""
    }
    for id in ["b1", "b2"] {
      _ = bench.ask(
        "bookmarks/add", #"{"documentId": "d1", "bookmark": {"id": "\#(id)", "pageIndex": 3}}"#)
    }
    let layer = bench.ask("layers/add", #"{"documentId": "d1", "title": "Notes"}"#)
    values["LAYER"] = layer["result.layer.id"]?.string ?? ""
    let pages = (0..<LongDocument().pageCount).map { String($0) }
    values["ALL"] = "[\(pages.joined(separator: ","))]"
    values["HALF"] =
      "[\(pages.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: ","))]"
    values["NOTES"] = "[\((0..<300).map { "\"note-\($0)\"" }.joined(separator: ","))]"
    let squares = (0..<1000).map {
      #"{"type": "square", "pageIndex": \#($0 % 400), "rect": [10, 10, 50, 50]}"#
    }
    values["SQUARES"] = "[\(squares.joined(separator: ","))]"
    values["SOME"] = "[\(pages.prefix(300).joined(separator: ","))]"
  }
}

extension Method {
  fileprivate static var paramNames: [String] { Params.fields.map(\.description.name) }
}
