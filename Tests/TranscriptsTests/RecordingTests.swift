// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Server
import Testing

@testable import Transcripts

/// Sessions that are recorded, and performed again.
@Suite struct RecordingTests {
  @Test func aRecordedSessionIsPerformedAgain() throws {
    let bench = try RecordingBench()
    let path = try bench.fixture("annotations.pdf", as: "my document.pdf")
    try bench.begin()
    bench.ask("document/open", ["path": .string(path)])
    bench.ask("interaction/tap", ["documentId": "d1", "pageIndex": 0, "point": [41, 200]])
    bench.heard(bench.recorder.pass(milliseconds: 700))
    bench.ask(
      "annotations/add",
      [
        "documentId": "d1",
        "annotation": ["type": "square", "pageIndex": 0, "rect": [10, 10, 50, 50]],
      ])
    bench.ask("page/render", ["documentId": "d1", "pageIndex": 0, "width": 90])
    // The file changes afterwards; the performance begins with the copy.
    bench.ask("document/save", ["documentId": "d1"])
    bench.ask("server/status", [:])
    bench.ask("no/such", [:])
    bench.recorder.end()
    #expect(try bench.replay() == [])
    let text = try bench.text
    #expect(text.contains("# $COPIES/1-my_document.pdf replaces $TEMP/my document.pdf\n"))
    #expect(text.contains("# 700 ms pass\n"))
    #expect(text.contains("<") && text.contains("sha-256"))
    #expect(!text.contains(bench.folder))
    #expect(try Data(contentsOf: URL(filePath: path)).count > 9500)
  }

  @Test func passwordsAreReplaced() throws {
    let bench = try RecordingBench()
    let form = try bench.fixture("filling.pdf", as: "form.pdf")
    try bench.begin()
    let locked = JSONTree.string(bench.folder + "/locked.pdf")
    bench.ask("document/open", ["path": .string(form)])
    bench.ask(
      "document/save",
      [
        "documentId": "d1", "path": locked,
        "encrypt": ["userPassword": "hunter2", "ownerPassword": "hunter3"],
      ])
    bench.ask("document/open", ["path": locked, "password": "hunter2"])
    bench.ask(
      "forms/setValue", ["documentId": "d1", "field": "secret", "value": "top secret"])
    bench.recorder.end()
    let text = try bench.text
    #expect(!text.contains("hunter") && !text.contains("top secret"))
    #expect(text.contains("\"password\":\"<password 1>\"") && text.contains("xxxxxxxxxx"))
    // The replay encrypts with another password: encrypted strings may have other lengths.
    let reports = try bench.replay()
    #expect(reports.allSatisfy { $0.contains("the server's messages differ from the transcript") })
    let lines = reports.flatMap { $0.split(separator: "\n") }
    func messages(_ sign: String) -> [String] {
      lines.filter { $0.contains("\(sign) ← ") }.map { line in
        let message = line.components(separatedBy: "← ")[1].components(separatedBy: "    [")[0]
        return message.replacingOccurrences(
          of: "\"bytes\":[0-9]+", with: "", options: .regularExpression)
      }
    }
    #expect(messages("-") == messages("+"))
  }

  @Test func whatNoTranscriptCanSayIsNoted() throws {
    let bench = try RecordingBench()
    try bench.begin()
    #expect(bench.recorder.take(Array("{no".utf8)).count == 1)
    bench.say(["jsonrpc": "1.0", "id": 7, "method": "page/text"])
    bench.say(["jsonrpc": "2.0", "method": "server/status"])
    bench.say([["jsonrpc": "2.0", "id": 1, "method": "server/status"]])
    bench.recorder.end()
    #expect(try bench.text.contains("# 3 bytes were received that are not JSON."))
    #expect(try bench.replay() == [])
  }

  /// What was written before the end of the process can be performed, also where a line is cut off.
  @Test func aRecordingThatWasCutOffIsReadable() throws {
    let bench = try RecordingBench()
    try bench.begin()
    bench.ask("server/status", [:])
    let text = try bench.text
    #expect(!text.hasSuffix("```\n"))
    #expect(try bench.replay() == [])
    try Data((text + "→ page/text {\"docum").utf8).write(to: URL(filePath: bench.path))
    #expect(try bench.replay() == [])
  }

  @Test func anExistingFileStays() throws {
    let bench = try RecordingBench()
    try Data("mine".utf8).write(to: URL(filePath: bench.path))
    #expect(throws: TranscriptError.self) { try bench.begin() }
    #expect(try bench.text == "mine")
    try FileManager.default.removeItem(atPath: bench.path)
    try FileManager.default.createDirectory(
      atPath: bench.folder + "/session.files", withIntermediateDirectories: false)
    #expect(throws: TranscriptError.self) { try bench.begin() }
  }

  /// Of two questions that are open, the client answers the older one first.
  @Test func answersOutOfOrderSayWhichTheyAnswer() {
    var converter = TranscriptConverter()
    for id in ["s1", "s2"] {
      let question: JSONTree = ["jsonrpc": "2.0", "id": .string(id), "method": "host/alert"]
      #expect(converter.entry(forServer: question)?.text(by: .server) == "← host/alert")
    }
    func answer(_ id: String) -> String? {
      converter.entry(forClient: ["jsonrpc": "2.0", "id": .string(id), "result": ["button": 1]])?
        .text(by: .client)
    }
    #expect(answer("s1") == "→ #\"s1\" {\"button\":1}")
    #expect(answer("s2") == "→ {\"button\":1}")
    #expect(answer("s2") == nil)
  }

  @Test func cancelsNameTheRequestOfTheTranscript() {
    var converter = TranscriptConverter()
    let request: JSONTree = ["jsonrpc": "2.0", "id": "mine", "method": "search/find"]
    #expect(converter.entry(forClient: request)?.text(by: .client) == "→ search/find")
    let cancel: JSONTree = [
      "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": "mine"],
    ]
    #expect(
      converter.entry(forClient: cancel)?.text(by: .client) == "→ $/cancelRequest {\"id\":1}")
  }
}
