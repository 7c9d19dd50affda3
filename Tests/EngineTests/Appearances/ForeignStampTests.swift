// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// Stamps of other programs whose form does not fit their rectangle (ISO 32000-2, 12.5.5).
struct ForeignStampTests {
  private static let drawing =
    "1 0 0 rg 0 0 80 40 re f 0 0 1 rg 4 4 30 12 re f 0 1 0 rg 50 24 24 12 re f"

  /// Three pages of 400 by 400 points; the first has a stamp in the rectangle 100 60 180 100, as shown.
  private static func document(_ form: String, name: String = "") throws -> Document {
    let stamp =
      "/Annots[<</Type/Annot/Subtype/Stamp/NM(stamp)/F 4\(name)/Rect[100 300 180 340]"
      + "/AP<</N 6 0 R>>>>]"
    let page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Resources<<>>"
    return try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3>>",
        page + stamp + ">>", page + ">>", page + "/Rotate 90>>",
        RenderFixture.stream("/Type/XObject/Subtype/Form\(form)", drawing),
      ]))
  }

  private static let tilted = "/BBox[0 0 80 40]/Matrix[.866 .5 -.5 .866 3 7]"

  private func edit(_ document: Document, _ change: (Page) throws -> Void) throws {
    var failure: (any Error)?
    try document.enableJournal()
    try document.operation("edit") { () throws(EngineError) in
      do { try change(document.page(0)) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func drawn(_ document: Document, _ index: Int = 0) throws -> Pixmap {
    let page = try document.page(index)
    let request = RasterRequest(
      pageSize: page.size, rect: nil, scale: 1, rotation: 0, colors: nil, background: .white)
    let bitmap = try Rasterizer(document.context.clone()).render(page.displayList(), request)
    return try Pixmap(ppm: bitmap.ppm)
  }

  @Test func aMoveKeepsTheSizeAndTheLook() throws {
    let document = try Self.document(Self.tilted)
    let before = try drawn(document)
    let old = try #require(try document.page(0).annotation("stamp"))
    try edit(document) { page in
      var moved = old
      moved.rect = old.rect.moved(by: Point(40, 32))
      try page.update(moved)
    }
    let moved = try #require(try document.page(0).annotation("stamp"))
    #expect(moved.rect == Rect(140, 92, 220, 132))
    #expect(try drawn(document).differences(from: before.moved(x: 40, y: 32)).isEmpty)
    try edit(document) { page in
      var faded = moved
      faded.rect = old.rect
      faded.opacity = 0.9
      try page.update(faded)
    }
    let faded = try #require(try document.page(0).annotation("stamp"))
    #expect(faded.rect.size == old.rect.size)
    #expect(try drawn(document).differences(from: before).isEmpty)
  }

  /// The name of a picture says nothing about its look.
  @Test func aNewColorKeepsThePicture() throws {
    let document = try Self.document("/BBox[0 0 80 40]", name: "/Name/#23logo")
    let before = try drawn(document)
    for opacity in [1, 0.5, 1] {
      try edit(document) { page in
        var changed = try #require(try page.annotation("stamp"))
        changed.color = Color(red: 0, green: opacity, blue: 1)
        changed.opacity = opacity
        try page.update(changed)
      }
    }
    #expect(try document.page(0).annotation("stamp")?.color == Color(red: 0, green: 1, blue: 1))
    #expect(try drawn(document).differences(from: before).isEmpty)
  }

  /// Recto draws the words of a name that is not a standard one, in the stamp's colour.
  @Test func aNewColorIsThatOfRectosWords() throws {
    let document = try Self.document("/BBox[0 0 80 40]")
    func words(_ color: Color, id: String) -> Annotation {
      var stamp = Annotation(id: id, type: .stamp, pageIndex: 1, rect: Rect(100, 60, 180, 100))
      (stamp.icon, stamp.color) = ("InHaste", color)
      return stamp
    }
    let blue = Color(red: 0, green: 0, blue: 1)
    try edit(document) { _ in
      try document.page(1).add([words(Color(red: 1, green: 0, blue: 0), id: "words")])
      var faded = try #require(try document.page(1).annotation("words"))
      faded.opacity = 0.5
      try document.page(1).update(faded)
      (faded.opacity, faded.color) = (1, blue)
      try document.page(1).update(faded)
    }
    let other = try Self.document("/BBox[0 0 80 40]")
    try edit(other) { _ in try other.page(1).add([words(blue, id: "words")]) }
    #expect(try drawn(document, 1).differences(from: drawn(other, 1)).isEmpty)
  }

  @Test(arguments: [1, 2])
  func aCopyKeepsTheSizeAndTheLook(index: Int) throws {
    let document = try Self.document(Self.tilted)
    let before = try drawn(document)
    try edit(document) { page in
      var copy = try page.contents(of: "stamp")
      copy.id = "copy"
      copy.pageIndex = index
      try document.page(index).add(copy)
    }
    let copy = try #require(try document.page(index).annotation("copy"))
    #expect((copy.rect.width - 80).magnitude < 0.1 && (copy.rect.height - 40).magnitude < 0.1)
    #expect(try drawn(document, index).differences(from: before).isEmpty)
  }

  @Test(arguments: [("/BBox[0 0 0 0]", false), ("/BBox[0 0 80 40]", true)])
  func anEmptyBoxCannotBeFlattened(form: String, isFlattenable: Bool) throws {
    let document = try Self.document(form)
    let found = try document.page(0).flattenableAnnotations
    #expect(found.map(\.id) == (isFlattenable ? ["stamp"] : []))
  }
}
