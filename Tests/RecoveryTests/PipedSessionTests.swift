// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// What scripts and supervisors do with the program: they send all requests at once, close descriptors, or
/// make a single call.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) final class PipedSessionTests {
  private let folder: URL
  private let file: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "a.pdf")
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures")
    try FileManager.default.copyItem(at: fixtures.appending(path: "annotations.pdf"), to: file)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func server(_ workers: String) throws -> FrontedServer {
    try FrontedServer(state: folder.appending(path: "state"), ["--workers", workers])
  }

  /// A `shutdown` lets the requests before it end.
  @Test(arguments: ["on", "off"]) func requestsBeforeTheEndAreAnswered(workers: String) throws {
    let server = try server(workers)
    let about: JSONTree = ["documentId": "d1"]
    let picture: JSONTree = ["documentId": "d1", "pageIndex": 0, "width": 300]
    var ids = [try server.send("document/open", ["path": .string(file.path)])]
    ids.append(try server.send("annotations/list", about))
    ids.append(try server.send("search/find", ["documentId": "d1", "query": "page"]))
    ids.append(try server.send("page/render", picture))
    ids.append(try server.send("shutdown", [:]))
    try server.write(#"{"jsonrpc":"2.0","method":"exit"}"# + "\n")
    for id in ids {
      let answer = try server.answer(id)
      #expect(answer.kind == nil, "\(id): \(answer.wireText.prefix(200))")
    }
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 0)
  }

  /// A slash at the end of a path asks for a folder.
  @Test(arguments: ["on", "off"]) func aFileIsNoFolder(workers: String) throws {
    let server = try server(workers)
    let answer = try server.request("document/open", ["path": .string(file.path + "/")])
    #expect(answer.kind == "cannotOpen", "\(answer.wireText)")
  }

  /// Ends as at the end of input, whichever descriptors are closed.
  @Test(arguments: ["on", "off"], ["0<&-", "0<&- 1>&- 2>&-"])
  func closedInputIsTheEnd(workers: String, closing: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" --workers \(workers) --state-directory \"$1\" \(closing)",
      MortalServer.executable.path, folder.appending(path: "state").path,
    ]
    process.standardOutput = Pipe()
    try process.run()
    for _ in 0..<1000 where process.isRunning { usleep(10_000) }
    let hasEnded = !process.isRunning
    if !hasEnded { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    #expect(hasEnded && process.terminationStatus == 1)
  }

  /// A single call puts its files where the environment says, under names that nobody can know before.
  @Test func aCallPutsFilesIntoTheTemporaryFolder() throws {
    var paths: Set<String> = []
    for _ in 0..<2 {
      let process = Process()
      let output = Pipe()
      process.executableURL = MortalServer.executable
      process.arguments = [
        "call", "page/render", #"{"pageIndex":0,"width":50,"delivery":"file"}"#, "--open",
        file.path,
      ]
      process.environment = ProcessInfo.processInfo.environment
        .merging(["TMPDIR": folder.path]) { $1 }
      process.standardOutput = output
      try process.run()
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let answer = try JSONTree.parse(String(decoding: text, as: UTF8.self))
      let path = try #require(answer[member: "path"]?.string)
      #expect(path.hasPrefix(folder.path + "/recto-"), "\(path)")
      try FileManager.default.removeItem(atPath: path)
      paths.insert(path)
    }
    #expect(paths.count == 2)
  }
}
