// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// The fixture says "Xanadu" in every place where a document can keep a word, and shows none of it.
struct RedactionReportTests {
  private let bench: Workbench

  init() throws { bench = try Workbench("hidden.pdf") }

  @Test func everyPlaceIsFound() throws {
    let editor = try bench.open()
    let found = try find("xanadu", in: editor.document)
    let places = Set(found.map(\.place))
    #expect(
      places == [
        .annotations, .fields, .outline, .metadata, .attachments, .structure, .links, .scripts,
        .names,
      ])
    #expect(found.allSatisfy { $0.erasure != nil })
    #expect(found.contains { $0.place == .fields && $0.pageIndex == 0 })
    let query = try SearchQuery("xanadu")
    let seen = try editor.document.searchPage(0, for: query)
    // What is shown with an ActualText of it.
    #expect(!seen.isEmpty)
    let hidden = try editor.document.hiddenMatches(onPage: 0, for: query, besides: seen)
    #expect(!hidden.isEmpty && seen.count + hidden.count == 6)
  }

  @Test func nothingRemains() throws {
    let editor = try bench.open()
    let before = try #require(try SavedFile(bench.file), "There is no qpdf.")
    #expect(before.count(of: "Xanadu") > 20)
    let change = try redact("Xanadu", in: editor)
    #expect(change.effect.redactions.first?.characters ?? 0 >= 5 * 6)
    #expect(change.effect.redactions.allSatisfy { $0.remaining.characters == 0 })
    #expect(try find("xanadu", in: editor.document).isEmpty)
    let after = try save(editor)
    #expect(after.count(of: "Xanadu") == 0)
    #expect(after.count(of: "xanadu") == 0)
    for word in ["Kept in view", "Kept note", "Chapter of", "did Kubla Khan"] {
      #expect(after.count(of: word) > 0, "\(word)")
    }
    #expect(try bench.complaint(about: bench.file) == nil)
  }

  /// Ids, the names of destinations and languages are counted, though they cannot go.
  @Test func whatMustStayIsFound() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try PlainFile.data([
      "<</Type/Catalog/Pages 2 0 R/Lang(xanadu)/StructTreeRoot 4 0 R/Collection<</D(xanadu)>>"
        + "/Names<</Dests<</Names[(xanadu)[3 0 R/Fit]]>>>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>",
      "<</Type/StructTreeRoot/K<</S/P/P 4 0 R/ID(xanadu)/Lang(xanadu)/T(xanadu)>>>>",
    ]).write(to: file)
    let found = try find("xanadu", in: Workbench(file).open().document)
    #expect(found.map(\.count).reduce(0, +) == 6)
    let staying = found.filter { $0.erasure == nil }
    #expect(staying.count == 5 && staying.filter { $0.place == .structure }.count == 2)
  }

  @Test func undoBringsAllBack() throws {
    let editor = try bench.open()
    let before = try find("xanadu", in: editor.document)
    try redact("Xanadu", in: editor)
    try editor.undo()
    #expect(Set(try find("xanadu", in: editor.document)) == Set(before))
  }

  /// The log tells where words were, never what they were, and makes the same document again.
  @Test func theLogSaysOnlyWhere() throws {
    let editor = try bench.open()
    let erasures = try find("xanadu", in: editor.document).compactMap(\.erasure)
    let edit = ApplyRedactions([], erasures: erasures)
    let back = try ApplyRedactions(encoded: edit.encoded)
    #expect(back.erasures == erasures)
    #expect(!"\(edit.encoded)".lowercased().contains("xanadu"))
    try editor.perform(back, cause: .api)
    #expect(try find("xanadu", in: editor.document).isEmpty)
  }

  @Test func partsOfTextStay() throws {
    let editor = try bench.open()
    let found = try find("Xanadu", in: editor.document).filter { $0.place == .outline }
    try editor.perform(
      ApplyRedactions([], erasures: found.compactMap(\.erasure)), cause: .api)
    #expect(try editor.document.outline().first?.title == "Chapter of ")
  }

  @Test func wholePagesGoBeyondTheirEdges() throws {
    let editor = try bench.open()
    var mark = Annotation(
      id: "whole", type: .redact, pageIndex: 0, rect: try editor.document.page(0).bounds)
    mark.quads = [Quad(mark.rect)]
    try editor.perform(AddAnnotations([mark]), cause: .api)
    try editor.redact(["whole"])
    let hidden = try editor.document.hiddenMatches(
      onPage: 0, for: SearchQuery("Xanadu|Kept", regex: true), besides: [])
    #expect(hidden.isEmpty)
  }

  private func find(_ text: String, in document: Document) throws -> [FoundText] {
    var finder = try TextFinder(SearchQuery(text), in: document)
    let found = try finder.all()
    #expect(finder.unreadable == 0)
    return found
  }

  @discardableResult
  private func redact(_ text: String, in editor: Editor) throws -> Change {
    let query = try SearchQuery(text)
    let matches = try editor.document.hiddenMatches(onPage: 0, for: query, besides: [])
    let marks = try matches.enumerated().map { index, match in
      let bounds = try #require(Rect(around: match.quads.flatMap(\.points)))
      var mark = Annotation(id: "mark-\(index)", type: .redact, pageIndex: 0, rect: bounds)
      mark.quads = match.quads
      return mark
    }
    try editor.perform(AddAnnotations(marks), cause: .api)
    let erasures = try find(text, in: editor.document).compactMap(\.erasure)
    return try editor.perform(ApplyRedactions(marks, erasures: erasures), cause: .api)
  }

  private func save(_ editor: Editor) throws -> SavedFile {
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    return try #require(try SavedFile(bench.file), "There is no qpdf.")
  }
}

extension TextFinder {
  /// Searches the rest in one call.
  fileprivate mutating func all() throws(SearchError) -> [FoundText] {
    var found: [FoundText] = []
    while let more = try next(1000) { found += more }
    return found
  }
}
