// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// A changed annotation looks like a new one with the same members.
@Suite struct RestyledTests {
  private func document(_ rotation: Int, _ annotations: [Annotation]) throws -> Document {
    try GalleryPage(rotation: rotation).document(with: annotations)
  }

  private func foreign(_ annotation: String) throws -> Document {
    let document = try FlatFile(
      annotations: ["<</Type/Annot/F 4\(annotation)>>"],
      others: [
        RenderFixture.stream(
          "/Type/XObject/Subtype/Form/BBox[0 0 92 15]", "0 0 1 rg 0 0 92 15 re f")
      ]
    ).open()
    try document.enableJournal()
    return document
  }

  @discardableResult
  private func change(
    _ document: Document, _ edit: (inout Annotation) -> Void
  ) throws -> Annotation {
    let page = try document.page(0)
    var changed = try #require(try page.annotation("it"))
    edit(&changed)
    let new = changed
    try document.operation("edit") { () throws(EngineError) in try page.update(new) }
    return try #require(try document.page(0).annotation("it"))
  }

  /// The contents of the appearance, and of the forms in it.
  private func look(_ document: Document) throws -> [String] {
    func texts(_ form: PDFObject, _ depth: Int) throws -> [String] {
      let own = String(decoding: try form.streamBytes(limit: 1_000_000), as: UTF8.self)
      guard depth < 8 else { return [own] }
      let inner = try form["Resources"]?["XObject"]?.entries ?? []
      return try [own]
        + inner.filter { try $0.value["Subtype"]?.name == "Form" }
        .flatMap { try texts($0.value, depth + 1) }
    }
    let object = try document.page(0).annotationObject("it")
    return try texts(#require(try object["AP"]?["N"]), 0)
  }

  private static var stamp: Annotation {
    var stamp = Annotation(id: "it", type: .stamp, pageIndex: 0, rect: Rect(40, 100, 160, 140))
    stamp.icon = "Approved"
    return stamp
  }

  @Test func aStampBecomesOpaqueAgain() throws {
    let new = try look(document(0, [Self.stamp]))
    let document = try document(0, [Self.stamp])
    for opacity in [0.5, 0.2, 0.6] {
      try change(document) { $0.opacity = opacity }
      let object = try document.page(0).annotationObject("it")
      let state = try object["AP"]?["N"]?["Resources"]?["ExtGState"]?["G"]
      #expect(abs((try state?["ca"]?.real ?? 0) - opacity) < 0.001)
    }
    try change(document) { $0.opacity = 1 }
    #expect(try look(document) == new)
  }

  @Test func aStampTakesItsFill() throws {
    var filled = Self.stamp
    filled.interiorColor = Color(red: 0.6, green: 0.8, blue: 1)
    let document = try document(0, [Self.stamp])
    try change(document) { $0.interiorColor = filled.interiorColor }
    #expect(try look(document) == look(self.document(0, [filled])))
  }

  @Test(arguments: [0, 90], [AnnotationType.sound, .fileAttachment])
  func anIconIsDrawnAnew(rotation: Int, type: AnnotationType) throws {
    func icon(_ name: String, _ color: Color?) -> Annotation {
      var icon = Annotation(id: "it", type: type, pageIndex: 0, rect: Rect(40, 100, 60, 120))
      (icon.icon, icon.color) = (name, color)
      if type == .sound {
        icon.sound = .init(rate: 8000, bytes: [1, 2, 3, 4])
      } else {
        icon.attachment = .init(name: "a.txt", bytes: [65])
      }
      return icon
    }
    let (first, second) = type == .sound ? ("Speaker", "Mic") : ("PushPin", "Tag")
    let green = Color(red: 0, green: 1, blue: 0)
    let document = try document(rotation, [icon(first, nil)])
    let before = try look(document)
    try change(document) { $0.color = green }
    try change(document) { $0.icon = second }
    #expect(try look(document) == look(self.document(rotation, [icon(second, green)])))
    #expect(try look(document) != before)
  }

  /// Dashes count only in a dashed border (ISO 32000-2, table 168).
  @Test(arguments: [
    "Square", "Circle", "Polygon/Vertices[20 20 80 20 50 60]", "Line/L[20 20 80 60]",
    "PolyLine/Vertices[20 20 80 20 50 60]",
  ])
  func aSolidLineStaysSolid(subtype: String) throws {
    let document = try foreign(
      "/Subtype/\(subtype)/NM(it)/Rect[10 10 90 70]/C[1 0 0]/BS<</W 3/S/S/D[3 3]>>")
    let changed = try change(document) { $0.color = Color(red: 0, green: 0, blue: 1) }
    #expect(changed.border.style == "S" && changed.border.dash.isEmpty)
    let drawing = try look(document).joined()
    #expect(!drawing.contains("3]0 d") && !drawing.contains("3] 0 d"))
    // It was not asked to change.
    let object = try document.page(0).annotationObject("it")
    #expect(try object["BS"]?["D"]?.reals == [3, 3])
    // Dashes that are asked for are drawn.
    try change(document) { ($0.border.style, $0.border.dash) = ("D", [5, 2]) }
    #expect(try look(document).joined().contains("5 2]"))
  }

  private static let text =
    "/Subtype/FreeText/NM(it)/Rect[50 50 142 65]/Contents(Hello tight words)/AP<</N 6 0 R>>"

  /// Another program may set text more tightly.
  @Test func aForeignTextFades() throws {
    let document = try foreign(Self.text + "/DA(1 0 0 rg /Helv 12 Tf)")
    for opacity in [0.9, 0.5, 1] {
      let changed = try change(document) { $0.opacity = opacity }
      #expect(changed.text?.font == "Helvetica")
      #expect(try look(document).contains { $0.contains("92 15 re f") }, "\(opacity)")
    }
    try change(document) { $0.contents = "New" }
    #expect(try !look(document).contains { $0.contains("92 15 re f") })
  }

  /// A picture that is transparent by itself does not become opaque.
  @Test func aForeignTextThatWasTransparentIsDrawnAnewToBecomeOpaque() throws {
    let document = try foreign(Self.text + "/DA(1 0 0 rg /Helv 12 Tf)/CA .4")
    for (opacity, isKept) in [(0.2, true), (0.4, true), (1, false)] {
      try change(document) { $0.opacity = opacity }
      #expect(try look(document).contains { $0.contains("92 15 re f") } == isKept, "\(opacity)")
    }
  }

  /// A box without room for a margin has its text on one line.
  @Test func aTightTextStaysOnItsLine() throws {
    let document = try foreign(Self.text + "/DA(1 0 0 rg /Helv 12 Tf)/BS<</W 0>>")
    let changed = try change(document) { $0.text?.color = Color(red: 0, green: 0, blue: 1) }
    let height = try changed.textBlock(width: 92, padding: 0).page(in: document.context).extent
      .height
    #expect(height < 20)
    let map = try #require(try look(document).first).split(separator: "\n")
    // The text is moved by its bleed only.
    #expect(map.contains { $0.hasSuffix("cm") && $0.contains(" -8 ") }, "\(map)")
  }

  @Test(arguments: [
    "/DA(1 0 0 rg /Helv 12 Tf)/DS(font: bold Helvetica 12.0pt)",
    "/DA(/Helv 12 Tf)/DS(font: Helvetica 12.0pt; color:#0000FF)", "/DA(1 0 0 rg /Helv 12 Tf)",
  ])
  func aTextGetsNoFrame(style: String) throws {
    let document = try foreign(Self.text + style)
    for color in [Color(red: 0, green: 0.5, blue: 0), Color(red: 0, green: 0, blue: 1)] {
      let changed = try change(document) { $0.text?.color = color }
      #expect(changed.color == nil && changed.text?.color == color)
      #expect(try !look(document).joined().contains("re\nS"))
    }
  }

  @Test func aBoldTextHasNoFrame() throws {
    var text = Annotation(id: "it", type: .freeText, pageIndex: 0, rect: Rect(40, 100, 160, 140))
    text.contents = "Bold"
    text.text = .init()
    text.text?.isBold = true
    let document = try document(0, [text])
    let changed = try change(document) { $0.text?.size = 14 }
    #expect(changed.color == nil && changed.text?.isBold == true)
  }

  @Test func aCalloutMovesAsAWhole() throws {
    var callout = Annotation(id: "it", type: .freeText, pageIndex: 0, rect: Rect(100, 50, 200, 90))
    callout.contents = "Call"
    callout.callout = [Point(40, 200), Point(70, 120), Point(100, 70)]
    callout.lineEndings = ["OpenArrow"]
    let document = try document(0, [callout])
    let before = try #require(try document.page(0).annotation("it"))
    for delta in [Point(30, 20), Point(-30, -20)] {
      let old = try #require(try document.page(0).annotation("it"))
      let moved = try change(document) { $0.rect = $0.rect.moved(by: delta) }
      let expected = old.moved(by: delta)
      for (new, old) in zip(moved.callout, expected.callout) {
        #expect(new.distance(to: old) < 0.01)
      }
      #expect(moved.rect.origin.distance(to: expected.rect.origin) < 0.01)
    }
    let after = try #require(try document.page(0).annotation("it"))
    #expect(abs((after.textBox?.x0 ?? 0) - (before.textBox?.x0 ?? 1)) < 0.01)
  }

  /// The names of fonts are those that the client gave, or that other programs know.
  @Test(arguments: [
    ("Times New Roman", "Times New Roman"), ("DejaVu Sans", "DejaVu Sans"), ("", "Helvetica"),
    ("Helvetica", "Helvetica"), ("My#Font/x", "My#Font/x"), (" ", "Helvetica"),
  ])
  func fontsKeepTheirNames(given: String, told: String) throws {
    var text = Annotation(id: "it", type: .freeText, pageIndex: 0, rect: Rect(40, 100, 160, 140))
    text.contents = "Text"
    text.text = .init()
    text.text?.font = given
    let document = try document(0, [text])
    #expect(try document.page(0).annotation("it")?.text?.font == told)
  }

  @Test func theEnginesFontIsNotTold() throws {
    let document = try foreign(
      "/Subtype/FreeText/NM(it)/Rect[50 50 142 85]/Contents(Text)")
    try document.operation("draw") { () throws(EngineError) in
      let page = try document.page(0)
      guard let annotation = try page.annotation("it") else { return }
      try page.drawAppearance(of: annotation, page.annotationObject("it"))
      try page.reloadAnnotations()
    }
    #expect(try document.page(0).annotation("it")?.text?.font == "Helvetica")
  }
}
