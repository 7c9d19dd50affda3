// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import TestSupport
import Testing

@testable import Engine

struct AttachmentTests {
  private let bench: Workbench
  private let editor: Editor

  init() throws {
    bench = try Workbench("attachments.pdf")
    editor = try bench.open()
  }

  @Test func theyAreAddedRemovedAndSaved() throws {
    var file = Annotation.Attachment(name: "Übersicht.txt", bytes: Array("Hello!\n".utf8))
    file.mimeType = "text/plain"
    for _ in 0..<2 { try editor.perform(AddAttachment(file, date: 1_700_000_000), cause: .api) }
    let before = try editor.document.embeddedFiles
    #expect(
      before.map(\.id) == [
        "file:absent", "file:evil", "file:table", "file:Übersicht.txt", "file:Übersicht.txt (2)",
        "annotation:clip",
      ])
    guard case .document(let key) = before[2].holder else { return }
    try editor.perform(RemoveAttachment(key), cause: .api)
    #expect(try editor.document.catalog?["AF"] == nil)
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    #expect(try bench.complaint(about: bench.file) == nil)
    let saved = try bench.document(bench.file.path)
    var expected = before
    expected.remove(at: 2)
    #expect(try saved.embeddedFiles == expected)
    #expect(try saved.bytes(of: expected[2], limit: 100) == Array("Hello!\n".utf8))
    let list = try #require(
      try Program.run("/usr/bin/pdfdetach", ["-list", bench.file.path]), "There is no poppler.")
    #expect(list.text.contains("5 embedded files"))
    #expect(list.text.contains(": Übersicht.txt"))
    for _ in 0..<3 { try editor.undo() }
    #expect(
      try editor.document.embeddedFiles.map(\.name) == [
        "elsewhere.txt", "../../up\\and\u{202E}away.txt", "table.csv", "note.txt",
      ])
    #expect(try editor.document.catalog?["AF"]?.count == 1)
  }

  @Test func aDocumentWithoutAnyGetsOne() throws {
    let bench = try Workbench("simple.pdf")
    let editor = try bench.open()
    let file = Annotation.Attachment(name: "empty", bytes: [])
    try editor.perform(AddAttachment(file, date: 0), cause: .api)
    let only = try #require(try editor.document.embeddedFiles.first)
    #expect(try editor.document.bytes(of: only, limit: 0) == [])
    try editor.perform(RemoveAttachment(Array("empty".utf8)), cause: .api)
    #expect(try editor.document.embeddedFiles == [])
    #expect(throws: EditError.self) {
      try editor.perform(RemoveAttachment(Array("empty".utf8)), cause: .api)
    }
  }

  @Test func whatIsTooLongIsNotRead() throws {
    let table = try editor.document.embeddedFiles[2]
    #expect(throws: EngineError.self) { try editor.document.bytes(of: table, limit: 7) }
  }

  @Test(arguments: [
    ("a.txt", "a.txt"), ("../../etc/passwd", "passwd"), ("C:\\x\\y.doc", "y.doc"),
    ("..", "attachment"),
    ("", "attachment"), ("/", "attachment"), (".profile", "profile"), ("a\u{0}b\nc", "a_b_c"),
    ("evil\u{202E}fdp.exe", "evil_fdp.exe"), (" . x . ", "x"), ("Straße", "Straße"),
    ("sub/\u{301}evil.txt", "\u{301}evil.txt"), ("sub\\\u{200D}evil.txt", "_evil.txt"),
  ])
  func namesStayInTheirFolder(name: String, safe: String) throws {
    let file = EmbeddedFile(holder: .document(key: []), name: name)
    #expect(file.safeName == safe)
  }

  @Test func aNameFitsIntoAFolder() {
    let file = EmbeddedFile(holder: .document(key: []), name: String(repeating: "ä", count: 999))
    #expect((150...255).contains(file.safeName.utf8.count))
  }
}
