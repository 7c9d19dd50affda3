// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import JSONRPC
import Server
import TranscriptRecording
import Transcripts

/// Inputs to begin with: what the transcripts of the protocol and of the tests say.
public struct Seeds {
  private let fences: [Fence]

  /// - Throws: `TranscriptError` where a file cannot be read.
  public init() throws {
    let tests = URL(filePath: FuzzFolder.source).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent()
    let documents = ["docs", "Tests/Transcripts"].flatMap { Self.markdown(in: $0, of: root) }
    let files = [root.appending(path: "protocol.md")] + documents
    fences = try files.flatMap { try TranscriptFile.read($0.path).fences }
  }

  private static func markdown(in folder: String, of root: URL) -> [URL] {
    let path = root.appending(path: folder)
    let files = FileManager.default.enumerator(atPath: path.path)
    let names = files?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { path.appending(path: $0) }
  }

  public func inputs(for target: FuzzTarget) -> [[UInt8]] {
    switch target {
    case .frames:
      let raw = fences.filter { $0.kind == .bytes }.map(\.input)
      let wrapped = sessions.prefix(20).flatMap { session in
        Framing.allCases.map { framing in session.lines.flatMap(framing.wrap) }
      }
      return (raw + wrapped).map { [7] + $0 }
    case .json:
      return Array(Set(sessions.flatMap(\.lines))).sorted { $0.lexicographicallyPrecedes($1) }
    case .dispatcher:
      return sessions.map { session in
        let head = session.fixture.map { Array("\($0)\n".utf8) } ?? []
        return head + session.lines.flatMap { $0 + [0x0A] }
      }
    }
  }

  private struct Session {
    let fixture: String?
    let lines: [[UInt8]]
  }

  private var sessions: [Session] {
    fences.filter { $0.kind == .messages }.map { fence in
      let isPlain = fence.initializeParams == .object([]) && fence.openParams == .object([])
      let fixture = fence.impliesSession && isPlain ? fence.fixture : nil
      var calls = ClientLines()
      if fence.impliesSession, fixture == nil {
        calls.call("initialize", fence.initializeParams)
        if let name = fence.fixture {
          var members = [JSONTree.Member("path", .string(name))]
          if case .object(let more) = fence.openParams { members += more }
          calls.call("document/open", .object(members))
        }
      }
      for entry in fence.entries { calls.add(entry) }
      return Session(fixture: fixture, lines: calls.lines)
    }
  }
}

/// The client's side of a transcript, with ids.
private struct ClientLines {
  private(set) var lines: [[UInt8]] = []
  private var requests: Int64 = 0
  private var questions = 0
  private static let questionNames = Set(Catalogue.clientRequests.map { $0.name })

  mutating func add(_ entry: Entry) {
    guard let message = entry.message else { return }
    switch (entry.speaker, message.kind) {
    case (.client, .call(let method)): call(method, message.json)
    case (.client, .result):
      if case .array(let batch)? = message.json {
        lines.append(JSONTree.array(batch).wireBytes)
      } else {
        answer("result", message.json)
      }
    case (.client, .error): answer("error", message.json)
    case (.server, .call(let method)):
      if Self.questionNames.contains(method) { questions += 1 }
    case (.server, _), (.clock, _): break
    }
  }

  mutating func call(_ method: String, _ params: JSONTree?) {
    var members: [JSONTree.Member] = [.init("jsonrpc", "2.0")]
    if !TranscriptSession.isUsualNotification(method) {
      requests += 1
      members.append(.init("id", .integer(requests)))
    }
    members.append(.init("method", .string(method)))
    if let params { members.append(.init("params", params)) }
    lines.append(JSONTree.object(members).wireBytes)
  }

  private mutating func answer(_ name: String, _ json: JSONTree?) {
    let members: [JSONTree.Member] = [
      .init("jsonrpc", "2.0"), .init("id", .string("recto-\(questions)")),
      .init(name, json ?? .null),
    ]
    lines.append(JSONTree.object(members).wireBytes)
  }
}
