// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Editing
@testable import Engine

/// A line goes with a region that its ink reaches, and stays if only its rectangle does.
struct RedactedLineTests {
  private static let look = "BT /F 12 Tf 160 180 Td (secret) Tj ET 50 150 m 350 150 l S"
  private static let objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 400 400]>>",
    "<</Type/Page/Parent 2 0 R/Annots[4 0 R]>>",
    "<</Type/Annot/Subtype/PolyLine/NM(foreign)/Rect[40 100 360 200]/Vertices[50 150 350 150]"
      + "/AP<</N 5 0 R>>>>",
    "<</Type/XObject/Subtype/Form/BBox[40 100 360 200]/Length \(look.utf8.count)"
      + "/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>\n"
      + "stream\n\(look)\nendstream",
  ]

  private func editor() throws -> Editor { try Workbench(objects: Self.objects).open() }

  /// Whether a redaction of a region removes an annotation.
  private func goes(_ id: String, with region: Rect, from editor: Editor) throws -> Bool {
    let mark = Annotation(id: "mark", type: .redact, pageIndex: 0, rect: region)
    try editor.perform(AddAnnotations([mark]), cause: .api)
    return try editor.redact().effect.removed.contains(id)
  }

  private func goes(
    _ type: AnnotationType, with region: Rect, _ change: (inout Annotation) -> Void
  ) throws -> Bool {
    let editor = try editor()
    let rect = Rect(20, 20, 380, 380)
    var annotation = Annotation(id: "it", type: type, pageIndex: 0, rect: rect)
    change(&annotation)
    try editor.perform(AddAnnotations([annotation]), cause: .api)
    return try goes("it", with: region, from: editor)
  }

  @Test func captionsBelongToLines() throws {
    for position in Annotation.Caption.Position.allCases {
      let isGone = try goes(.line, with: Rect(180, 156, 220, 164)) {
        $0.line = [Point(50, 200), Point(350, 200)]
        $0.contents = "CAPSECRET"
        $0.caption = Annotation.Caption(position)
        $0.caption?.offset = Point(0, 36)
      }
      #expect(isGone)
    }
  }

  @Test(arguments: [(40.0, true), (4.0, false)])
  func strokesHaveAWidth(width: Double, isRemoved: Bool) throws {
    let region = Rect(150, 284, 200, 292)
    let points = [Point(50, 300), Point(350, 300)]
    let ink = try goes(.ink, with: region) {
      ($0.strokes, $0.border.width) = ([points], width)
    }
    let lines = try goes(.polyLine, with: region) {
      ($0.vertices, $0.border.width) = (points, width)
    }
    #expect(ink == isRemoved && lines == isRemoved)
  }

  @Test(arguments: [(["None", "ClosedArrow"], true), (["None", "None"], false)])
  func endingsBelongToLines(endings: [String], isRemoved: Bool) throws {
    let isGone = try goes(.line, with: Rect(315, 212, 325, 220)) {
      ($0.line, $0.lineEndings) = ([Point(50, 200), Point(350, 200)], endings)
      $0.border.width = 5
    }
    #expect(isGone == isRemoved)
  }

  /// A line with leaders is drawn beside its points.
  @Test(arguments: [
    (Rect(190, 155, 210, 165), true), (Rect(345, 175, 355, 185), true),
    (Rect(190, 190, 210, 210), false),
  ])
  func leadersMoveTheLine(region: Rect, isRemoved: Bool) throws {
    let isGone = try goes(.line, with: region) {
      $0.line = [Point(50, 200), Point(350, 200)]
      $0.leader = Annotation.Leader(length: 40)
    }
    #expect(isGone == isRemoved)
  }

  /// An appearance with text can have it anywhere.
  @Test func textBesideALineGoesWithIt() throws {
    #expect(try goes("foreign", with: Rect(165, 208, 180, 216), from: editor()))
    #expect(try !goes("foreign", with: Rect(165, 308, 180, 316), from: editor()))
  }

  @Test func aSlantedLineStays() throws {
    let isGone = try goes(.line, with: Rect(300, 60, 340, 90)) {
      $0.line = [Point(50, 50), Point(350, 350)]
    }
    #expect(!isGone)
  }
}
