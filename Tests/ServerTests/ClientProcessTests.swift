// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(10))) struct ClientProcessTests {
  @Test func aProcessIsSeenToEnd() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sleep")
    process.arguments = ["60"]
    try process.run()
    let client = try #require(ClientProcess(Int(process.processIdentifier)))
    #expect(!client.hasEnded)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(client.hasEnded)
    #expect(ClientProcess(Int(process.processIdentifier)) == nil)
  }

  @Test(arguments: [0, -1, Int.max])
  func whatIsNoProcessIsNotWatched(id: Int) {
    #expect(ClientProcess(id) == nil)
  }

  /// The input stays open: another process may have inherited it.
  @Test(arguments: [["--workers", "off"], ["--workers", "on"]])
  func theServerEndsWithItsClient(arguments: [String]) throws {
    let client = Process()
    client.executableURL = URL(filePath: "/bin/sleep")
    client.arguments = ["60"]
    try client.run()
    let server = Process()
    let (input, output) = (Pipe(), Pipe())
    server.executableURL = URL(filePath: Project.recto)
    server.arguments = arguments + ["--state-directory", "", "--cache-directory", ""]
    (server.standardInput, server.standardOutput) = (input, output)
    try server.run()
    let begin =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":"#
      + "\(client.processIdentifier)}}\n"
    try input.fileHandleForWriting.write(contentsOf: Data(begin.utf8))
    #expect(!output.fileHandleForReading.availableData.isEmpty)
    // Not `terminate()`: a process may inherit that SIGTERM is blocked, and would go on for its minute.
    kill(client.processIdentifier, SIGKILL)
    client.waitUntilExit()
    server.waitUntilExit()
    #expect(server.terminationStatus == 1)
    try input.fileHandleForWriting.close()
  }

  @Test func theOlderVersionIsSpoken() throws {
    func spoken(_ client: String, _ server: String) throws -> String {
      let json = try JSONDocument.parse("\"\(client)\"")
      return try ProtocolVersion(wire: json.root).spoken(with: server)
    }
    #expect(try spoken("1.0", "1.0") == "1.0")
    #expect(try spoken("1.2", "1.4") == "1.2")
    #expect(try spoken("1.9", "1.10") == "1.9")
    #expect(try spoken("1.5", "1.4") == "1.4")
    #expect(try spoken("2.0", "1.4") == "1.4")
    for text in ["", "1", "1.", "1.0.0", "a.b", "-1.0"] {
      #expect(throws: WireError.self) { try spoken(text, "1.0") }
    }
  }
}
