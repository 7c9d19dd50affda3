// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Objects that several parts of a file share, when one of the parts changes.
@Suite struct SharedObjectTests {
  @Test func aFieldsNewLookIsItsOwn() throws {
    let editor = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R]/DA(/Helv 9 Tf)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R]>>",
      "<</Subtype/Widget/FT/Tx/T(a)/Rect[10 10 90 30]/MK 6 0 R/BS 7 0 R>>",
      "<</Subtype/Widget/FT/Tx/T(b)/Rect[10 50 90 70]/MK 6 0 R/BS 7 0 R>>",
      "<</BG[1 0 0]/CA(x)>>", "<</W 2/S/B>>",
    ]).open()
    var changes = FieldChanges()
    changes.look.fill = .some(Color(red: 0, green: 1, blue: 0))
    changes.look.borderWidth = 5
    try editor.perform(UpdateField("a", changes), cause: .api)
    let widgets = try #require(try editor.document.pageObject(0)?["Annots"])
    #expect(try widgets[0]?["MK"]?["BG"]?.reals == [0, 1, 0])
    #expect(try widgets[0]?["MK"]?["CA"]?.text == "x")
    #expect(try widgets[0]?["BS"]?["W"]?.real == 5)
    #expect(try widgets[0]?["BS"]?["S"]?.name == "B")
    #expect(try widgets[1]?["MK"]?["BG"]?.reals == [1, 0, 0])
    #expect(try widgets[1]?["BS"]?["W"]?.real == 2)
  }

  @Test func anAttachmentsNewNameIsItsOwn() throws {
    let editor = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(a)6 0 R]>>>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R]>>",
      "<</Subtype/FileAttachment/NM(one)/Rect[10 10 30 30]/FS 6 0 R>>",
      "<</Subtype/FileAttachment/NM(two)/Rect[50 10 70 30]/FS 6 0 R>>",
      "<</Type/Filespec/F(a.txt)/UF(a.txt)/EF<</F 7 0 R>>>>",
      "<</Type/EmbeddedFile/Length 2>>\nstream\nhi\nendstream",
    ]).open()
    var one = try #require(try editor.document.page(0).annotation("one"))
    one.attachment?.name = "new.txt"
    try editor.perform(UpdateAnnotations([one], verb: "Rename"), cause: .api)
    let page = try editor.document.page(0)
    #expect(try page.annotation("one")?.attachment?.name == "new.txt")
    #expect(try page.annotation("two")?.attachment?.name == "a.txt")
    let listed = try editor.document.catalog?["Names"]?["EmbeddedFiles"]?["Names"]?[1]
    #expect(try listed?["F"]?.text == "a.txt")
    let file = try editor.document.pageObject(0)?["Annots"]?[0]?["FS"]?["EF"]?["F"]
    #expect(try file?.streamBytes(limit: 10) == Array("hi".utf8))
  }

  @Test func importedLayersAreListedOnce() throws {
    func page(_ layers: String) -> [String] {
      [
        "<</Type/Catalog/Pages 2 0 R/OCProperties<<\(layers)>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</Properties<</L 4 0 R>>>>>>",
        "<</Type/OCG/Name(layer)>>", "[4 0 R]",
      ]
    }
    let editor = try Workbench(objects: page("/OCGs 5 0 R/D<</Order 5 0 R/ON 5 0 R>>")).open()
    let other = Array(PlainFile.data(page("/OCGs[4 0 R]/D<</Order[4 0 R]>>")))
    try editor.perform(ImportPages(other, count: 1, at: 1), cause: .api)
    let layers = try editor.document.catalog?["OCProperties"]
    #expect(try layers?["OCGs"]?.count == 2)
    #expect(try layers?["D"]?["Order"]?.count == 2)
  }

  /// Names of PDF 1.1 are bytes, which need not be UTF-8.
  @Test func extractedPlacesKeepTheBytesOfTheirNames() throws {
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/Dests<</caf#e9[4 0 R/Fit]/b[4 0 R/FitH 1]>>>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 200 200]>>",
      "<</Type/Page/Parent 2 0 R/Annots[<</Subtype/Link/Rect[1 1 9 9]/Dest/caf#e9>>]>>",
      "<</Type/Page/Parent 2 0 R>>",
    ])
    let editor = try bench.open()
    let saved = bench.folder.appending(path: "both.pdf")
    try Data(editor.extracted([0, 1], in: bench)).write(to: saved)
    let taken = try bench.document(saved.path)
    #expect(try taken.catalog?["Dests"]?.count == 2)
    #expect(try taken.catalog?["Info"] == nil)
    let bytes = try Data(contentsOf: saved)
    #expect(bytes.range(of: Data("/Dest/caf#E9".utf8)) != nil || bytes.contains(0xE9))
    let other = try Workbench("simple.pdf").open()
    try other.perform(ImportPages(Array(bytes), count: 2, at: 0), cause: .api)
    for document in [taken, other.document] {
      let link = try #require(try document.page(0).links.first)
      guard case .goTo(let place?, _) = link.action.kind else {
        Issue.record("\(link.action)")
        continue
      }
      #expect(place.pageIndex == 1)
    }
  }
}
