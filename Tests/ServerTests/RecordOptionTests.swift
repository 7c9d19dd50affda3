// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Server
import System
import Testing

/// `recto --record` as a process.
@Suite(.timeLimit(.minutes(5))) struct RecordOptionTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "record-" + UUID().uuidString)

  /// What is recorded of a client that speaks in frames with headers, performed by another process.
  @Test func aSessionIsPerformedAgain() throws {
    try inFolder {
      let session = try begin("--framing=lsp")
      session.say(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
      session.say(
        #"{"jsonrpc":"2.0","id":"a","method":"document/open","params":{"path":"\#(document)"}}"#)
      session.say(
        #"{"jsonrpc":"2.0","id":"b","method":"page/text","params":{"documentId":"d1","pageIndex":0}}"#
      )
      session.say(#"{"jsonrpc":"2.0","id":"c","method":"shutdown"}"#)
      session.say(#"{"jsonrpc":"2.0","method":"exit"}"#)
      let (output, status) = try session.end()
      #expect(status == 0)
      #expect(output.contains(#""framing":"lsp""#) && output.contains(#""id":"b","result""#))
      let replay = try run(["replay", record])
      #expect(replay.status == 0, "\(replay.output)")
      #expect(try text.hasSuffix("→ exit\n```\n"))
    }
  }

  @Test func whatWasRecordedSurvivesAKill() throws {
    try inFolder {
      let session = try begin()
      session.say(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
      session.say(#"{"jsonrpc":"2.0","id":2,"method":"server/ping"}"#)
      _ = try session.line()
      _ = try session.line()
      session.kill()
      #expect(try text.hasSuffix("→ server/ping\n← {}\n"))
      #expect(try run(["replay", record]).status == 0)
    }
  }

  @Test func anExistingFileIsNotReplaced() throws {
    try inFolder {
      try Data("mine".utf8).write(to: URL(filePath: record))
      let session = try begin()
      #expect(try session.end().status != 0)
      #expect(try text == "mine")
    }
  }

  @Test func rootsAreNotRecorded() {
    #expect(throws: UsageError.self) { try Invocation(["--record", "a.md", "--root", "/tmp"]) }
  }

  private var record: String { folder.appending(path: "session.md").path }
  private var document: String { folder.appending(path: "simple.pdf").path }
  private var text: String { get throws { try String(contentsOfFile: record, encoding: .utf8) } }

  private func inFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      atPath: Project.fixtures + "/simple.pdf", toPath: document)
    try body()
  }

  private func begin(_ more: String...) throws -> Recorded {
    try Recorded(["--record", record] + more, isFramed: !more.isEmpty)
  }

  private func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
    try Recorded(arguments, isFramed: false).end()
  }
}

/// A process with pipes.
private final class Recorded {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private let isFramed: Bool

  init(_ arguments: [String], isFramed: Bool) throws {
    signal(SIGPIPE, SIG_IGN)
    self.isFramed = isFramed
    process.executableURL = URL(filePath: Project.recto)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func say(_ message: String) {
    let text = isFramed ? "Content-Length: \(message.utf8.count)\r\n\r\n\(message)" : message + "\n"
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// The next line of the output.
  func line() throws -> String {
    var bytes = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8),
      !byte.isEmpty
    {
      bytes += byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func kill() {
    System.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Closes the input, and waits for the end.
  func end() throws -> (output: String, status: Int32) {
    try input.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }
}
