// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Saves and files that change while their document waits for the client.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct EndedSaveTests {
  private let document: JSONTree = ["documentId": "d1"]

  @Test(arguments: ["off", "on"])
  func theLogKnowsOfASaveThatAShutdownHurries(workers: String) throws {
    let place = try ChangingFile("pages.pdf")
    let script: JSONTree = ["kind": "javaScript", "script": "app.alert('Shall I?')"]
    let opening: JSONTree = ["path": .string(place.file.path), "recovery": "apply"]
    let server = try FrontedServer(
      state: place.state, ["--workers", workers], options: ["javascript": true])
    let opened = try server.request("document/open", opening)
    let count = try #require(opened[member: "pageCount"]?.integer)
    for trigger in ["willSave", "didSave"] {
      _ = try server.request(
        "action/set", ["documentId": "d1", "trigger": .string(trigger), "action": script])
    }
    _ = try server.request("pages/insert", ["documentId": "d1", "at": 0])
    var questions = 0
    server.reply = { _ in
      questions += 1
      return nil
    }
    let saving = try server.send("document/save", document)
    while questions == 0 { _ = try server.request("server/ping", [:]) }
    #expect(try server.request("shutdown", [:]) == [:])
    let saved = try server.answer(saving)
    #expect(saved[member: "path"] != nil, "\(saved.wireText)")
    kill(server.process.processIdentifier, SIGKILL)
    server.process.waitUntilExit()
    let second = try FrontedServer(state: place.state, ["--workers", workers])
    let again = try second.request("document/open", opening)
    #expect(again[member: "recovery"] == nil, "\(again.wireText)")
    #expect(again[member: "pageCount"]?.integer == count + 1)
  }

  /// A file that another program replaces while its document waits.
  @Test(arguments: ["on", "off"])
  func aChangeDuringADialogueIsToldOfAfterIt(workers: String) throws {
    let place = try ChangingFile("scripts.pdf")
    let server = try FrontedServer(
      state: place.state, ["--workers", workers], options: ["javascript": true])
    var questions: [JSONTree] = []
    server.reply = { question in
      questions.append(question)
      return nil
    }
    _ = try server.request("document/open", ["path": .string(place.file.path)])
    let action: JSONTree = ["kind": "javaScript", "script": "app.alert('?')"]
    // The file is watched by then.
    usleep(200_000)
    let run = try server.send("action/run", ["documentId": "d1", "action": action])
    while questions.isEmpty { _ = try server.request("server/ping", [:]) }
    try place.replace(by: try ChangingFile.bytes("annotations.pdf"))
    // The server hears of it meanwhile.
    usleep(200_000)
    let id = try #require(questions.first?[member: "id"])
    let answer: JSONTree = ["jsonrpc": "2.0", "id": id, "result": ["button": "ok"]]
    try server.write(answer.wireText + "\n")
    _ = try server.answer(run)
    while !server.notifications.contains(where: {
      $0[member: "method"] == "document/didChangeOnDisk"
    }) {
      _ = try server.request("server/ping", [:])
    }
  }
}
