// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

struct PageCopyTests {
  @Test func aCopyHasAnnotationsOfItsOwn() throws {
    let bench = try Workbench("annotations.pdf")
    let editor = try bench.open()
    let before = try editor.document.page(0).annotations
    let change = try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    let copies = try editor.document.page(1).annotations
    #expect(copies.map(\.type) == before.map(\.type))
    #expect(copies.map(\.rect) == before.map(\.rect))
    #expect(change.effect.added == copies.map(\.id))
    #expect(Set(copies.map(\.id)).isDisjoint(with: before.map(\.id)))
    try editor.move("square-1", by: (30, 0))
    #expect(try editor.document.page(1).annotations.map(\.rect) == before.map(\.rect))
    let saved = bench.folder.appending(path: "copy.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.auto), expected: nil, isOriginal: false)
    #expect(try bench.complaint(about: saved) == nil)
    try editor.undo()
    try editor.undo()
    #expect(try editor.document.page(0).annotations == before)
  }

  /// What is drawn anew on one of them is not seen on the other.
  @Test func aCopyLooksByItself() throws {
    let bench = try Workbench("annotations.pdf")
    let editor = try bench.open()
    var square = Annotation(id: "new", type: .square, pageIndex: 0, rect: Rect(20, 300, 120, 380))
    square.interiorColor = Color(red: 1, green: 0, blue: 0)
    try editor.perform(AddAnnotations([square]), cause: .api)
    try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    func drawing(_ page: Int) throws -> [UInt8]? {
      let page = try editor.document.page(page)
      let shown = try page.annotations.first { $0.type == .square && $0.rect == square.rect }
      return try shown.flatMap {
        try page.annotationObject($0.id)["AP"]?["N"]?.streamBytes(limit: 1 << 20)
      }
    }
    let before = try drawing(0)
    #expect(try before != nil && drawing(1) == before)
    var copy = try #require(
      try editor.document.page(1).annotations.first { $0.rect == square.rect })
    copy.interiorColor = Color(red: 0, green: 0, blue: 1)
    try editor.perform(UpdateAnnotations([copy], verb: "Change"), cause: .api)
    #expect(try drawing(0) == before)
    #expect(try drawing(1) != before)
  }

  @Test func copiesOfFieldsAreFieldsOfTheirOwn() throws {
    let bench = try Workbench("form.pdf")
    let editor = try bench.open()
    let before = try editor.fieldNames(onPage: 0)
    try #require(!before.isEmpty)
    try editor.perform(DuplicatePages([0], at: 0), cause: .api)
    let copies = try editor.fieldNames(onPage: 0)
    #expect(try editor.fieldNames(onPage: 1) == before)
    #expect(copies.count == before.count)
    #expect(Set(copies).isDisjoint(with: before))
    try editor.perform(DeletePages([0]), cause: .api)
    #expect(try editor.topmostFieldCount == bench.open().topmostFieldCount)
    let saved = bench.folder.appending(path: "copy.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try bench.complaint(about: saved) == nil)
  }

  @Test(arguments: ["annotations.pdf", "form.pdf", "outline.pdf", "rotated.pdf", "sample.pdf"])
  func importedPagesAreAsTheyWere(fixture: String) throws {
    let bench = try Workbench("simple.pdf")
    let editor = try bench.open()
    let other = try Workbench(fixture).open()
    let count = try other.document.pageCount
    let bytes = try other.extracted(Array(0..<count), in: bench)
    let before = try editor.pageTexts
    try editor.perform(ImportPages(bytes, count: count, at: 1), cause: .api)
    #expect(
      try editor.pageTexts == before.prefix(1) + other.pageTexts + before.dropFirst())
    for index in 0..<count {
      let (there, here) = (
        try other.document.page(index).annotations, try editor.document.page(index + 1).annotations
      )
      #expect(here.map(\.rect) == there.map(\.rect))
      #expect(try editor.fieldNames(onPage: index + 1) == other.fieldNames(onPage: index))
      #expect(
        try editor.document.pageGeometry(index + 1) == other.document.pageGeometry(index))
    }
    let outline = try editor.document.outline()
    #expect(try outline.map(\.title) == other.document.outline().map(\.title))
    #expect(
      outline.compactMap(\.pageIndex)
        == (try other.document.outline()).compactMap(\.pageIndex).map { $0 + 1 })
    for mode in [SaveMode.auto, .full] {
      let saved = bench.folder.appending(path: "\(mode).pdf")
      _ = try editor.save(to: saved.path, SaveOptions(mode), expected: nil, isOriginal: false)
      #expect(try bench.complaint(about: saved) == nil)
      #expect(
        try Editor(bench.document(saved.path), isReadOnly: true).pageTexts == editor.pageTexts)
    }
    try editor.undo()
    #expect(try editor.pageTexts == before)
    #expect(try editor.document.outline().isEmpty)
    try editor.redo()
    #expect(try editor.document.pageCount == before.count + count)
  }

  @Test func longChainsAreCarried() throws {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "chain.pdf")
    try LongChain.file(pages: 2000).write(to: file)
    let chain = try Editor(bench.document(file.path), isReadOnly: false)
    let editor = try bench.open()
    let bytes = try chain.extracted(Array((0..<1500).reversed()), in: bench)
    try editor.perform(ImportPages(bytes, count: 1500, at: 3), cause: .api)
    #expect(try editor.document.outline().compactMap(\.pageIndex) == (3..<1503).reversed())
    let link = try #require(try editor.document.page(1502).links.first)
    #expect(
      link.action.kind == .goTo(Destination(pageIndex: 1501, fit: .page), name: nil))
    // What led to a page that was left behind is not there.
    #expect(try editor.document.page(3).links.isEmpty)
    let saved = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try bench.complaint(about: saved) == nil)
    try chain.perform(DeletePages(Array(1..<1999)), cause: .api)
    #expect(try chain.document.outline().map(\.title) == ["0", "1999"])
    try chain.undo()
    #expect(try chain.document.outline().count == 2000)
  }

  @Test func fieldsOfTheSameNameGetOthers() throws {
    let bench = try Workbench("form.pdf")
    let editor = try bench.open()
    let names = try editor.fieldNames(onPage: 0)
    let bytes = try editor.extracted([0], in: bench)
    for _ in 0..<2 {
      try editor.perform(ImportPages(bytes, count: 1, at: 1), cause: .api)
    }
    let all = [names, try editor.fieldNames(onPage: 1), try editor.fieldNames(onPage: 2)]
    #expect(Set(all.flatMap { Set($0) }).count == 3 * Set(names).count)
  }

  @Test func extractedPagesKeepOrderAndLabels() throws {
    let bench = try Workbench("simple.pdf")
    let file = Corpus.file("labelled_pages.pdf")
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let editor = try Editor(bench.document(file.path), isReadOnly: false)
    let order = [7, 2, 3, 0]
    let labels = try order.map { try editor.document.pageLabel($0) }
    let texts = try editor.pageTexts
    let bytes = try editor.extracted(order, in: bench)
    let saved = bench.folder.appending(path: "extract.pdf")
    try Data(bytes).write(to: saved)
    let taken = try bench.document(saved.path)
    #expect(try (0..<taken.pageCount).map { try taken.pageLabel($0) } == labels)
    #expect(try Editor(taken, isReadOnly: true).pageTexts == order.map { texts[$0] })
    #expect(try editor.pageTexts == texts)
    #expect(!editor.isDirty)
    #expect(try bench.complaint(about: saved) == nil)
  }

  @Test func nothingOfOtherPagesIsInAnExtract() throws {
    let bench = try Workbench("bookmarks.pdf")
    let editor = try bench.open()
    let bytes = try editor.extracted([0], in: bench)
    let saved = bench.folder.appending(path: "extract.pdf")
    try Data(bytes).write(to: saved)
    let taken = try bench.document(saved.path)
    let leading = try taken.outline().compactMap(\.pageIndex)
    #expect(leading.allSatisfy { $0 == 0 })
    guard let plain = try SavedFile(saved) else { return }
    #expect(plain.count(of: Data("/Type /Page\n".utf8)) == 1)
  }
}

extension Editor {
  /// The bytes of a file with some pages.
  func extracted(_ pages: [Int], in bench: Workbench) throws -> [UInt8] {
    let file = bench.folder.appending(path: "pages-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try document.extract(pages, to: file.path, .removed)
    return Array(try Data(contentsOf: file))
  }

  func fieldNames(onPage index: Int) throws -> [String] {
    let page = try document.page(index)
    return try page.annotations.compactMap { try page.widget($0.id)?.field.name }
  }

  var topmostFieldCount: Int {
    get throws { try document.catalog?["AcroForm"]?["Fields"]?.count ?? 0 }
  }
}
