// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Pictures that workers deliver, and what is left of them when a worker is killed.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct WorkerPictureTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "recto-\(UUID().uuidString)")

  private func server(_ workers: String) throws -> FrontedServer {
    // A picture that is prepared for later would take the returned memory.
    let server = try FrontedServer(
      state: folder.appending(path: "state-\(workers)"),
      ["--workers", workers, "--prefetch", "off"])
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/simple.pdf")
    _ = try server.request("document/open", ["path": .string(fixture.path)])
    return server
  }

  private func render(
    _ server: FrontedServer, page: Int64 = 0, width: Int64, _ more: JSONTree.Member...
  ) throws -> Int {
    let params: [JSONTree.Member] = [
      .init("documentId", "d1"), .init("pageIndex", .integer(page)),
      .init("width", .integer(width)),
      .init("format", "rgba"),
    ]
    return try server.send("page/render", .object(params + more))
  }

  private func shared(_ server: FrontedServer, page: Int64) throws -> URL {
    let answer = try server.answer(
      try render(server, page: page, width: 300, .init("delivery", "sharedMemory")))
    let name = try #require(answer[member: "sharedMemory"]?[member: "name"]?.string)
    return URL(filePath: "/dev/shm" + name)
  }

  private func release(_ memory: URL, _ server: FrontedServer) throws {
    _ = try server.request(
      "render/release",
      ["documentId": "d1", "sharedMemory": .string("/" + memory.lastPathComponent)])
  }

  private func linkCount(_ file: URL) -> Int {
    var status = stat()
    return stat(file.path, &status) == 0 ? Int(status.st_nlink) : 0
  }

  private func isThere(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  /// Large pictures come through shared memory, those that find no room through the pipe.
  @Test func inlinePicturesAreWhatOneProcessAnswers() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (alone, fronted) = (try server("off"), try server("on"))
    for width: Int64 in [60, 150, 600] {
      let asked = try (0..<6).map { try render(fronted, page: $0 % 3, width: width) }
      for (index, request) in asked.enumerated() {
        let expected = try alone.answer(try render(alone, page: Int64(index) % 3, width: width))
        #expect(try fronted.answer(request) == expected, "\(width) \(index)")
      }
    }
  }

  @Test func whatAKilledWorkerHadIsRemoved() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try server("on")
    let returned = try shared(server, page: 0)
    let kept = try shared(server, page: 2)
    defer { try? FileManager.default.removeItem(at: kept) }
    try release(returned, server)
    // It is drawn in and returned once more.
    #expect(try shared(server, page: 1) == returned)
    try release(returned, server)
    #expect(isThere(returned) && isThere(kept))
    kill(try server.worker(of: "d1"), SIGKILL)
    _ = try server.request("page/text", ["documentId": "d1", "pageIndex": 0])
    #expect(!isThere(returned))
    // The client still shows it. Once it is removed, it is gone.
    #expect(isThere(kept))
    #expect(linkCount(kept) == 1)
  }

  /// A server that is killed leaves its memory to the next one.
  @Test func theNextServerRemovesWhatAKilledOneHad() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try server("off")
    let returned = try shared(first, page: 0)
    let kept = try shared(first, page: 2)
    defer { try? FileManager.default.removeItem(at: kept) }
    try release(returned, first)
    let other = try server("on")
    // It belongs to a server that lives.
    _ = try other.request("page/text", ["documentId": "d1", "pageIndex": 0])
    #expect(isThere(returned))
    kill(first.process.processIdentifier, SIGKILL)
    first.process.waitUntilExit()
    let next = try server("on")
    for _ in 0..<200 where isThere(returned) {
      _ = try next.request("server/ping", [:])
      usleep(10_000)
    }
    #expect(!isThere(returned))
    #expect(isThere(kept))
    #expect(linkCount(kept) == 1)
  }
}
