// SPDX-License-Identifier: AGPL-3.0-or-later

import CSandbox
import Foundation
import Testing

@testable import Server

/// A process in the sandbox of workers that tries what it must not: see `Tests/SandboxProbe`.
@Suite struct SandboxTests {
  private static let program = URL(filePath: Project.recto).deletingLastPathComponent()
    .appending(path: "SandboxProbe").path

  /// What may be done.
  private static let allowed: Set = [
    "drop privileges", "filter", "read granted", "write granted", "list the folder",
    "watch the folder", "make a draft", "write a draft", "replace by a draft", "remove a draft",
    "signal oneself", "ask a limit", "start a thread",
  ]

  @Test func whatIsNotGrantedIsRefused() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "probe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["granted.txt", "neighbour.txt"] {
      try Data(name.utf8).write(to: folder.appending(path: name))
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "link"),
      withDestinationURL: folder.appending(path: "neighbour.txt"))
    let grants = FileGrants(
      ServerPlaces(stateDirectory: nil, cacheDirectory: nil, temporaryFolder: folder.path + "/none")
    )
    grants.grant(NamedPath(path: folder.path + "/granted.txt", isFolder: false))

    var said = try Self.run(folder.path, grants)
    #expect(said.removeValue(forKey: "landlock version") != nil)
    #expect(said.count > 50)
    for (attempt, number) in said {
      if Self.allowed.contains(attempt) {
        #expect(number == 0, "\(attempt): \(String(cString: strerror(number)))")
      } else {
        #expect(number != 0, "\(attempt) came to something")
      }
    }
    let neighbour = try String(contentsOf: folder.appending(path: "neighbour.txt"), encoding: .utf8)
    #expect(neighbour == "neighbour.txt")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["granted.txt", "link", "neighbour.txt"])
  }

  /// A worker must not take its front's death for a failed save, and go on with the next request.
  @Test func aWorkerEndsIfItsFileCallsAreNotServed() async {
    await #expect(processExitsWith: .exitCode(1)) {
      var ends: [Int32] = [-1, -1]
      #expect(csb_make_channel(&ends) == 0)
      close(ends[1])
      _ = csb_ask_for_scripts(ends[0])
    }
  }

  /// The sandbox of processes that run scripts.
  @Test func aProcessForScriptsOnlyComputes() throws {
    let grants = FileGrants(
      ServerPlaces(stateDirectory: nil, cacheDirectory: nil, temporaryFolder: "/nowhere"))
    var said = try Self.run("/nowhere", grants, "narrow")
    #expect(said.removeValue(forKey: "landlock version") != nil)
    #expect(said.count > 50)
    let allowed: Set = ["drop privileges", "filter", "map memory", "ask a limit", "start a thread"]
    for (attempt, number) in said {
      #expect((number == 0) == allowed.contains(attempt), "\(attempt): \(number)")
    }
  }

  /// What the probe prints, each attempt with its number.
  private static func run(
    _ folder: String, _ grants: FileGrants, _ more: String...
  ) throws -> [String: Int32] {
    var ends: [Int32] = [-1, -1]
    try #require(csb_make_channel(&ends) == 0)
    let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 16)
    close(ends[1])
    defer { close(theirs) }
    try FileBroker.start(ends[0], grants)
    let output = Pipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output.fileHandleForWriting.fileDescriptor, 1)
    posix_spawn_file_actions_adddup2(&actions, theirs, Sandbox.inherited)
    var words = ([program, folder] + more).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    try #require(posix_spawn(&identifier, program, &actions, nil, &words, environ) == 0)
    try output.fileHandleForWriting.close()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
    try #require(status == 0)
    var said: [String: Int32] = [:]
    for line in text.split(separator: "\n") {
      let end = try #require(line.lastIndex(of: " "))
      said[String(line[..<end])] = Int32(line[line.index(after: end)...])
    }
    return said
  }
}
