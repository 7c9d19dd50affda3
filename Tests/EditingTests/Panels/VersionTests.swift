// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@testable import Editing
@testable import Engine

/// A file says that it has the version of PDF that its contents need.
struct VersionTests {
  private let bench: Workbench

  /// A file of PDF 1.3.
  private func old(_ entries: String = "") throws -> Editor {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R\(entries)>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]>>",
    ]
    let file = bench.folder.appending(path: "old.pdf")
    let text = String(decoding: PlainFile.data(objects), as: UTF8.self)
    try Data(text.replacing("%PDF-1.7", with: "%PDF-1.3").utf8).write(to: file)
    return try Editor(bench.document(file.path), isReadOnly: false)
  }

  private func saved(_ editor: Editor, _ options: SaveOptions) throws -> (header: String, Int) {
    let file = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: file.path, options, expected: nil, isOriginal: false)
    #expect(try Program.complaint(about: file.path, password: "user") == nil)
    let header = String(decoding: try Data(contentsOf: file).prefix(8), as: UTF8.self)
    return (header, try bench.document(file.path, password: "user").pdfVersion)
  }

  init() throws { bench = try Workbench("simple.pdf") }

  @Test(arguments: ["", "/Version/1.4"], [true, false])
  func encryptedFilesHavePDF2(_ entries: String, isOptimized: Bool) throws {
    var options = SaveOptions(.full)
    options.isOptimized = isOptimized
    options.encryption = .aes256(try #require(.init(user: "user", owner: "owner")))
    #expect(try saved(old(entries), options) == ("%PDF-2.0", 20))
  }

  @Test func objectStreamsNeedPDF15() throws {
    var options = SaveOptions(.full)
    options.isOptimized = true
    for entries in ["", "/Version/1.4"] {
      #expect(try saved(old(entries), options) == ("%PDF-1.5", 15))
    }
  }

  @Test func theLaterVersionCounts() throws {
    #expect(try old("/Version/1.2").document.pdfVersion == 13)
    #expect(try old("/Version/1.4").document.pdfVersion == 14)
  }

  /// The engine writes what the catalog says.
  @Test(arguments: [true, false]) func aFullSaveKeepsTheLaterVersion(isOptimized: Bool) throws {
    var options = SaveOptions(.full)
    options.isOptimized = isOptimized
    let version = isOptimized ? 15 : 13
    for entries in ["/Version/1.2", "", "/Version/0.1"] {
      #expect(
        try saved(old(entries), options) == ("%PDF-\(version / 10).\(version % 10)", version))
    }
    // A version that nobody knows stays.
    #expect(try saved(old("/Version/12.3"), options).1 == 123)
  }

  @Test func layersNeedPDF15() throws {
    let editor = try old()
    try editor.perform(AddLayer("New", isVisibleAtFirst: true), cause: .api)
    #expect(try editor.document.pdfVersion == 15)
    #expect(try saved(editor, SaveOptions(.incremental)) == ("%PDF-1.3", 15))
    #expect(try saved(editor, SaveOptions(.full)).1 == 15)
    try editor.undo()
    #expect(try editor.document.pdfVersion == 13)
  }

  @Test func importedPagesBringTheirVersion() throws {
    let editor = try old()
    let bytes = Array(try Data(contentsOf: bench.file))
    let count = try bench.document(bench.file.path).pageCount
    try editor.perform(ImportPages(bytes, count: count, at: 1), cause: .api)
    #expect(try editor.document.pdfVersion == 17)
    try editor.undo()
    #expect(try editor.document.pdfVersion == 13)
  }
}
