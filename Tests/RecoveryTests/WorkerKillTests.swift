// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Workers that are killed and stopped at random while their documents are edited: every request is
/// answered once, what was acknowledged is there once, and other documents do not notice.
@Suite(.ownThreads, .serialized) struct WorkerKillTests {
  /// A long run is made by setting this in the environment.
  private var rounds: Int {
    ProcessInfo.processInfo.environment["RECTO_WORKER_KILL_ROUNDS"].flatMap(Int.init) ?? 12
  }

  /// As is one with more seeds.
  private static let seeds =
    ProcessInfo.processInfo.environment["RECTO_WORKER_KILL_SEEDS"].flatMap(UInt64.init) ?? 2

  @Test(.timeLimit(.minutes(10)), arguments: 1...seeds)
  func nothingAcknowledgedIsLost(seed: UInt64) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "recto-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/simple.pdf")
    var random = SplitMix64(seed: seed)
    let server = try FrontedServer(
      state: folder.appending(path: "state"), ["--workers", "on", "--hang-limit", "2"])
    for name in ["one.pdf", "two.pdf"] {
      let copy = folder.appending(path: name)
      try FileManager.default.copyItem(at: fixture, to: copy)
      _ = try server.request("document/open", ["path": .string(copy.path)])
    }
    // The ids that are there for sure, and those that may be.
    var (certain, possible): (Set<String>, Set<String>) = ([], [])
    var number = 0
    for round in 0..<rounds {
      let worker = try server.worker(of: "d1")
      var sent: [(request: Int, id: String, isAdded: Bool)] = []
      let deadly = Int.random(in: 0...8, using: &random)
      let wanted = Int.random(in: 0..<4, using: &random) == 0 ? SIGSTOP : SIGKILL
      for step in 0..<9 {
        if step == deadly {
          usleep(UInt32.random(in: 0...3000, using: &random))
          kill(worker, wanted)
        }
        number += 1
        if Int.random(in: 0..<4, using: &random) == 0,
          let id = certain.sorted().randomElement(using: &random),
          !sent.contains(where: { $0.id == id })
        {
          let params: JSONTree = ["documentId": "d1", "ids": [.string(id)]]
          sent.append((try server.send("annotations/delete", params), id, false))
        } else {
          let id = "annotation-x\(number)"
          sent.append((try server.send("annotations/add", add(id, "d1")), id, true))
        }
      }
      let elsewhere = try server.request("annotations/add", add("other\(round)", "d2"))
      #expect(elsewhere[member: "revision"]?.integer == Int64(round + 1))
      for (request, id, isAdded) in sent {
        let answer = try server.answer(request)
        if answer[member: "revision"] != nil {
          if isAdded { certain.insert(id) } else { certain.remove(id) }
        } else {
          #expect(answer.kind == "workerLost", "\(answer.wireText)")
          certain.remove(id)
          possible.insert(id)
        }
      }
      let list = try server.request("annotations/list", ["documentId": "d1"])
      let there =
        list[member: "annotations"]?.elements.compactMap { $0[member: "id"]?.string } ?? []
      #expect(Set(there).count == there.count, "round \(round) of seed \(seed)")
      #expect(certain.isSubset(of: there), "round \(round) of seed \(seed)")
      #expect(Set(there).subtracting(certain).isSubset(of: possible), "round \(round), \(seed)")
      certain = Set(there)
      possible = []
    }
    let status = try server.request("server/status", [:])[member: "workers"]?.elements
    #expect(status?.last?[member: "restarts"] == 0)
    #expect((status?.first?[member: "restarts"]?.integer ?? 0) > 0)
    #expect(server.answeredTwice == [])
  }

  private func add(_ id: String, _ document: String) -> JSONTree {
    [
      "documentId": .string(document),
      "annotation": [
        "id": .string(id), "type": "square", "pageIndex": 0, "rect": [10, 10, 600, 50],
      ],
    ]
  }
}
