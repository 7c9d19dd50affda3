// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// Words of real files, in fonts with encodings of all kinds.
struct RedactionCorpusTests {
  private static let files: [URL] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder =
      ProcessInfo.processInfo.environment["RECTO_CORPUS"].map { URL(filePath: $0) }
      ?? root.appending(path: "shared/corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter { $0.hasSuffix(".pdf") }.sorted().map { folder.appending(path: $0) }
    let small = files.filter { file in
      (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize).map { $0 < 200_000 } == true
    }
    return stride(from: 0, to: small.count, by: 6).map { small[$0] }
  }()

  @Test(.enabled(if: !files.isEmpty, "there is no ../shared/corpus"))
  func wordsAreGone() throws {
    let context = try EngineContext(cacheBytes: 16 << 20)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var redacted = 0
    for file in RedactionCorpusTests.files {
      guard let document = try? Document.open(.file(file.path), in: context),
        let word = try? longestWord(document), document.permissions.modify
      else { continue }
      let editor = try Editor(document, isReadOnly: false)
      let query = try SearchQuery(word)
      let marks = try mark(query, in: editor)
      try editor.redact()
      let saved = folder.appending(path: file.lastPathComponent)
      _ = try editor.save(to: saved.path, SaveOptions(.auto), expected: nil, isOriginal: false)
      let reopened = try Document.open(.file(saved.path), in: context)
      #expect(try reopened.searchPage(0, for: query).isEmpty, "\(file.lastPathComponent): \(word)")
      try editor.undo()
      let back = try document.searchPage(0, for: query).count
      #expect(back == marks, "\(file.lastPathComponent): \(word)")
      redacted += 1
    }
    #expect(redacted > 10)
  }

  private func longestWord(_ document: Document) throws -> String? {
    let text = try document.page(0).text().text
    return text.split { !$0.isLetter }.map(String.init).filter { $0.count > 3 }
      .max { $0.count < $1.count }
  }

  private func mark(_ query: SearchQuery, in editor: Editor) throws -> Int {
    var marks: [Annotation] = []
    for match in try editor.document.searchPage(0, for: query) {
      let bounds = try #require(Rect(around: match.quads.flatMap(\.points)))
      var mark = Annotation(
        id: "mark-\(marks.count)", type: .redact, pageIndex: 0, rect: bounds)
      mark.quads = match.quads
      marks.append(mark)
    }
    try editor.perform(AddAnnotations(marks), cause: .api)
    return marks.count
  }
}
