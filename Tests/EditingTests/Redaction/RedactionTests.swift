// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// The fixture says "Xanadu" in every place where a page can keep a word.
struct RedactionTests {
  private let bench: Workbench

  init() throws { bench = try Workbench("redactions.pdf") }

  @Test func nothingOfWhatWasRemovedIsLeft() throws {
    let editor = try bench.open()
    let before = try #require(try SavedFile(bench.file), "There is no qpdf.")
    #expect(before.count(of: "Xanadu") > 20)
    try editor.redact()
    let after = try save(editor)
    #expect(after.count(of: "Xanadu") == 0)
    #expect(after.count(of: "spelled") == 0)
    if let text = after.text { #expect(!text.contains("Xan") && text.contains("Gone")) }
    #expect(try bench.complaint(about: bench.file) == nil)
  }

  @Test func whatIsElsewhereStays() throws {
    let editor = try bench.open()
    try editor.redact()
    let after = try save(editor)
    for word in [
      "Kept and told", "Kept element", "Kept text", "Kept square", "Form kept", "Kept turned",
      "Ypsilon shared", "Twice", "The word below stays unsaid",
    ] {
      #expect(after.count(of: word) > 0, "\(word)")
    }
    let saved = try bench.document(bench.file.path)
    #expect(try saved.page(1).text().text.contains("Ypsilon shared"))
  }

  /// Half of the image is redacted on the first page, where it becomes a copy; on the second it shows
  /// as a whole.
  @Test func pixelsGo() throws {
    let editor = try bench.open()
    try editor.redact(["picture-1"])
    let after = try save(editor)
    #expect(after.count(of: Data([0x22, 0xAA, 0x44])) == 100)
    #expect(after.count(of: Data([0xDD, 0x22, 0x22])) == 200)
  }

  @Test func wholeImagesGoWhereThatIsWanted() throws {
    let editor = try bench.open()
    var options = RedactionOptions()
    options.images = .whole
    try editor.redact(["picture-1"], options)
    let after = try save(editor)
    #expect(after.count(of: Data([0xDD, 0x22, 0x22])) == 100)
  }

  @Test(arguments: [RedactionOptions.Paths.touched, .covered])
  func linesGo(_ paths: RedactionOptions.Paths) throws {
    let editor = try bench.open()
    var options = RedactionOptions()
    options.paths = paths
    try editor.redact(["area-1"], options)
    let after = try save(editor)
    // Within the area, across it, around it, beneath it.
    #expect(after.count(of: "60 310 m") == 0)
    #expect(after.count(of: "20 320 m") == (paths == .covered ? 1 : 0))
    #expect(after.count(of: "30 290 340 170 re") == 1)
    #expect(after.count(of: "10 10 380 480 re") == 1)
  }

  @Test func onlyTheGivenOnesAreApplied() throws {
    let editor = try bench.open()
    let change = try editor.redact(["word-1"])
    #expect(change.effect.removed == ["word-1"])
    #expect(change.effect.pages == [0])
    let text = try editor.document.page(0).text().text
    #expect(text.contains("Xanadu unseen") && text.contains("Beside"))
    #expect(!text.contains("Beside Xanadu"))
    #expect(try editor.annotation("area-1") != nil)
  }

  @Test(arguments: [0, 2, 3])
  func wholePagesGo(index: Int) throws {
    let editor = try bench.open()
    let bounds = try editor.document.page(index).bounds
    var mark = Annotation(id: "whole", type: .redact, pageIndex: index, rect: bounds)
    mark.quads = [Quad(bounds)]
    try editor.perform(AddAnnotations([mark]), cause: .api)
    try editor.redact(["whole"])
    let page = try editor.document.page(index)
    #expect(try page.text().text == "")
    #expect(try page.images().isEmpty)
    #expect(try page.annotations.allSatisfy { $0.type == .redact })
  }

  @Test func annotationsGoWithTheirThreads() throws {
    let editor = try bench.open()
    let removed = Set(try editor.redact(["area-1"]).effect.removed)
    #expect(removed.isSuperset(of: ["area-1", "note-1", "reply-1", "link-1", "highlight-1"]))
    #expect(removed.isDisjoint(with: ["square-1", "word-1", "picture-1", "turned-3"]))
    let left = try editor.document.page(0).annotations
    #expect(!left.contains { $0.type == .popup })
    #expect(left.filter { $0.type == .widget }.count == 1)
    #expect(try editor.document.features.xfa == false)
  }

  @Test func undoBringsAllBack() throws {
    let editor = try bench.open()
    let before = try (0..<4).map { try editor.document.page($0).text().text }
    let annotations = try editor.document.page(0).annotations
    for _ in 0..<2 {
      try editor.redact()
      #expect(editor.undoNames == ["Apply Redactions"])
      try editor.undo()
      #expect(try (0..<4).map { try editor.document.page($0).text().text } == before)
      #expect(try editor.document.page(0).annotations == annotations)
    }
    // Nothing was removed, so nothing keeps the changes from being appended.
    try editor.move("square-1", by: (5, 5))
    let report = try editor.save(
      to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    #expect(report.mode == .incremental)
    let after = try #require(try SavedFile(bench.file))
    #expect(after.count(of: "Xanadu") > 20)
    #expect(try bench.complaint(about: bench.file) == nil)
  }

  @Test func permissionIsNeeded() throws {
    let locked = try Workbench("owner.pdf")
    let editor = try locked.open()
    let mark = Annotation(id: "x", type: .redact, pageIndex: 0, rect: Rect(0, 0, 9, 9))
    #expect(throws: EditError.self) {
      try editor.perform(ApplyRedactions([mark]), cause: .api)
    }
    let readOnly = try bench.open(readOnly: true)
    #expect(throws: EditError.self) { try readOnly.redact() }
  }

  @Test func anotherAnnotationCannotBeApplied() throws {
    let editor = try bench.open()
    #expect(throws: EditError.self) { try editor.redact(["square-1"]) }
    #expect(editor.undoNames == [])
    #expect(try editor.document.page(0).text().text.contains("Xanadu unseen"))
  }

  private func save(_ editor: Editor) throws -> SavedFile {
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    return try #require(try SavedFile(bench.file), "There is no qpdf.")
  }
}

extension Editor {
  /// Applies redactions of the whole document: all, or those with these ids.
  @discardableResult
  func redact(
    _ ids: Set<String>? = nil, _ options: RedactionOptions = RedactionOptions()
  ) throws -> Change {
    var found: [Annotation] = []
    for index in 0..<(try document.pageCount) {
      found += try document.page(index).annotations.filter {
        ids?.contains($0.id) ?? ($0.type == .redact)
      }
    }
    return try perform(ApplyRedactions(found, options), cause: .api)
  }
}
