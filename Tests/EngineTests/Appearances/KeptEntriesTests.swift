// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// What a change does not ask for stays as another program wrote it, and as the client gave it.
@Suite struct KeptEntriesTests {
  private func document(_ annotations: String...) throws -> Document {
    let document = try FlatFile(
      annotations: annotations.map { "<</Type/Annot/F 4\($0)>>" },
      others: [
        RenderFixture.stream(
          "/Type/XObject/Subtype/Form/BBox[0 0 50 50]", "1 0 0 rg 0 0 50 50 re f")
      ]
    ).open()
    try document.enableJournal()
    return document
  }

  private func change(
    _ document: Document, _ id: String, _ edit: (inout Annotation) -> Void
  ) throws -> PDFObject {
    let page = try document.page(0)
    var changed = try #require(try page.annotation(id))
    edit(&changed)
    let new = changed
    try document.operation("edit") { () throws(EngineError) in try page.update(new) }
    return try page.annotationObject(id)
  }

  private func add(_ annotation: Annotation) throws -> (document: Document, object: PDFObject) {
    let document = try document()
    try document.operation("add") { () throws(EngineError) in
      try document.page(0).add(annotation)
    }
    return (document, try document.page(0).annotationObject(annotation.id))
  }

  private func drawing(_ object: PDFObject) throws -> String {
    let form = try #require(try object["AP"]?["N"])
    return String(decoding: try form.streamBytes(limit: 100_000), as: UTF8.self)
  }

  private static let callout =
    "/Subtype/FreeText/NM(c)/Contents(Text)/DA(1 0 0 RG 0 g /Helv 10 Tf)/IT/FreeTextCallout"
    + "/CL[15 20 60 60 100 60]/LE/OpenArrow/Rect[14 19 200 80]/RD[86 31 0 0]/AP<</N 6 0 R>>"

  /// The rectangle is narrower than the arrowhead would need here.
  @Test func aCalloutKeepsItsLookIfItsAuthorChanges() throws {
    let document = try document(Self.callout)
    let object = try change(document, "c") { $0.author = "Ann" }
    #expect(try object["Rect"]?.reals == [14, 19, 200, 80])
    #expect(try object["RD"]?.reals == [86, 31, 0, 0])
    #expect(try drawing(object).hasPrefix("1 0 0 rg"))
    #expect(try object["T"]?.text == "Ann")
  }

  /// Its text turns with the page as long as no `Rotate` says more.
  @Test func aCalloutKeepsItsTurnIfItIsDrawnAnew() throws {
    let callout = Self.callout.replacing("/AP<</N 6 0 R>>", with: "")
    let file = FlatFile(annotations: ["<</Type/Annot/F 4\(callout)>>"], rotation: 90)
    let document = try file.open()
    try document.enableJournal()
    #expect(try document.page(0).annotation("c")?.rotation == 90)
    _ = try change(document, "c") { $0.contents = "Other" }
    #expect(try document.page(0).annotation("c")?.rotation == 90)
  }

  @Test func aCalloutKeepsItsLookIfItIsMoved() throws {
    let document = try document(Self.callout)
    let object = try change(document, "c") { $0 = $0.moved(by: Point(5, 7)) }
    #expect(try object["Rect"]?.reals == [19, 12, 205, 73])
    #expect(try drawing(object).hasPrefix("1 0 0 rg"))
  }

  @Test func aCalloutIsDrawnAnewIfItsTextBoxChanges() throws {
    let document = try document(Self.callout)
    let object = try change(document, "c") { $0.textBox = Rect(100, 120, 190, 150) }
    #expect(try !drawing(object).hasPrefix("1 0 0 rg"))
  }

  @Test func theOtherColourStaysInItsColourSpace() throws {
    let document = try document(
      "/Subtype/Circle/NM(a)/Rect[10 10 60 60]/C[0.1 0.2 0.3 0.4]/IC[0 1 1 0]",
      "/Subtype/Square/NM(b)/Rect[80 10 120 60]/C[]/IC[0.5]")
    let circle = try change(document, "a") { $0.interiorColor = .black }
    #expect(try circle["C"]?.reals?.count == 4)
    #expect(try circle["IC"]?.reals == [0, 0, 0])
    let square = try change(document, "b") { $0.interiorColor = .black }
    #expect(try square["C"]?.count == 0)
    let back = try change(document, "b") { $0.color = .black }
    #expect(try back["C"]?.reals == [0, 0, 0])
  }

  /// ISO 32000-2, table 168: with a width of 0 no border is drawn.
  @Test(arguments: [AnnotationType.square, .circle, .polygon])
  func aWidthOfZeroDrawsNoEdge(type: AnnotationType) throws {
    var shape = Annotation(id: "a", type: type, pageIndex: 0, rect: Rect(10, 10, 60, 60))
    if type == .polygon { shape.vertices = [Point(10, 10), Point(60, 10), Point(30, 60)] }
    (shape.color, shape.interiorColor) = (.black, Color(red: 1, green: 1, blue: 0))
    shape.border.width = 0
    let (document, object) = try add(shape)
    defer { withExtendedLifetime(document) {} }
    let operators = Set(try drawing(object).split { $0.isWhitespace })
    #expect(operators.contains("f") && operators.isDisjoint(with: ["b", "B", "s", "S", "RG"]))
    #expect(try object["C"]?.reals == [0, 0, 0])
  }

  @Test(arguments: ["Comment", "Check"])
  func aNoteIsAsLargeAsItsRectangleInLargeUnits(icon: String) throws {
    let document = try MinimalPDF([], entries: "/UserUnit 2").open()
    try document.enableJournal()
    var note = Annotation(id: "a", type: .text, pageIndex: 0, rect: Rect(10, 10, 30, 30))
    note.icon = icon
    let new = note
    try document.operation("add") { () throws(EngineError) in try document.page(0).add(new) }
    let object = try document.page(0).annotationObject("a")
    #expect(try object["Rect"]?.rect?.size == Size(10, 10))
    #expect(try object["AP"]?["N"]?["BBox"]?.rect?.size == Size(10, 10))
  }

  @Test func theWordsOfATallStampCanBeRead() throws {
    var stamp = Annotation(id: "a", type: .stamp, pageIndex: 0, rect: Rect(10, 10, 50, 110))
    stamp.icon = "Approved"
    let (document, object) = try add(stamp)
    defer { withExtendedLifetime(document) {} }
    let drawing = try drawing(object)
    let placed = try #require(drawing.split(separator: "\n").last { $0.hasSuffix(" cm") })
    let scale = try #require(placed.split(separator: " ").first.flatMap { Double($0) })
    #expect(scale * 24 > 3, "The words have a size of 24 points before they are scaled.")
  }

  /// ISO 32000-2, 12.5.6.10, has the corners go round the quad; Acrobat writes them in the order of a Z.
  @Test(arguments: ["Highlight", "Underline", "StrikeOut", "Squiggly"])
  func markupLooksTheSameWhateverTheOrderOfItsCorners(subtype: String) throws {
    let orders = ["20 60 80 60 20 40 80 40", "20 40 80 40 80 60 20 60", "20 60 80 60 80 40 20 40"]
    let drawings = try orders.map { corners in
      let document = try document(
        "/Subtype/\(subtype)/NM(a)/Rect[20 40 80 60]/QuadPoints[\(corners)]/AP<</N 6 0 R>>")
      let object = try change(document, "a") { $0.color = Color(red: 0, green: 0, blue: 1) }
      let written = corners.split(separator: " ").compactMap { Double($0) }
      #expect(try object["QuadPoints"]?.reals == written)
      return try drawing(object) + "\(object["Rect"]?.reals ?? [])"
    }
    #expect(Set(drawings).count == 1)
  }

  /// Other programs set the text of a plain free text in a box, too (`RD`, ISO 32000-2, table 177).
  @Test func aFreeTextKeepsItsBoxAndItsBorder() throws {
    let document = try document(
      "/Subtype/FreeText/NM(a)/Contents(Text)/DA(1 0 0 rg /Helv 10 Tf)/BS<</W 2>>"
        + "/Rect[20 20 180 80]/RD[10 20 30 15]/AP<</N 6 0 R>>")
    let object = try change(document, "a") { $0.contents = "Other" }
    #expect(try object["RD"]?.reals == [10, 20, 30, 15])
    #expect(try drawing(object).contains("1 0 0 RG"))
    let wider = try change(document, "a") { $0.rect = Rect(20, 20, 190, 80) }
    #expect(try wider["RD"]?.reals == [10, 20, 30, 15])
  }

  @Test(arguments: ["", "/BS<</W 0>>", "/BS<</W 1>>/IT/FreeTextTypeWriter"])
  func aFreeTextWithoutABorderGetsNone(entries: String) throws {
    let document = try document(
      "/Subtype/FreeText/NM(a)/Contents(Text)/DA(1 0 0 rg /Helv 10 Tf)/Rect[20 20 180 80]\(entries)"
    )
    let object = try change(document, "a") { $0.contents = "Other" }
    #expect(try !drawing(object).contains("1 0 0 RG"))
  }
}
