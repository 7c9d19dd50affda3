// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Server
import Testing

@testable import Transcripts

/// A session that is recorded in a folder of its own.
final class RecordingBench {
  let folder: String
  let path: String
  private(set) var recorder: SessionRecorder
  private var count: Int64 = 0
  private static let origin = SessionOrigin(time: 1_800_000_000, random: 12_345)

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    folder = temporary + "/recording-" + UUID().uuidString
    path = folder + "/session.md"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let spare = folder + "/spare.md"
    recorder = try RecordingBench.recorder(spare)
    try FileManager.default.removeItem(atPath: spare)
  }

  /// The folder's own name.
  var name: String { URL(filePath: folder).lastPathComponent }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var text: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }

  /// Begins the recording, with the session's first request.
  func begin() throws {
    recorder = try RecordingBench.recorder(path)
    ask("initialize", [:])
  }

  func fixture(_ name: String, as copy: String) throws -> String {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/\(name)")
    try FileManager.default.copyItem(at: source, to: URL(filePath: "\(folder)/\(copy)"))
    return "\(folder)/\(copy)"
  }

  func ask(_ method: String, _ params: JSONTree) {
    count += 1
    say([
      "jsonrpc": "2.0", "id": .integer(100 + count), "method": .string(method), "params": params,
    ])
  }

  func say(_ message: JSONTree) { heard(recorder.take(Array(message.wireText.utf8))) }

  func heard(_ messages: [[UInt8]]) {
    for message in messages {
      #expect((try? JSONTree.parse(String(decoding: message, as: UTF8.self))) != nil)
    }
  }

  /// What the performance finds wrong.
  func replay() throws -> [String] {
    let replay = try Replay(path, fixtures: nil, hasScriptProcesses: false)
    return replay.isAsWritten ? [] : replay.lines
  }

  private static func recorder(_ path: String) throws -> SessionRecorder {
    SessionRecorder(
      try InProcessPeer(origin), origin, try RecordFile(path), temporaryFolder: "/tmp")
  }
}
