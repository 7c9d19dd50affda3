// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Real files, odd and broken ones among them, through the real server: each opens or gives a proper
/// error, and is looked at and touched without a crash, every request answered in time.
@Suite(.enabled(if: Corpus.isThere, "there is no ../shared/corpus"))
struct CorpusTests {
  /// Every tenth file, or all of them with `RECTO_SWEEP=1`.
  static let files = Corpus.files.enumerated()
    .filter { Corpus.isSweep || $0.offset.isMultiple(of: 10) }.map(\.element)

  @Test func everyFileOpensOrSaysWhy() throws {
    #expect(!Self.files.isEmpty)
    var server = try RectoProcess()
    for file in Self.files {
      do {
        try look(at: file, server)
      } catch let gone as RectoProcess.Gone {
        Issue.record("\(file.lastPathComponent): \(gone)")
        server = try RectoProcess()
      }
    }
  }

  private func look(at file: URL, _ server: RectoProcess) throws {
    let answer = try server.request(
      "document/open", ["path": .string(file.path)], within: 10)
    guard let open = answer[member: "result"] else {
      let kind = answer[member: "error"]?[member: "data"]?[member: "kind"]?.string
      #expect(
        ["cannotOpen", "passwordRequired", "damaged", "unsupported"].contains(kind),
        "\(file.lastPathComponent): \(answer.wireText)")
      return
    }
    let id = try #require(open[member: "documentId"])
    let pages = min(open[member: "pageCount"]?.integer ?? 0, 3)
    for page in 0..<pages {
      let place: [String: JSONTree] = ["documentId": id, "pageIndex": .integer(page)]
      for (method, more) in Corpus.requests {
        let answer = try server.request(method, place.merging(more) { $1 }, within: 10)
        let kind = answer[member: "error"]?[member: "data"]?[member: "kind"]?.string
        #expect(
          [nil, "damaged", "unsupported", "limitExceeded", "requestCancelled"].contains(kind),
          "\(file.lastPathComponent), page \(page), \(method): \(answer.wireText.prefix(300))")
      }
    }
    _ = try server.request("document/close", ["documentId": id], within: 10)
  }
}

enum Corpus {
  static let folder: URL = {
    if let named = ProcessInfo.processInfo.environment["RECTO_CORPUS"] {
      return URL(filePath: named)
    }
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return root.deletingLastPathComponent().appending(path: "shared/corpus")
  }()

  static let files: [URL] =
    ((try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)) ?? [])
    .filter { $0.pathExtension == "pdf" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }

  static var isThere: Bool { !files.isEmpty }
  static var isSweep: Bool { ProcessInfo.processInfo.environment["RECTO_SWEEP"] == "1" }

  /// What is asked of each page, and done to it.
  static let requests: [(String, [String: JSONTree])] = [
    ("page/render", ["width": 200]),
    ("page/text", [:]),
    ("page/links", [:]),
    ("page/images", [:]),
    ("annotations/list", [:]),
    ("interaction/tap", ["point": [100, 100]]),
    ("interaction/doubleTap", ["point": [150, 120]]),
    ("interaction/drag", ["points": [100, 100, 200, 200]]),
  ]
}
