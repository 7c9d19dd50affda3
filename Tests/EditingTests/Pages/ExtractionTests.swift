// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// What pages take with them, and what they do not.
@Suite struct ExtractionTests {
  @Test func onlyWhatThePagesNeedIsCopied() throws {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "chain.pdf")
    try LongChain.file(pages: 2000).write(to: file)
    let document = try bench.document(file.path)
    let index = try ExtractionIndex(document, pages: [7, 8, 1500])
    while try !index.advance() {}
    let extraction = try PageExtraction([7, 8, 1500], index)
    while try !extraction.advance() {}
    // Three pages, a link, three entries of the outline, and the trees above them.
    #expect(extraction.document.nextObjectNumber < 20)
    #expect(try extraction.document.outline().map(\.title) == ["7", "8", "1500"])
    #expect(try extraction.document.page(0).links.count == 1)
    #expect(try extraction.document.page(1).links.isEmpty)
  }

  @Test func tagsComeWithTheirPages() throws {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "tagged.pdf")
    try PlainFile.tagged().write(to: file)
    let editor = try Editor(bench.document(file.path), isReadOnly: true)
    let saved = bench.folder.appending(path: "second.pdf")
    try Data(editor.extracted([1], in: bench)).write(to: saved)
    #expect(try bench.complaint(about: saved) == nil)
    let taken = try bench.document(saved.path)
    #expect(try taken.tagTitles == ["second", "empty"])
    let root = try #require(try taken.catalog?["StructTreeRoot"])
    let parents = try #require(try root["ParentTree"]?.value(forNumber: 1))
    #expect(try parents[0]?["T"]?.text == "second")
    let page = try #require(try taken.pageObject(0))
    #expect(try parents[0]?["Pg"]?.isSame(as: page) == true)
  }

  /// The encryption dictionary is the only part of a file that is not encrypted.
  @Test func encryptionInSeveralObjectsIsCopied() throws {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "filters.pdf")
    try PlainFile.data(
      [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]>>", "<</StdCF 5 0 R>>",
        "<</AuthEvent/DocOpen/CFM/AESV2/Length 16>>",
        "<</CF 4 0 R/EncryptMetadata false/Filter/Standard/Length 128/P -1028/R 4/StmF/StdCF"
          + "/StrF/StdCF/V 4/O<0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671>"
          + "/U<a24f53761e11877a9f5ef1c2bbde68680021446990b9e4114071a4d9104984c1>>>",
      ],
      trailer: "/Encrypt 6 0 R/ID[<31415926535897932384626433832795>(second)]"
    ).write(to: file)
    let saved = bench.folder.appending(path: "part.pdf")
    try bench.document(file.path, password: "owner").extract([0], to: saved.path, .kept)
    #expect(try bench.document(saved.path, password: "user").pageCount == 1)
  }

  /// A link's destination in the structure goes with its element; the one on the page stays.
  @Test func lostElementsAreNoDestinations() throws {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "links.pdf")
    let link = "<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/A<</S/GoTo/D[3 0 R/Fit]/SD"
    try PlainFile.data([
      "<</Type/Catalog/Pages 2 0 R/StructTreeRoot 5 0 R>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]"
        + "/Annots[\(link)[6 0 R/Fit]>>>>\(link) 7 0 R>>>>]>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]>>",
      "<</Type/StructTreeRoot/K 6 0 R>>", "<</Type/StructElem/S/P/P 5 0 R/Pg 4 0 R/K 0>>",
      "[6 0 R/Fit]",
    ]).write(to: file)
    let saved = bench.folder.appending(path: "part.pdf")
    try bench.document(file.path).extract([0], to: saved.path, .kept)
    let taken = try bench.document(saved.path)
    let links = try #require(try taken.pageObject(0)?["Annots"])
    for index in 0..<2 {
      #expect(try links[index]?["A"]?["D"] != nil)
      #expect(try links[index]?["A"]?["SD"] == nil)
    }
  }

  /// Some writers leave out the parents of a field's widgets.
  @Test func fieldsComeWithWidgetsThatDoNotNameThem() throws {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "field.pdf")
    let widget = "<</Type/Annot/Subtype/Widget/T(choice)/FT/Btn/Ff 49152/AS/Off/Rect"
    try PlainFile.data([
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]/Annots[5 0 R 6 0 R]>>",
      "<</T(choice)/FT/Btn/Ff 49152/V/A/Kids[5 0 R 6 0 R]>>",
      "\(widget)[1 1 9 9]>>", "\(widget)[11 1 19 9]>>",
    ]).write(to: file)
    let saved = bench.folder.appending(path: "part.pdf")
    try bench.document(file.path).extract([0], to: saved.path, .kept)
    let taken = try bench.document(saved.path)
    let fields = try taken.catalog?["AcroForm"]?["Fields"]
    #expect(try fields?.count == 1)
    #expect(try fields?[0]?["V"]?.name == "A" && fields?[0]?["Kids"]?.count == 2)
    #expect(try fields?[0]?["Kids"]?[0]?["Parent"]?["T"]?.text == "choice")
  }

  /// The parent tree belongs to the document again after an undo.
  @Test func anUndoneImportLeavesTheTags() throws {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "tagged.pdf")
    try PlainFile.tagged().write(to: file)
    let editor = try Editor(bench.document(file.path), isReadOnly: false)
    try editor.perform(ImportPages(Array(PlainFile.tagged()), count: 3, at: 2), cause: .api)
    try editor.undo()
    try editor.perform(DeletePages([0]), cause: .api)
    #expect(try editor.document.tagTitles == ["second", "empty", "third"])
    let root = try #require(try editor.document.catalog?["StructTreeRoot"])
    #expect(try root["ParentTree"]?["Nums"]?.count == 4)
  }

  @Test(arguments: [false, true])
  func importedPagesKeepTheirTags(isSameRole: Bool) throws {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "tagged.pdf")
    try PlainFile.tagged().write(to: file)
    let other = PlainFile.tagged(meaning: isSameRole ? "P" : "H1")
    let editor = try Editor(bench.document(file.path), isReadOnly: false)
    try editor.perform(ImportPages(Array(other), count: 3, at: 2), cause: .api)
    let document = editor.document
    #expect(
      try document.tagTitles
        == ["first", "second", "empty", "first", "second", "empty", "third", "third"])
    let root = try #require(try document.catalog?["StructTreeRoot"])
    var keys: Set<Int> = []
    for index in 0..<6 {
      let page = try #require(try document.pageObject(index))
      let key = try #require(try page["StructParents"]?.integer)
      #expect(keys.insert(key).inserted)
      let element = try #require(try root["ParentTree"]?.value(forNumber: key)?[0])
      #expect(try element["Pg"]?.isSame(as: page) == true)
    }
    let role = try root["ParentTree"]?.value(forNumber: 4)?[0]?["S"]?.name
    #expect(role == (isSameRole ? "Mine" : "Mine_2"))
    #expect(try root["RoleMap"]?[role ?? ""]?.name == (isSameRole ? "P" : "H1"))
    let saved = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try bench.complaint(about: saved) == nil)
    #expect(try bench.document(saved.path).tagTitles == document.tagTitles)
    try editor.undo()
    #expect(try document.tagTitles == ["first", "second", "empty", "third"])
  }

  /// The keys of both parent trees are added up.
  @Test(arguments: [(Int.max, 2), (2, Int.max), (Int.max, Int.max)])
  func keysThatAreTooLargeAreLeftOut(own: Int, theirs: Int) throws {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "tagged.pdf")
    try PlainFile.tagged(lastKey: own).write(to: file)
    let editor = try Editor(bench.document(file.path), isReadOnly: false)
    let other = PlainFile.tagged(lastKey: theirs)
    try editor.perform(ImportPages(Array(other), count: 3, at: 3), cause: .api)
    let document = editor.document
    let tree = try document.catalog?["StructTreeRoot"]?["ParentTree"]
    for index in [0, 1, 3, 4] {
      let page = try #require(try document.pageObject(index))
      let key = try #require(try page["StructParents"]?.integer)
      #expect(try tree?.value(forNumber: key)?[0]?["Pg"]?.isSame(as: page) == true)
    }
  }

  @Test func fieldsOfTheSameNameAndTypeBecomeOne() throws {
    let (bench, editor) = try formBench()
    let other = PlainFile.form(text: "theirs", isChecked: false)
    try editor.perform(
      ImportPages(Array(other), count: 1, at: 1, joiningFields: true), cause: .api)
    let fields = try editor.document.formFields
    #expect(fields.map(\.id) == ["name", "box"])
    #expect(fields.map { $0.widgets.map(\.pageIndex) } == [[0, 1], [0, 1]])
    #expect(fields.last?.widgets.map(\.isOn) == [true, true])
    let widgets = try #require(try editor.document.catalog?["AcroForm"]?["Fields"]?[0]?["Kids"])
    #expect(try widgets.count == 2)
    #expect(try widgets[0]?.inherited("V")?.text == "ours")
    for index in 0..<2 {
      let shown = try widgets[index]?["AP"]?["N"]?.streamBytes(limit: 1 << 20)
      let text = String(decoding: shown ?? [], as: UTF8.self)
      #expect(text.contains("ours") && !text.contains("theirs"))
    }
    let saved = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try bench.complaint(about: saved) == nil)
    try editor.undo()
    #expect(try editor.document.formFields.map { $0.widgets.count } == [1, 1])
  }

  @Test func fieldsOfAnotherTypeAreRenamed() throws {
    let (_, editor) = try formBench()
    let other = PlainFile.form(text: "theirs", isChecked: false, textType: "Ch")
    try editor.perform(
      ImportPages(Array(other), count: 1, at: 1, joiningFields: true), cause: .api)
    #expect(try editor.document.formFields.map(\.id) == ["name", "box", "name_2"])
  }

  private func formBench() throws -> (Workbench, Editor) {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "form.pdf")
    try PlainFile.form(text: "ours", isChecked: true).write(to: file)
    return (bench, try Editor(bench.document(file.path), isReadOnly: false))
  }

  /// A deletion in pieces does what the same deletion at once does.
  @Test func manyPagesAreRemovedInPieces() throws {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "chain.pdf")
    try LongChain.file(pages: 300).write(to: file)
    let editor = try Editor(bench.document(file.path), isReadOnly: false)
    let gone = Array(stride(from: 0, to: 300, by: 2))
    let work = try editor.start(DeletePages(gone), cause: .api)
    #expect(work.total > 5)
    for _ in 0..<work.total / 2 { _ = try work.advance() }
    try work.cancel()
    #expect(try editor.document.pageCount == 300)
    #expect(try editor.document.page(1).links.count == 1)
    try editor.perform(DeletePages(gone), cause: .api)
    #expect(try editor.document.pageCount == 150)
    #expect(try editor.document.outline().count == 150)
    #expect(try editor.document.page(5).links.isEmpty)
    try editor.undo()
    #expect(try editor.document.outline().count == 300)
    #expect(try editor.document.page(5).links.count == 1)
  }
}

extension Document {
  /// The titles of structure elements, in their order.
  fileprivate var tagTitles: [String] {
    get throws {
      guard let root = try catalog?["StructTreeRoot"] else { return [] }
      var titles: [String] = []
      var pending = [root]
      while let node = pending.popLast() {
        if let title = try node["T"]?.text { titles.append(title) }
        guard try node.kind == .dictionary, let kids = try node["K"] else { continue }
        pending += try kids.kind == .array ? kids.elements.reversed() : [kids]
      }
      return titles
    }
  }
}
