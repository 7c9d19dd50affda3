// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// A session with a copy of a file in a folder of its own, which is `d1`, for tests of work on that file
/// in turns.
final class FileTurnBench {
  let folder: URL
  let turns: TurnBench
  var file: URL { folder.appending(path: "own.pdf") }
  static let square =
    #""annotations": [{"type": "square", "pageIndex": 0, "rect": [10, 10, 50, 50]}]"#

  /// - Parameters:
  ///   - others: further fixtures that are opened.
  ///   - options: of the session.
  ///   - uptime: its clock.
  init(
    _ fixture: String = "pages.pdf", others: [String] = [], options: String = "{}",
    uptime: @escaping () -> Double = { 0 }
  ) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "recto-turns-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Client.path(fixture), toPath: folder.appending(path: "own.pdf").path)
    turns = try Self.turns(in: folder, options: options, uptime: uptime)
    for path in [file.path] + others.map(Client.path) {
      #expect(turns.ask("document/open", #"{"path": "\#(path)"}"#)["result.documentId"] != nil)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static func turns(
    in folder: URL, options: String = "{}", uptime: @escaping () -> Double = { 0 }
  ) throws -> TurnBench {
    try TurnBench(options: options) { world, _ in
      world.stateDirectory = folder.appending(path: "state").path
      world.temporaryFolder = folder.path
      world.uptime = uptime
    }
  }

  func add(_ document: String = "d1") {
    let answer = turns.ask("annotations/add", #"{"documentId": "\#(document)", \#(Self.square)}"#)
    #expect(answer[member: "result"] != nil)
  }

  func squares(of path: String) throws -> Int {
    let other = try TurnBench()
    _ = other.ask("document/open", #"{"path": "\#(path)"}"#)
    return squares(other.ask("annotations/list", #"{"documentId": "d1"}"#))
  }

  func squares(_ answer: JSONTree) -> Int {
    guard case .array(let all)? = answer["result.annotations"] else { return -1 }
    return all.count { $0["type"]?.string == "square" }
  }

  /// The squares that the log of a process that was killed now would bring back.
  func recoveredSquares() throws -> Int {
    let copy = folder.appending(path: "later")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: folder.appending(path: "state"), to: copy.appending(path: "state"))
    let later = try Self.turns(in: copy)
    let open = later.ask("document/open", #"{"path": "\#(file.path)", "recovery": "apply"}"#)
    #expect(open[member: "result"] != nil)
    return squares(later.ask("annotations/list", #"{"documentId": "d1"}"#))
  }

  var isDirty: Bool {
    turns.ask("document/info", #"{"documentId": "d1"}"#)["result.dirty"] == .bool(true)
  }

  /// The other files in the folder, beside the file and the server's state.
  var leftovers: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0 != "own.pdf" && $0 != "state" }
    }
  }

  /// Takes turns until another thread has work.
  func awaitSideWork() {
    while !turns.hasSideWork, turns.turn() {}
    #expect(turns.hasSideWork)
  }

  /// Has the other thread do its next work, some times.
  func doSideWork(_ rounds: Int) {
    for _ in 0..<rounds {
      awaitSideWork()
      turns.turn()
    }
  }

  /// While another thread works for the document, others are answered, and what names it waits.
  func expectOthersGoOn() {
    awaitSideWork()
    let same = turns.send("annotations/list", #"{"documentId": "d1"}"#)
    for method in ["server/ping", "server/status"] {
      #expect(turns.answer(turns.send(method, "{}"))?[member: "result"] != nil)
    }
    #expect(turns.answer(same) == nil)
  }
}
