// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// Squares and circles fill their rectangle again when their line becomes thinner.
struct ShapeMarginTests {
  private func document(
    _ type: AnnotationType, _ rotation: Int, _ width: Double, cloudiness: Double = 0
  ) throws -> Document {
    var shape = Annotation(id: "it", type: type, pageIndex: 0, rect: Rect(40, 100, 140, 170))
    shape.color = Color(red: 1, green: 0, blue: 0)
    (shape.border.width, shape.border.cloudiness) = (width, cloudiness)
    return try GalleryPage(rotation: rotation).document(with: [shape])
  }

  private func change(_ document: Document, _ body: (inout Annotation) -> Void) throws {
    var annotation = try document.page(0).annotation("it")
    if var changed = annotation {
      body(&changed)
      annotation = changed
      try document.operation("Change") { () throws(EngineError) in
        try document.page(0).update(changed)
      }
    }
    try #require(annotation != nil)
  }

  private func insets(_ document: Document) throws -> [Double] {
    try document.page(0).annotationObject("it")["RD"]?.reals ?? []
  }

  @Test(arguments: [AnnotationType.square, .circle], [0, 90])
  func aThinnerLineMakesTheShapeLarger(type: AnnotationType, rotation: Int) throws {
    let document = try document(type, rotation, 4)
    let rect = try document.page(0).annotation("it")?.rect
    for width in [20.0, 1, 10, 4] {
      try change(document) { $0.border.width = width }
      #expect(try insets(document) == Array(repeating: width / 2, count: 4))
      #expect(try document.page(0).annotation("it")?.rect == rect)
    }
  }

  /// What another program leaves free stays free, beside the line.
  @Test func aMarginOfAnotherProgramStays() throws {
    let document = try document(.square, 0, 2)
    try document.operation("Change") { () throws(EngineError) in
      let page = try document.page(0)
      try page.annotationObject("it").set("RD", document.makeReals([11, 6, 1, 3]))
    }
    for width in [20.0, 6, 2] {
      try change(document) { $0.border.width = width }
      #expect(try insets(document) == [10, 5, 0, 2].map { $0 + width / 2 })
    }
  }

  @Test(arguments: [AnnotationType.square, .circle])
  func aCloudLeavesNothingBehind(type: AnnotationType) throws {
    let document = try document(type, 0, 2)
    let rect = try #require(try document.page(0).annotation("it")?.rect)
    for cloudiness in [2.0, 1, 2] {
      try change(document) { $0.border.cloudiness = cloudiness }
      let cloud = try #require(try document.page(0).annotation("it")?.rect)
      #expect(cloud.x0 < rect.x0 - 1 && cloud.y1 > rect.y1 + 1)
    }
    try change(document) { $0.border.cloudiness = 0 }
    let plain = try #require(try document.page(0).annotation("it")?.rect)
    for (new, old) in zip(plain.corners, rect.corners) { #expect(new.distance(to: old) < 0.01) }
    #expect(try insets(document).allSatisfy { abs($0 - 1) < 0.01 })
  }

  /// A cloud is as large as before after its line was thicker for a while.
  @Test func theLineOfACloudLeavesNothingBehind() throws {
    let document = try document(.square, 0, 2, cloudiness: 1)
    let before = try #require(try document.page(0).annotation("it")?.rect)
    try change(document) { $0.border.width = 12 }
    try change(document) { $0.border.width = 2 }
    let after = try #require(try document.page(0).annotation("it")?.rect)
    for (new, old) in zip(after.corners, before.corners) { #expect(new.distance(to: old) < 0.01) }
  }
}
