// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Engine

/// Annotations that do not rotate with their page (`NoRotate`, ISO 32000-2, 12.5.3).
struct UprightTests {
  private static let types: [AnnotationType] = [
    .square, .circle, .stamp, .freeText, .line, .polygon, .ink, .highlight, .fileAttachment,
  ]

  private static func make(_ type: AnnotationType, _ flags: AnnotationFlags) -> Annotation {
    let rect = type == .fileAttachment ? Rect(80, 64, 104, 88) : Rect(80, 64, 160, 104)
    var annotation = Annotation(id: "it", type: type, pageIndex: 0, rect: rect)
    annotation.flags = flags
    annotation.color = Color(red: 1, green: 0, blue: 0)
    annotation.border.width = 4
    switch type {
    case .freeText: annotation.contents = "Words"
    case .stamp: annotation.icon = "Approved"
    case .line: annotation.line = [Point(84, 68), Point(156, 100)]
    case .polygon: annotation.vertices = [Point(84, 68), Point(156, 76), Point(100, 100)]
    case .ink: annotation.strokes = [[Point(84, 68), Point(156, 76), Point(100, 100)]]
    case .highlight: annotation.quads = [Quad(rect)]
    default: break
    }
    return annotation
  }

  private static let pages = [0, 90, 180, 270].map { GalleryPage(rotation: $0) }

  /// The annotation looks the same with the flag as without it on a page that is not rotated, and is
  /// reported where it was put.
  @Test(arguments: types, pages)
  func newAnnotationsAreShownWhereTheyAreAskedFor(type: AnnotationType, page: GalleryPage) throws {
    let plain = try GalleryFile(GalleryPage(), [Self.make(type, .print)])
    let expected = try #require(try plain.annotations.first)
    let file = try GalleryFile(page, [Self.make(type, [.print, .noRotate])])
    let read = try #require(try file.annotations.first)
    for (mine, other) in zip(read.rect.corners, expected.rect.corners) {
      #expect(mine.distance(to: other) < 0.1)
    }
    #expect(read.rotation == 0)
    let points = { (it: Annotation) in
      it.line + it.vertices + it.strokes.joined() + it.quads.flatMap(\.points)
    }
    for (mine, other) in zip(points(read), points(expected)) {
      #expect(mine.distance(to: other) < 0.1)
    }
    let picture = try plain.drawn()
    #expect(try file.drawn().differences(from: picture).isEmpty)
    if let poppler = try file.drawnByPoppler(), let other = try plain.drawnByPoppler() {
      #expect(poppler.differences(from: other).isEmpty)
    }
    #expect(try file.complaint() == nil)
  }

  /// - Parameters:
  ///   - flags: those of the annotation; 8 is `NoZoom`, 16 is `NoRotate`.
  ///   - form: the entries that place the drawing in the form's space.
  private static func foreign(
    _ rotation: Int, flags: Int = 20, form: String = "/BBox[0 0 40 80]", type: String = "Stamp",
    unit: Int = 1
  ) throws -> Document {
    let drawing = "1 0 0 rg 0 0 40 80 re f 0 0 1 rg 0 64 16 16 re f"
    let page =
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Rotate \(rotation)"
      + "/UserUnit \(unit)/Annots[4 0 R]>>"
    return try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>", page,
        "<</Type/Annot/Subtype/\(type)/NM(it)/F \(flags)/Rect[120 152 160 232]/AP<</N 5 0 R>>>>",
        RenderFixture.stream("/Type/XObject/Subtype/Form\(form)", drawing),
      ]))
  }

  private func drawn(_ document: Document) throws -> Pixmap {
    let page = try document.page(0)
    let request = RasterRequest(
      pageSize: page.size, rect: nil, scale: 1, rotation: 0, colors: nil, background: .white)
    let bitmap = try Rasterizer(document.context.clone()).render(page.displayList(), request)
    return try Pixmap(ppm: bitmap.ppm)
  }

  /// The places are those that MuPDF, poppler and pdfium show.
  @Test(arguments: [
    (0, Rect(120, 168, 160, 248)), (90, Rect(232, 120, 272, 200)),
    (180, Rect(280, 232, 320, 312)), (270, Rect(168, 280, 208, 360)),
  ])
  func annotationsOfOtherProgramsAreReadMovedAndFlattened(rotation: Int, shown: Rect) throws {
    let document = try Self.foreign(rotation)
    let before = try drawn(document)
    let old = try #require(try document.page(0).annotation("it"))
    #expect(old.rect == shown)
    let hits = try document.page(0).annotations(at: shown.center, tolerance: 0)
    #expect(hits.map(\.id) == ["it"])
    try document.enableJournal()
    try document.operation("move") { () throws(EngineError) in
      var moved = old
      moved.rect = old.rect.moved(by: Point(16, 8))
      try document.page(0).update(moved)
    }
    #expect(try document.page(0).annotation("it")?.rect == shown.moved(by: Point(16, 8)))
    #expect(try drawn(document).differences(from: before.moved(x: 16, y: 8)).isEmpty)
    try document.operation("flatten") { () throws(EngineError) in
      try document.page(0).move(annotation: "it", by: Point(-16, -8), modified: 0)
      _ = try document.page(0).flatten(["it"])
    }
    #expect(try document.page(0).annotations.isEmpty)
    #expect(try drawn(document).differences(from: before).isEmpty)
  }

  /// Where the drawing lies in the form's own space, and the form's size, do not matter.
  @Test(arguments: [0, 90, 180, 270], [4, 12, 20, 28])
  func theFormFillsTheRectangle(rotation: Int, flags: Int) throws {
    let plain = try drawn(Self.foreign(rotation, flags: flags & ~8))
    for form in [
      "/BBox[0 0 40 80]", "/BBox[0 0 40 80]/Matrix[1 0 0 1 50 30]",
      "/BBox[0 0 40 80]/Matrix[.5 0 0 .5 7 7]",
    ] {
      let other = try drawn(Self.foreign(rotation, flags: flags, form: form))
      #expect(other.differences(from: plain).isEmpty, "\(form)")
    }
  }

  @Test(arguments: [0, 90]) func aUnitDoesNotEnlargeIt(rotation: Int) throws {
    let plain = try drawn(Self.foreign(rotation, flags: 4, unit: 2))
    let other = try drawn(Self.foreign(rotation, flags: 12, unit: 2))
    #expect(other.differences(from: plain).isEmpty)
  }

  @Test(arguments: [(-90, 270), (450, 90), (-270, 90), (-180, 180), (360, 0)])
  func aRotationIsCountedFromZeroOn(rotation: Int, same: Int) throws {
    let plain = try Self.foreign(same)
    let other = try Self.foreign(rotation)
    try other.enableJournal()
    #expect(try drawn(other).differences(from: drawn(plain)).isEmpty)
    #expect(try other.page(0).annotation("it")?.rect == plain.page(0).annotation("it")?.rect)
    #expect(try !other.hasChanges)
  }

  /// A note stands upright without the flag, too.
  @Test(arguments: [90, 180, 270]) func aNoteStandsUpright(rotation: Int) throws {
    let note = try Self.foreign(rotation, flags: 4, type: "Text")
    let upright = try Self.foreign(rotation)
    #expect(try note.page(0).annotation("it")?.rect == upright.page(0).annotation("it")?.rect)
    #expect(try drawn(note).differences(from: drawn(upright)).isEmpty)
  }

  /// Recto's own drawings need not begin at the origin of their form's space.
  @Test(arguments: types, [90, 180, 270])
  func theyStayUprightOnATurnedPage(type: AnnotationType, turn: Int) throws {
    let document = try Self.foreign(0)
    try document.enableJournal()
    try document.operation("change") { () throws(EngineError) in
      _ = try document.page(0).remove(["it"])
      try document.page(0).add([Self.make(type, [.print, .noRotate])])
    }
    let before = try drawn(document)
    let old = try #require(try document.page(0).annotation("it"))
    try document.operation("turn") { () throws(EngineError) in
      try document.rotatePages([0], by: turn)
    }
    let new = try #require(try document.page(0).annotation("it"))
    let way = new.rect.origin - old.rect.origin
    #expect(new.rect.size.width - old.rect.size.width < 0.01)
    let (x, y) = (Int(way.x.rounded()), Int(way.y.rounded()))
    guard abs(way.x - way.x.rounded()) < 0.01, abs(way.y - way.y.rounded()) < 0.01 else { return }
    #expect(try drawn(document).differences(from: before.moved(x: x, y: y)).isEmpty)
  }

  @Test(arguments: [AnnotationType.square, .stamp, .text], pages)
  func aFlattenedSaveLooksTheSame(type: AnnotationType, page: GalleryPage) throws {
    let document = try page.document(with: [Self.make(type, [.print, .noRotate])])
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let before = try drawn(document)
    var options = WriteOptions()
    options.flattensAnnotations = true
    try document.write(to: url.path, options)
    let flat = try Document.open(.file(url.path), in: EngineContext(cacheBytes: 16 << 20))
    #expect(try flat.page(0).annotations.isEmpty)
    #expect(try drawn(flat).differences(from: before).isEmpty)
  }

  @Test(arguments: [AnnotationType.square, .line, .freeText], pages)
  func theFlagCanBeSetAndCleared(type: AnnotationType, page: GalleryPage) throws {
    let document = try page.document(with: [Self.make(type, .print)])
    let before = try drawn(document)
    let old = try #require(try document.page(0).annotation("it"))
    for flags in [[.print, .noRotate], AnnotationFlags.print] {
      try document.operation("flag") { () throws(EngineError) in
        guard var changed = try document.page(0).annotation("it") else { return }
        changed.flags = flags
        try document.page(0).update(changed)
      }
      let read = try #require(try document.page(0).annotation("it"))
      #expect(read.rect.origin.distance(to: old.rect.origin) < 0.1)
      #expect(try drawn(document).differences(from: before).isEmpty)
    }
  }

  /// Lines with endings are as thick as lines without, also if the page has a unit of its own.
  @Test func endingsLeaveALineItsWidth() throws {
    let document = try MinimalPDF([], entries: "/UserUnit 2").open()
    try document.enableJournal()
    let page = try document.page(0)
    var line = Annotation(id: "x", type: .line, pageIndex: 0, rect: .init(20, 20, 220, 40))
    (line.line, line.lineEndings) = ([.init(20, 30), .init(220, 30)], ["None", "OpenArrow"])
    line.border.width = 3
    try document.operation("add") { () throws(EngineError) in try page.add(line) }
    let form = try #require(try page.annotationObject("x")["AP"]?["N"])
    let content = String(decoding: try form.streamBytes(limit: 1 << 16), as: UTF8.self)
    #expect(content.contains("6 w"))
  }
}
