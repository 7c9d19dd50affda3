// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

struct UpdateTests {
  /// A page with the gallery, each of whose annotations is changed in one operation.
  private func changed(
    _ rotation: Int = 0, _ change: (inout Annotation) -> Void
  ) throws -> (document: Document, annotations: [Annotation]) {
    let document = try GalleryPage(rotation: rotation).document(with: Gallery.all)
    let old = try document.page(0).annotations
    try document.operation("Change") { () throws(EngineError) in
      for var annotation in old {
        change(&annotation)
        try document.page(0).update(annotation)
      }
    }
    return (document, try document.page(0).annotations)
  }

  @Test func whatIsTheSameIsNotWritten() throws {
    let document = try GalleryPage().document(with: Gallery.all)
    let page = try document.page(0)
    let before = try page.annotations
    let forms = try before.map { try page.annotationObject($0.id)["AP"]?["N"]?.number }
    try document.operation("Change") { () throws(EngineError) in
      for annotation in before { try page.update(annotation) }
    }
    #expect(try page.annotations == before)
    #expect(try before.map { try page.annotationObject($0.id)["AP"]?["N"]?.number } == forms)
  }

  /// The arcs of a cloud stand out of its vertices, however it lies and in whatever direction it was drawn.
  @Test(arguments: [
    [(299, 269), (281, 298), (108, 248), (214, 130)],
    [(318, 194), (313, 183), (218, 130), (127, 251), (323, 248)],
    [(298, 157), (270, 141), (256, 138), (138, 251), (141, 265), (273, 329)],
  ])
  func cloudsReachOutwards(vertices: [(Double, Double)]) throws {
    for points in [vertices, vertices.reversed()].map({ $0.map { Point($0.0, $0.1) } }) {
      let document = try GalleryPage().document(with: [])
      let around = try #require(Rect(around: points))
      var cloud = Annotation(id: "cloud", type: .polygon, pageIndex: 0, rect: around)
      cloud.vertices = points
      cloud.border.cloudiness = 2
      try document.operation("Add") { () throws(EngineError) in try document.page(0).add([cloud]) }
      let drawn = try #require(try document.page(0).annotation("cloud"))
      #expect(drawn.rect.x0 < around.x0 - 5 && drawn.rect.x1 > around.x1 + 5)
      #expect(drawn.vertices == points)
      let object = try document.page(0).annotationObject("cloud")
      let form = try #require(try object["AP"]?["N"]?["BBox"]?.rect)
      #expect(form.width > around.width + 10 && form.height > around.height + 10)
    }
  }

  /// The tip of a sharp corner reaches beyond the width of the line.
  @Test(arguments: [AnnotationType.polyLine, .polygon], [0, 90])
  func sharpCornersAreWhole(type: AnnotationType, rotation: Int) throws {
    let document = try GalleryPage(rotation: rotation).document(with: [])
    var corner = Annotation(id: "it", type: type, pageIndex: 0, rect: Rect(40, 100, 140, 130))
    corner.vertices = [Point(40, 100), Point(140, 115), Point(40, 130)]
    corner.border.width = 12
    corner.color = Color(red: 1, green: 0, blue: 0)
    try document.operation("Add") { () throws(EngineError) in try document.page(0).add([corner]) }
    let drawn = try #require(try document.page(0).annotation("it"))
    #expect(abs(drawn.rect.x1 - 180.45) < 0.1)
    #expect(drawn.vertices == corner.vertices)
    let form = try #require(
      try document.page(0).annotationObject("it")["AP"]?["N"]?["BBox"]?.rect)
    #expect(abs(max(form.width, form.height) - drawn.rect.width) < 0.1)
  }

  @Test(arguments: ["Butt", "ClosedArrow", "Square"])
  func sharpCornersBetweenLineEndingsAreWhole(_ ending: String) throws {
    let document = try GalleryPage().document(with: [])
    var corner = Annotation(id: "it", type: .polyLine, pageIndex: 0, rect: Rect(40, 100, 140, 130))
    corner.vertices = [Point(40, 100), Point(140, 115), Point(40, 130)]
    (corner.border.width, corner.lineEndings) = (6, [ending, ending])
    try document.operation("Add") { () throws(EngineError) in try document.page(0).add([corner]) }
    let tip = try #require(Polyline(corner.vertices).miterTips(width: 6).first)
    #expect(try #require(try document.page(0).annotation("it")).rect.x1 >= tip.x - 0.1)
  }

  /// A wave or cloud of more arcs than anybody could see is left out, in place of being drawn for ever.
  @Test(.timeLimit(.minutes(10)))
  func whatIsTooFineIsNotDrawn() throws {
    let document = try GalleryPage().document(with: [])
    let rect = Rect(10, 10, 300, 200)
    var wave = Annotation(id: "wave", type: .squiggly, pageIndex: 0, rect: rect)
    wave.quads = [Quad(Rect(10, 10, 110, 10)), Quad(Rect(10, 20, 110, 20.000_1))]
    var cloud = Annotation(id: "cloud", type: .square, pageIndex: 0, rect: rect)
    cloud.border.cloudiness = 1e-9
    cloud.border.width = 0
    try document.operation("Add") { () throws(EngineError) in
      try document.page(0).add([wave, cloud])
    }
    for annotation in try document.page(0).annotations {
      let form = try document.page(0).annotationObject(annotation.id)["AP"]?["N"]
      let length = try form?["Length"]?.integer ?? .max
      #expect(annotation.hasAppearance && length < 100, "\(annotation.id)")
    }
  }

  @Test(arguments: [0, 90])
  func whatIsMovedLooksTheSame(rotation: Int) throws {
    let (document, moved) = try changed(rotation) { $0 = $0.moved(by: Point(3, 4)) }
    let original = try GalleryPage(rotation: rotation).document(with: Gallery.all)
    let before = try original.page(0).annotations
    for (old, new) in zip(before, moved) {
      #expect(new.rect.isNear(old.rect.moved(by: Point(3, 4)), by: 0.01), "\(old.id)")
      #expect(new.uprightBox.width.isNear(old.uprightBox.width), "\(old.id)")
      let form = try document.page(0).annotationObject(new.id)["AP"]?["N"]
      let first = try original.page(0).annotationObject(old.id)["AP"]?["N"]
      #expect(try form?["BBox"]?.rect == first?["BBox"]?.rect, "\(old.id)")
    }
  }

  @Test func turningKeepsSizeAndCentre() throws {
    let turnable: Set<AnnotationType> = [.stamp, .freeText]
    let (_, turned) = try changed { annotation in
      guard turnable.contains(annotation.type), annotation.callout.isEmpty else { return }
      annotation.rotation = 45
    }
    for new in turned where turnable.contains(new.type) && new.callout.isEmpty {
      let given = try #require(Gallery.all.first { $0.id == new.id })
      #expect(new.rotation == 45, "\(new.id)")
      #expect(new.rect.center.distance(to: given.rect.center) < 0.01, "\(new.id)")
      #expect(new.uprightBox.width.isNear(given.uprightBox.width), "\(new.id)")
      #expect(new.uprightBox.height.isNear(given.uprightBox.height), "\(new.id)")
    }
  }

  @Test func entriesThatAreNotModelledStay() throws {
    let document = try GalleryPage().document(with: Gallery.all)
    let page = try document.page(0)
    let object = try page.annotationObject("square")
    try document.operation("Mark") { () throws(EngineError) in
      try object.set("Other", document.makeText("kept"))
    }
    var square = try #require(try page.annotation("square"))
    square.contents = "words"
    square.color = Gallery.blue
    try document.operation("Change") { () throws(EngineError) in try page.update(square) }
    #expect(try page.annotationObject("square")["Other"]?.text == "kept")
    #expect(try page.annotation("square")?.contents == "words")
    square.contents = nil
    square.interiorColor = nil
    try document.operation("Clear") { () throws(EngineError) in try page.update(square) }
    #expect(try page.annotation("square")?.contents == nil)
    #expect(try page.annotation("square")?.interiorColor == nil)
  }

  @Test func onlyKinBecomeOneAnother() throws {
    let document = try GalleryPage().document(with: Gallery.all)
    let page = try document.page(0)
    var highlight = try #require(try page.annotation("highlight"))
    highlight.type = .strikeOut
    try document.operation("Change") { () throws(EngineError) in try page.update(highlight) }
    #expect(try page.annotation("highlight")?.type == .strikeOut)
    highlight.type = .ink
    #expect(throws: EngineError.self) {
      try document.operation("Change") { () throws(EngineError) in try page.update(highlight) }
    }
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { (self - other).magnitude < 0.05 }
}
