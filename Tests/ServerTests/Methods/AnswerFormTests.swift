// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Interaction
import JSON
import JSONRPC
import Testing

@testable import Server

/// What `interaction/respond` takes, by the kind of the requirement.
@Suite struct AnswerFormTests {
  @Test func plainAnswers() throws {
    #expect(try answer(.text, #""Hello""#) == .text("Hello"))
    #expect(try answer(.number, "2.5") == .number(2.5))
    #expect(try answer(.confirm, "true") == .confirm(true))
    #expect(try answer(.choice, #""b""#) == .choice("b"))
  }

  @Test func links() throws {
    #expect(
      try answer(.link, #"{"uri": "https://example.org/"}"#)
        == .link(Action(.uri("https://example.org/"))))
    let action = try answer(.link, #"{"pageIndex": 2}"#)
    guard case .link(let link) = action, case .goTo(let destination?, _) = link.kind else {
      Issue.record("no link to a page: \(action)")
      return
    }
    #expect(destination.pageIndex == 2)
    #expect(
      try answer(.link, #"{"kind": "named", "name": "NextPage"}"#)
        == .link(Action(.named("NextPage"))))
  }

  @Test func files() throws {
    #expect(
      try answer(.file, #"{"data": "aGk=", "name": "hi.txt", "mimeType": "text/plain"}"#)
        == .file(FileContent(name: "hi.txt", mimeType: "text/plain", bytes: [104, 105])))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "note.txt")
    try Data("hi".utf8).write(to: file)
    #expect(
      try answer(.file, #"{"path": "\#(file.path)"}"#)
        == .file(FileContent(name: "note.txt", bytes: [104, 105])))
  }

  @Test func signaturesAndSounds() throws {
    #expect(
      try answer(.signature, #"{"strokes": [[0, 1, 2, 3]]}"#)
        == .signature(.strokes([[Point(0, 1), Point(2, 3)]])))
    #expect(try answer(.signature, #"{"text": "Ann"}"#) == .signature(.text("Ann")))
    #expect(
      try answer(.signature, #"{"image": {"data": "aGk=", "name": "a.png"}}"#)
        == .signature(.image([104, 105])))
    var sound = Annotation.Sound(rate: 8000, bytes: [104, 105])
    (sound.channels, sound.bitsPerSample, sound.encoding) = (2, 16, "Signed")
    #expect(
      try answer(
        .sound,
        #"{"data": "aGk=", "rate": 8000, "channels": 2, "bits": 16, "encoding": "signed"}"#)
        == .sound(sound))
  }

  @Test(arguments: [
    (Requirement.Kind.text, "7", "value"), (.number, #""7""#, "value"),
    (.confirm, "1", "value"), (.choice, #""c""#, "value"),
    (.link, "{}", "value"), (.link, #"{"pageIndex": -1}"#, "value.pageIndex"),
    (.file, "{}", "value"), (.file, #"{"data": "aGk="}"#, "value.name"),
    (.file, #"{"data": "?", "name": "a"}"#, "value.data"),
    (.signature, "{}", "value"), (.signature, #"{"strokes": [[1]]}"#, "value.strokes[0]"),
    (.signature, #"{"image": {}}"#, "value.image"), (.sound, #"{"rate": 8000}"#, "value.data"),
    (.sound, #"{"data": "", "rate": 0}"#, "value.rate"),
  ])
  func wrongAnswers(_ kind: Requirement.Kind, _ json: String, _ path: String) throws {
    let error = #expect(throws: RPCError.self) { try answer(kind, json) }
    #expect(error?.kind == .invalidParams)
    #expect(
      error?.data?[member: "path"]?.string?.hasPrefix(path) == true, "\(String(describing: error))")
  }

  @Test func aFileThatCannotBeRead() throws {
    for path in ["/no such file", "/", "/dev/zero", ""] {
      let error = #expect(throws: RPCError.self) {
        try answer(.file, #"{"path": "\#(path)"}"#)
      }
      #expect(error?.kind == .cannotOpen, "\(path)")
    }
  }

  private func answer(_ kind: Requirement.Kind, _ json: String) throws -> UserAnswer {
    let choices = kind == .choice ? [Requirement.Choice("a", "A"), .init("b", "B")] : []
    let value = WireAnswer(wire: try JSONDocument.parse(json).root)
    if kind == .signature {
      return .signature(try value.signature(path: "value").newSignature("value"))
    }
    return try value.answer(to: Requirement(kind, prompt: "?", choices: choices), path: "value")
  }
}
