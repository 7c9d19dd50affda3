// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// Destinations that give their page by its index, which some writers use for places in the same file.
struct NumberedPageTests {
  private let bench: Workbench
  private let editor: Editor

  init() throws {
    let goTo = "<</S/GoTo/D[3/XYZ null 90 null]>>"
    bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/OpenAction[3/Fit]/Outlines 9 0 R/Dests<</old[3/Fit]>>"
        + "/Names<</Dests<</Names[(new)<</D[3/Fit]>>(beyond)[9/Fit]]>>>>>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R 6 0 R]/Count 4/MediaBox[0 0 90 90]>>",
      "<</Type/Page/Parent 2 0 R/Annots[7 0 R 8 0 R]/AA<</O\(goTo)>>>>",
      "<</Type/Page/Parent 2 0 R>>",
      "<</Type/Page/Parent 2 0 R>>",
      "<</Type/Page/Parent 2 0 R/Rotate 180>>",
      "<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/Dest[3/XYZ null 90 null]>>",
      "<</Type/Annot/Subtype/Link/Rect[1 20 9 29]/A<</S/Named/N/NextPage/Next[\(goTo)]>>>>",
      "<</First 10 0 R/Last 10 0 R/Count 1>>",
      "<</Title(entry)/Parent 9 0 R/A\(goTo)>>",
    ])
    editor = try bench.open()
  }

  /// An action opens an attached file, whose annotation it gives by its page's index.
  @Test func attachmentsInActionsFollowTheirPages() throws {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 90 90]>>",
      "<</Type/Page/Parent 2 0 R/Annots[6 0 R 7 0 R]>>", "<</Type/Page/Parent 2 0 R>>",
      "<</Type/Page/Parent 2 0 R>>",
      "<</Type/Annot/Subtype/Link/NM(a)/Rect[1 1 9 9]/A 8 0 R>>",
      "<</Type/Annot/Subtype/Link/NM(b)/Rect[1 20 9 29]/A 8 0 R>>",
      "<</S/GoToE/D[0/Fit]/T<</R/C/P 2/A 0>>>>",
    ]
    let editor = try Workbench(objects: objects).open()
    func target(onPage index: Int) throws -> Int? {
      try editor.document.pageObject(index)?["Annots"]?[1]?["A"]?["T"]?["P"]?.integer
    }
    let file = Array(PlainFile.data(objects))
    let edits: [(any Edit, onPage: Int, Int?)] = [
      (InsertPages(NewPage(), at: 1), 0, 3), (MovePages([2], to: 0), 1, 0),
      (DeletePages([1]), 0, 1), (DeletePages([2]), 0, nil),
      (ImportPages(file, count: 3, at: 3), 3, 5), (ImportPages(file, count: 3, at: 0), 3, 5),
    ]
    for (edit, page, new) in edits {
      try editor.perform(edit, cause: .api)
      #expect(try target(onPage: page) == new)
      try editor.undo()
      #expect(try target(onPage: 0) == 2)
    }
  }

  /// The first move finds no attachment: what comes later is followed all the same.
  @Test func attachmentsInNewActionsFollowTheirPages() throws {
    let action = "<</S/GoToE/T<</R/C/P 3/A 0>>>>"
    let link = "<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/A\(action)>>"
    let pages = Array(repeating: "<</Type/Page/Parent 2 0 R>>", count: 3)
    let tree = "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R 6 0 R]/Count 4/MediaBox[0 0 90 90]>>"
    let objects =
      ["<</Type/Catalog/Pages 2 0 R/Names<</Templates<</Names[(row)7 0 R]>>>>>>", tree]
      + (pages + pages.prefix(1)) + ["<</Type/Template/MediaBox[0 0 90 90]/Annots[8 0 R]>>", link]
    let outline = [
      "<</First 9 0 R/Last 9 0 R/Count 1>>", "<</Title(entry)/Parent 8 0 R/A\(action)>>",
    ]
    let file = Array(
      PlainFile.data(
        ["<</Type/Catalog/Pages 2 0 R/Outlines 8 0 R>>", tree]
          + ["<</Type/Page/Parent 2 0 R/Annots[7 0 R]>>"] + pages + [link] + outline))
    var added = Annotation(id: "new", type: .link, pageIndex: 0, rect: Rect(1, 1, 9, 9))
    let step: ActionValue = .record(["relation": .text("child"), "pageIndex": .integer(3)])
    added.action = Action(.special(.goToEmbedded), members: ["targets": .list([step])])
    let target: PDFValue = .dictionary(["R": .name("C"), "P": .integer(3)])
    let entries = AnnotationEntries(
      id: "new", pageIndex: 0, subtype: "Link",
      entries: [
        "Rect": .array([.integer(1), .integer(1), .integer(9), .integer(9)]),
        "A": .dictionary(["S": .name("GoToE"), "T": target]),
      ])
    let edits: [any Edit] = [
      AddAnnotations([added]), PutAnnotations(added: [entries], changed: []),
      ImportPages(file, count: 4, at: 0),
      ChangeTemplate(.spawn(name: "row", page: 0, renames: false, overlays: false)),
      ChangeTemplate(.spawn(name: "row", page: 0, renames: false, overlays: true)),
    ]
    for edit in edits {
      let editor = try Workbench(objects: objects).open()
      try editor.perform(MovePages([1], to: 0), cause: .api)
      try editor.perform(edit, cause: .api)
      try editor.perform(DeletePages([1]), cause: .api)
      let links = try editor.document.pageObject(0)?["Annots"]?.elements ?? []
      #expect(try links.map { try $0["A"]?["T"]?["P"]?.integer } == [2])
    }
    let editor = try Workbench(objects: objects).open()
    try editor.perform(ImportPages(file, count: 4, at: 1), cause: .api)
    let entry = try editor.document.catalog?["Outlines"]?["First"]
    #expect(try entry?["A"]?["T"]?["P"]?.integer == 4)
  }

  @Test func destinationsFollowTheirPages() throws {
    let before = try targets(editor.document)
    #expect(before == Array(repeating: 3, count: 7))
    let edits: [(any Edit, Int)] = [
      (InsertPages(NewPage(), at: 1), 4), (MovePages([3], to: 0), 0), (DeletePages([1, 2]), 1),
      (DuplicatePages([0], at: 0), 4),
    ]
    for (edit, page) in edits {
      try editor.perform(edit, cause: .api)
      #expect(try targets(editor.document).allSatisfy { $0 == page })
      // A name without a page gets none.
      let names = try editor.document.namedDestinations()
      #expect(names.contains { $0.name == "beyond" && $0.destination == nil })
      try editor.undo()
      #expect(try targets(editor.document) == before)
    }
  }

  /// The second change finds no numbers, but undoing both brings them back.
  @Test func numbersThatComeBackAreFollowed() throws {
    for _ in 0..<2 { try editor.perform(InsertPages(NewPage(), at: 0), cause: .api) }
    #expect(try targets(editor.document).allSatisfy { $0 == 5 })
    for _ in 0..<2 { try editor.undo() }
    try editor.perform(InsertPages(NewPage(), at: 0), cause: .api)
    #expect(try targets(editor.document).allSatisfy { $0 == 4 })
  }

  @Test func extractedDestinationsLeadToTheCopies() throws {
    let bytes = try editor.extracted([1, 3, 0], in: bench)
    let file = bench.folder.appending(path: "part.pdf")
    try Data(bytes).write(to: file)
    let taken = try bench.document(file.path)
    #expect(try targets(taken).allSatisfy { $0 == 1 })
    let other = try Workbench("simple.pdf").open()
    let count = try other.document.pageCount
    try other.perform(ImportPages(bytes, count: 3, at: count), cause: .api)
    let links = try links(other.document, onPage: count + 2)
    #expect(links == [count + 1, count + 1, count + 1])
  }

  /// The pages to which everything in the document leads.
  private func targets(_ document: Document) throws -> [Int?] {
    let pages = try (0..<document.pageCount).filter {
      try document.pageObject($0)?["Annots"] != nil
    }
    var found = try pages.flatMap { try links(document, onPage: $0) }
    for name in ["old", "new"] { found.append(try document.destination(named: name)?.pageIndex) }
    let opening = try document.catalog?["OpenAction"].flatMap(document.destination)
    return try found + [opening?.pageIndex, document.outline().first?.pageIndex]
  }

  /// The targets of the links on a page and of its actions.
  private func links(_ document: Document, onPage index: Int) throws -> [Int?] {
    let page = try #require(try document.pageObject(index))
    let annotations = try #require(try page["Annots"]).elements
    return try [
      annotations.first?["Dest"], annotations.last?["A"]?["Next"]?[0]?["D"], page["AA"]?["O"]?["D"],
    ].map { try $0.flatMap(document.destination)?.pageIndex }
  }
}
