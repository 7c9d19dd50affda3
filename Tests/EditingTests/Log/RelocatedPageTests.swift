// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Editing
@testable import Engine

/// Marks on text whose page was moved or deleted since, in a file that another program has changed.
struct RelocatedPageTests {
  private let bench: ChangedFileBench

  /// Five pages with a line that all have, and one of their own.
  init() throws {
    let pages = (0..<5).map {
      "<</Type/Page/Parent 2 0 R/Contents \(8 + $0) 0 R/Resources<</Font<</F 13 0 R>>>>>>"
    }
    let contents = (0..<5).map { page in
      let text = "BT /F 12 Tf 40 150 Td (John Smith) Tj 0 -100 Td (only on \(page)) Tj ET"
      return "<</Length \(text.utf8.count)>>\nstream\n\(text)\nendstream"
    }
    let objects =
      [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R 6 0 R 7 0 R]/Count 5/MediaBox[0 0 200 200]>>",
      ] + pages + contents + ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"]
    bench = ChangedFileBench(try Workbench(objects: objects))
  }

  private func reload(_ old: Editor) throws -> RecoveredEditor {
    try bench.carry(old, .reload) { other in
      let note = Annotation(id: "n", type: .square, pageIndex: 4, rect: Rect(1, 1, 9, 9))
      try other.perform(AddAnnotations([note]), cause: .api)
    }
  }

  /// The text under each mark, by its page.
  private func marked(_ editor: Editor) throws -> [String] {
    var found: [String] = []
    for index in 0..<(try editor.document.pageCount) {
      let page = try editor.document.page(index)
      let text = try page.text()
      for mark in try page.annotations where !mark.quads.isEmpty {
        let range = try #require(text.range(markedBy: mark.quads))
        found.append("\(index) \(text.text(of: range))")
      }
    }
    return found
  }

  @Test func manyMarkupsFollowTheTextOfTheirTime() throws {
    let old = try bench.place.open().editor
    let marks = try (0..<60).map { number in
      let page = number % 3
      let text = try old.document.page(page).text()
      return try bench.mark(.highlight, "h\(number)", page: page, 10..<text.count, in: old)
    }
    try old.perform(AddAnnotations(marks), cause: .api)
    try old.perform(DeletePages([0]), cause: .api)
    let before = try marked(old)
    #expect(Set(before) == ["0 only on 1", "1 only on 2"])
    let opened = try reload(old)
    #expect(try marked(opened.editor) == before)
    #expect(opened.recovery?.failed.count == 20)
  }

  @Test(arguments: [true, false], [1, 60])
  func marksStayOnTheirTextWhenPagesAreTurnedOrCropped(isTurned: Bool, count: Int) throws {
    let old = try bench.place.open().editor
    let marks = try (0..<count).map {
      try bench.mark(count == 1 ? .redact : .highlight, "m\($0)", page: 1, 0..<10, in: old)
    }
    try old.perform(AddAnnotations(marks), cause: .api)
    if isTurned {
      try old.perform(RotatePages([1], by: 90), cause: .api)
    } else {
      let crop = PageBoxChange(.crop, ofPage: 1, to: Rect(20, 30, 190, 190))
      try old.perform(SetPageBoxes([crop]), cause: .api)
    }
    #expect(try Set(marked(old)) == ["1 John Smith"])
    let opened = try reload(old)
    #expect(opened.recovery?.failed == [])
    #expect(try marked(opened.editor) == Array(repeating: "1 John Smith", count: count))
  }

  @Test func marksForRedactionStayOnTheirPages() throws {
    let old = try bench.place.open().editor
    for page in 0..<5 {
      let mark = try bench.mark(.redact, "m\(page)", page: page, 0..<10, in: old)
      try old.perform(AddAnnotations([mark]), cause: .api)
    }
    try old.perform(DeletePages([0]), cause: .api)
    let opened = try reload(old)
    #expect(try marked(opened.editor) == (0..<4).map { "\($0) John Smith" })
    // That of the page that is gone.
    #expect(opened.recovery?.failed.map(\.name) == ["Add redact"])
  }
}
