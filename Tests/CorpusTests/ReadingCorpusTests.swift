// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Whatever of a file is read, nothing of it is changed. An open document refuses changes outside of an
/// edit, so that a read that would write fails within the server.
@Suite(.ownThreads, .enabled(if: Corpus.isThere, "there is no ../shared/corpus"))
struct ReadingCorpusTests {
  /// Every twentieth file, or all of them with `RECTO_SWEEP=1`.
  static let files = Corpus.files.enumerated()
    .filter { Corpus.isSweep || $0.offset % 20 == 7 }.map(\.element)

  @Test func readingChangesNothing() throws {
    var server = try RectoProcess(["--state-directory", ""])
    var reads = 0
    for file in Self.files {
      do {
        reads += try read(file, server)
      } catch let gone as RectoProcess.Gone {
        Issue.record("\(file.lastPathComponent): \(gone)")
        server = try RectoProcess(["--state-directory", ""])
      }
    }
    #expect(reads > 50 * Self.files.count)
  }

  /// - Returns: how many requests were answered.
  private func read(_ file: URL, _ server: RectoProcess) throws -> Int {
    let bytes = try Data(contentsOf: file)
    guard let reader = try CorpusReader(file, server) else { return 0 }
    try reader.readAll()
    let state = try reader.ask("document/info")
    #expect(state[member: "revision"] == 0, "\(file.lastPathComponent)")
    #expect(state[member: "dirty"] == false, "\(file.lastPathComponent)")
    let history = try reader.ask("document/history")
    #expect(history[member: "undo"] == .array([]), "\(file.lastPathComponent)")
    try reader.close()
    #expect(try Data(contentsOf: file) == bytes, "\(file.lastPathComponent)")
    return reader.answers
  }
}

/// Reads everything of one document.
private final class CorpusReader {
  private(set) var answers = 0
  private let name: String
  private let id: JSONTree
  private let pageCount: Int64
  private let server: RectoProcess

  /// What a read of a broken file may say. Nothing else, and nothing of the server's own.
  private static let allowed: Set<String> = [
    "damaged", "unsupported", "limitExceeded", "requestCancelled", "timedOut", "notPermitted",
    "notFound",
  ]
  private static let ofDocuments = [
    "document/info", "document/history", "document/metadata", "document/fonts", "document/security",
    "document/policy", "pages/list", "pages/labels", "outline/get", "attachments/list",
    "layers/list", "media/list", "signatures/list", "signatures/verify", "bookmarks/list",
    "bookmarks/providers", "view/get", "view/capture", "tool/list", "tool/get", "toolbar/get",
    "interaction/components", "interaction/preset", "selection/get",
  ]
  private static let ofPages = [
    "page/text", "page/layout", "page/links", "page/images", "page/contentBox", "media/list",
    "outline/find", "bookmarks/at",
  ]
  private static let touches = [
    "interaction/tap", "interaction/doubleTap", "interaction/longPress", "interaction/contextMenu",
    "annotations/at",
  ]

  /// `nil` of a file that does not open.
  init?(_ file: URL, _ server: RectoProcess) throws {
    let answer = try server.request("document/open", ["path": .string(file.path)], within: 20)
    guard let open = answer[member: "result"], let id = open[member: "documentId"] else {
      return nil
    }
    (name, self.server, self.id) = (file.lastPathComponent, server, id)
    pageCount = open[member: "pageCount"]?.integer ?? 0
  }

  func close() throws {
    _ = try server.request("document/close", ["documentId": id, "discard": true], within: 20)
  }

  @discardableResult
  func ask(_ method: String, _ params: [String: JSONTree] = [:]) throws -> JSONTree {
    let all = params.merging(["documentId": id]) { $1 }
    let answer = try server.request(method, all, within: 30)
    answers += 1
    if let error = answer[member: "error"] {
      let kind = error[member: "data"]?[member: "kind"]?.string ?? ""
      #expect(Self.allowed.contains(kind), "\(name) \(method) \(params) \(error.wireText)")
    }
    return answer[member: "result"] ?? .null
  }

  func readAll() throws {
    for method in Self.ofDocuments { try ask(method) }
    try ask("pages/find", ["label": "1"])
    try ask("search/find", ["query": "the"])
    try ask("document/sanitize", ["preview": true])
    for field in try elements("forms/list", "fields").prefix(100) {
      guard let key = field[member: "id"] else { continue }
      try ask("forms/get", ["field": key])
    }
    for file in try elements("attachments/list", "attachments").prefix(5) {
      try ask("attachments/extract", ["id": file[member: "id"] ?? .null])
    }
    if pageCount <= 20 {
      for format in ["text", "html", "xfdf", "fdf", "instantJSON"] {
        try ask("document/export", ["format": .string(format)])
      }
    }
    for page in 0..<min(pageCount, 4) { try readPage(["pageIndex": .integer(page)]) }
    for preset in ["readOnly", "linksOnly", "noEditing"] {
      try ask("interaction/setPreset", ["preset": .string(preset)])
      for page in 0..<min(pageCount, 2) { try touchPage(["pageIndex": .integer(page)]) }
    }
  }

  private func readPage(_ place: [String: JSONTree]) throws {
    for method in Self.ofPages { try ask(method, place) }
    try ask("page/render", place.merging(["width": 150]) { $1 })
    for annotation in try elements("annotations/list", "annotations", place).prefix(30) {
      guard let key = annotation[member: "id"] else { continue }
      try ask("annotations/get", ["id": key])
      try ask("action/list", ["annotationId": key])
    }
    for image in 0..<(try elements("page/images", "images", place).prefix(3).count) {
      try ask("page/image", place.merging(["index": .integer(Int64(image))]) { $1 })
    }
  }

  /// Touches a page where the user can change nothing.
  private func touchPage(_ place: [String: JSONTree]) throws {
    var points: [JSONTree] = [[100, 100], [20, 20]]
    for annotation in try elements("annotations/list", "annotations", place).prefix(20) {
      guard case .array(let rect)? = annotation[member: "rect"], rect.count == 4 else { continue }
      let sides = rect.map { $0.double ?? 0 }
      points.append([
        .number((sides[0] + sides[2]) / 2), .number((sides[1] + sides[3]) / 2),
      ])
    }
    for point in points {
      let spot = place.merging(["point": point]) { $1 }
      for method in Self.touches { try ask(method, spot) }
      try ask("interaction/explain", spot.merging(["event": "tap"]) { $1 })
    }
    try ask("interaction/drag", place.merging(["points": [100, 100, 200, 200]]) { $1 })
  }

  private func elements(
    _ method: String, _ member: String, _ params: [String: JSONTree] = [:]
  ) throws -> [JSONTree] {
    guard case .array(let all)? = try ask(method, params)[member: member] else { return [] }
    return all
  }
}
