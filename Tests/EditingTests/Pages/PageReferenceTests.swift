// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// What in a file points to pages, once those are elsewhere or gone.
struct PageReferenceTests {
  private let bench: Workbench
  private let editor: Editor

  init() throws {
    bench = try Workbench("pages.pdf")
    editor = try bench.open()
  }

  @Test func destinationsFollowTheirPages() throws {
    try editor.perform(MovePages([3], to: 0), cause: .api)
    #expect(try targets == ["Front": 1, "Two": 3, "Two.1": 3, "Four": 0, "Named": 4])
    #expect(try links == [[0], [3], [], [4], []].map { $0.map { $0 } })
  }

  @Test func entriesOfTheOutlineGoWithTheirPages() throws {
    try editor.perform(DeletePages([3]), cause: .api)
    #expect(try targets == ["Front": 0, "Two": 2, "Two.1": 2, "Named": 3])
    try editor.perform(DeletePages([2]), cause: .api)
    #expect(try targets == ["Front": 0, "Named": 2])
    try editor.undo()
    try editor.undo()
    #expect(try targets.count == 5)
  }

  @Test func linksGoWithTheirTargets() throws {
    let change = try editor.perform(DeletePages([4]), cause: .api)
    #expect(try links.flatMap(\.self).count == 2)
    #expect(change.effect.removed == ["named-link"])
    #expect(change.effect.pages == [2])
    #expect(try editor.document.catalog?["Names"]?["Dests"]?["Names"]?.count == 0)
  }

  /// The rest of an action stays, and so does that of a link or an outline entry.
  @Test(arguments: [true, false]) func theOpenActionKeepsItsOtherActions(hasOthers: Bool) throws {
    let next = hasOthers ? "/Next<</S/Named/N/Print>>" : ""
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/OpenAction<</S/GoTo/D[3 0 R/Fit]\(next)>>>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 90 90]>>",
      "<</Type/Page/Parent 2 0 R>>", "<</Type/Page/Parent 2 0 R>>",
    ])
    let editor = try bench.open()
    try editor.perform(DeletePages([0]), cause: .api)
    let action = try editor.document.catalog?["OpenAction"]
    #expect((action != nil) == hasOthers)
    #expect(try action?["Next"]?["N"]?.name == (hasOthers ? "Print" : nil))
  }

  @Test func labelsFollow() throws {
    #expect(try labels == ["i", "ii", "1", "2", "A-1"])
    try editor.perform(InsertPages(NewPage(), at: 2), cause: .api)
    #expect(try labels == ["i", "ii", "iii", "1", "2", "A-1"])
    try editor.perform(DeletePages([0, 3]), cause: .api)
    #expect(try labels == ["i", "ii", "1", "A-1"])
    try editor.perform(
      SetPageLabels([.init(first: 1, style: .upperLetters, start: 3)]), cause: .api)
    #expect(try labels == ["1", "C", "D", "E"])
    for _ in 0..<3 { try editor.undo() }
    #expect(try labels == ["i", "ii", "1", "2", "A-1"])
  }

  @Test func fieldsGoWithTheirWidgets() throws {
    #expect(try editor.topmostFieldCount == 2)
    try editor.perform(DeletePages([1]), cause: .api)
    #expect(try editor.topmostFieldCount == 1)
    #expect(try editor.document.catalog?["AcroForm"]?["Fields"]?[0]?["Kids"]?.count == 1)
    try editor.undo()
    #expect(try editor.topmostFieldCount == 2)
  }

  @Test func structureGoesWithItsContents() throws {
    try editor.perform(DeletePages([1]), cause: .api)
    let tree = try #require(try editor.document.catalog?["StructTreeRoot"])
    #expect(try tree["ParentTree"]?["Nums"]?.count == 2)
    #expect(try tree["K"]?["K"]?.count == 1)
  }

  @Test func beadsGoWithTheirPages() throws {
    try editor.perform(DeletePages([0]), cause: .api)
    let thread = try #require(try editor.document.catalog?["Threads"]?[0])
    let first = try #require(try thread["F"])
    #expect(try first["N"]?.isSame(as: first) == true)
    try editor.perform(DeletePages([0]), cause: .api)
    #expect(try editor.document.catalog?["Threads"]?.count == 0)
  }

  @Test(arguments: [[0], [1], [2, 4], [0, 1, 2, 3]])
  func whatIsSavedIsClean(pages: [Int]) throws {
    try editor.perform(DeletePages(pages), cause: .api)
    for mode in [SaveMode.auto, .full] {
      let saved = bench.folder.appending(path: "\(mode).pdf")
      _ = try editor.save(to: saved.path, SaveOptions(mode), expected: nil, isOriginal: false)
      #expect(try bench.complaint(about: saved) == nil)
      guard mode == .full, let plain = try SavedFile(saved) else { continue }
      for page in pages { #expect(plain.count(of: "PageNumber\(page)") == 0) }
    }
  }

  @Test func boxesAreSetAndTakenAway() throws {
    let boxes = try editor.document.pageBoxes(0)
    let crop = Rect(10, 20, 110, 220)
    try editor.perform(SetPageBoxes([.init(.crop, ofPage: 0, to: crop)]), cause: .api)
    #expect(try editor.document.pageBoxes(0)[.crop] == crop)
    #expect(try editor.document.pageGeometry(0).size == Size(100, 200))
    try editor.perform(SetPageBoxes([.init(.crop, ofPage: 0, to: nil)]), cause: .api)
    #expect(try editor.document.pageBoxes(0) == boxes)
    #expect(throws: EditError.self) {
      try editor.perform(SetPageBoxes([.init(.media, ofPage: 0, to: nil)]), cause: .api)
    }
  }

  private var labels: [String] {
    get throws { try (0..<editor.document.pageCount).map { try editor.document.pageLabel($0) } }
  }

  /// Where the entries of the outline lead, by their titles.
  private var targets: [String: Int] {
    get throws {
      var found: [String: Int] = [:]
      var pending = try editor.document.outline()
      while let item = pending.popLast() {
        found[item.title] = item.pageIndex
        pending += item.children
      }
      return found
    }
  }

  /// Where the links of each page lead.
  private var links: [[Int]] {
    get throws {
      try (0..<editor.document.pageCount).map { index in
        try editor.document.page(index).links.compactMap { link in
          guard case .goTo(let target?, _) = link.action.kind else { return nil }
          return target.pageIndex
        }
      }
    }
  }
}
