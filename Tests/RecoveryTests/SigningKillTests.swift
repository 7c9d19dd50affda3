// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// A server that is killed while it signs: the file is the old one or the signed one, whole.
@Suite(.ownThreads, .serialized) struct SigningKillTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  private let folder: URL
  private var state: URL { folder.appending(path: "state") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func copy(_ name: String) throws -> URL {
    let file = folder.appending(path: name)
    try? FileManager.default.removeItem(at: file)
    try FileManager.default.copyItem(at: Self.fixtures.appending(path: name), to: file)
    return file
  }

  private static let signing: (String, JSONTree) = (
    "signatures/sign",
    [
      "documentId": "d1", "pageIndex": 0, "rect": [40, 300, 260, 360],
      "certificate": [
        "path": .string(fixtures.appending(path: "certificates/signer.p12").path),
        "password": "secret",
      ],
    ]
  )

  private static let square: JSONTree = [
    "documentId": "d1",
    "annotation": ["id": "one", "type": "square", "pageIndex": 0, "rect": [10, 10, 60, 60]],
  ]

  @Test(.timeLimit(.minutes(10))) func theFileIsWholeWheneverTheServerDies() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var took: UInt32 = 0
    var random = SplitMix64(seed: 7)
    for round in 0..<9 {
      let file = try copy("annotations.pdf")
      let before = try Data(contentsOf: file)
      let server = try MortalServer(state: state, opening: file)
      _ = try server.result("annotations/add", Self.square)
      try server.send([Self.signing])
      if round == 0 {
        // How long it takes: it is killed at all moments of that.
        let start = ContinuousClock.now
        #expect(try server.replies(1) == 1)
        let time = (ContinuousClock.now - start).components
        took = UInt32(clamping: time.seconds * 1_000_000 + time.attoseconds / 1_000_000_000_000)
      } else {
        usleep(UInt32.random(in: 0...max(1000, min(took, 2_000_000)), using: &random))
      }
      #expect(server.kill() == SIGKILL)

      let isOld = try Data(contentsOf: file) == before
      #expect(round > 0 || !isOld)
      let next = try MortalServer(state: state, opening: file)
      let answer = try next.result("signatures/verify", ["documentId": "d1"])
      guard case .array(let reports)? = answer[member: "signatures"] else {
        Issue.record("\(answer.wireText)")
        return
      }
      #expect(reports.count == (isOld ? 0 : 1), "round \(round)")
      for report in reports {
        #expect(report[member: "intact"] == true && report[member: "coversWholeDocument"] == true)
      }
      // What was done before is there once, in the signed file or by the edit log.
      let list = try next.result("annotations/list", ["documentId": "d1", "pageIndex": 0])
      let wire = list.wireText
      #expect(wire.components(separatedBy: "\"id\":\"one\"").count == 2, "round \(round)")
      _ = try next.result("document/close", ["documentId": "d1", "discard": true])
    }
  }

  @Test func passwordsThatWereEnteredAreInNoLog() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try copy("filling.pdf")
    let server = try MortalServer(state: state, opening: file)
    let params: JSONTree = ["documentId": "d1", "field": "secret", "value": "Sesame82"]
    let answer = try server.result("forms/setValue", params)
    #expect(answer[member: "field"]?[member: "filled"] == true)
    #expect(!answer.wireText.contains("Sesame82"))
    _ = try server.result(
      "forms/setValue", ["documentId": "d1", "field": "notes", "value": "plain words"])
    #expect(server.kill() == SIGKILL)
    let logs = try FileManager.default.subpathsOfDirectory(atPath: state.path)
      .compactMap { try? Data(contentsOf: state.appending(path: $0)) }
    #expect(logs.contains { $0.range(of: Data("plain words".utf8)) != nil })
    #expect(!logs.contains { $0.range(of: Data("Sesame82".utf8)) != nil })

    let next = try MortalServer(state: state, opening: file)
    let list = try next.result("forms/list", ["documentId": "d1"]).wireText
    #expect(list.contains("plain words"))
    guard case .array(let fields)? = try JSONTree.parse(list)[member: "fields"] else { return }
    let secret = try #require(fields.first { $0[member: "id"] == "secret" })
    #expect(secret[member: "filled"] == false)
    #expect(secret[member: "value"] == .null)
  }
}
