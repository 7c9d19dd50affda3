// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

/// The clock of the program itself.
@Suite(.timeLimit(.minutes(10))) struct LongPressTests {
  /// A press is told of as a long one though nothing more is said.
  @Test func timePassesInTheProgram() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: Project.recto)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    defer { process.terminate() }
    let path = Project.fixtures + "/simple.pdf"
    let requests = [
      #""method": "initialize", "params": {"options": {"stateDirectory": ""}}"#,
      #""method": "document/open", "params": {"path": "\#(path)"}"#,
      #""method": "interaction/pointer", "params": {"documentId": "d1", "pageIndex": 0, "#
        + #""point": [75, 86], "phase": "down", "pointerType": "touch", "buttons": 1, "time": 5}"#,
    ]
    for (id, request) in requests.enumerated() {
      let line = #"{"jsonrpc": "2.0", "id": \#(id), \#(request)}"# + "\n"
      try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
    }
    var said = ""
    while !said.contains("interaction/didRecognize") {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the server ended")
      said += String(decoding: data, as: UTF8.self)
    }
    #expect(said.contains("textSelect.selecting"))
  }
}
