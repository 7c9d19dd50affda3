// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Opens one file in a server of its own, asks for all that can be asked of a document, and touches
/// it, with narrow limits. Every request must be answered, whatever the answer is but a failure of the
/// server's own.
final class Probe {
  private let server: RectoProcess
  private let folder: URL
  /// How many requests took too long: of a file that does that again and again no more is asked.
  private var late = 0

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "probe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = try RectoProcess([
      "--time", "1", "--memory", "384M", "--max-pages", "100K", "--state-directory", "",
      "--cache-directory", "",
    ])
  }

  /// Tells whether it opened.
  ///
  /// - Throws: ``RectoProcess/Gone`` when the server died or hung.
  func look(at bytes: [UInt8]) throws -> Bool {
    defer {
      server.kill()
      try? FileManager.default.removeItem(at: folder)
    }
    let file = folder.appending(path: "hostile.pdf")
    try Data(bytes).write(to: file)
    let opened = try ask("document/open", ["path": .string(file.path)])
    guard let id = opened[member: "result"]?[member: "documentId"] else { return false }
    for (method, params) in Probe.ofDocument where late < 3 {
      _ = try ask(method, params.merging(["documentId": id]) { $1 })
    }
    for (method, params) in Corpus.requests + Probe.ofPage where late < 3 {
      _ = try ask(method, params.merging(["documentId": id, "pageIndex": 0]) { $1 })
    }
    let copy = folder.appending(path: "saved.pdf").path
    for mode in late < 3 ? ["incremental", "full"] : [] {
      _ = try ask(
        "document/save", ["documentId": id, "path": .string(copy), "mode": .string(mode)])
    }
    _ = try ask("document/close", ["documentId": id, "discard": true])
    _ = try ask("server/ping", [:])
    return true
  }

  private func ask(_ method: String, _ params: [String: JSONTree]) throws -> JSONTree {
    let answer = try server.request(method, params, within: 20)
    let kind = answer[member: "error"]?[member: "data"]?[member: "kind"]?.string
    #expect(kind != "internalError", "\(method): \(answer.wireText)")
    if kind == "timedOut" { late += 1 }
    return answer
  }

  private static let ofDocument: [(String, [String: JSONTree])] = [
    ("document/info", [:]),
    ("document/metadata", [:]),
    ("document/fonts", [:]),
    ("document/security", [:]),
    ("pages/list", ["count": 500]),
    ("pages/thumbnails", ["first": 0, "count": 2, "width": 60]),
    ("outline/get", [:]),
    ("bookmarks/list", [:]),
    ("attachments/list", [:]),
    ("layers/list", [:]),
    ("annotations/list", [:]),
    ("forms/list", [:]),
    ("signatures/verify", [:]),
    ("media/list", [:]),
    ("action/list", [:]),
    ("search/find", ["query": "a", "limit": 10, "count": 20]),
    ("document/export", ["format": "xfdf"]),
    ("document/export", ["format": "text"]),
  ]

  private static let ofPage: [(String, [String: JSONTree])] = [
    ("page/layout", [:]),
    ("page/contentBox", [:]),
    ("page/render", ["width": 100, "format": "svg"]),
    (
      "annotations/add",
      ["annotation": ["type": "square", "pageIndex": 0, "rect": [10, 10, 60, 60]]]
    ),
    ("pages/rotate", ["pages": [0], "by": 90]),
    ("pages/duplicate", ["pages": [0]]),
    ("document/undo", [:]),
  ]
}
