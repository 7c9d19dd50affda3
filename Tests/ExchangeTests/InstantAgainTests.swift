// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import Foundation
import Geometry
import Testing

/// A second import of the same Instant JSON changes nothing.
struct InstantAgainTests {
  private static let png = Array(
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP438AARwzEcQB+ohfxXaFgBQAAAA\
        BJRU5ErkJggg==
        """) ?? Data())

  private var samples: [Annotation] {
    func stamp(_ id: String, _ rect: Rect, turnedBy degrees: Double) -> Annotation {
      var stamp = Annotation(id: id, type: .stamp, pageIndex: 0, rect: rect)
      stamp.picture = .image(Self.png)
      stamp.rotation = degrees
      return stamp
    }
    var line = Annotation(id: "line", type: .line, pageIndex: 0, rect: Rect(90, 540, 310, 610))
    line.line = [Point(100, 600), Point(300, 600)]
    line.color = Color(red: 0, green: 0, blue: 1)
    line.leader = Annotation.Leader(length: 20)
    return [
      stamp("image", Rect(50, 300, 250, 400), turnedBy: 0),
      stamp("turned", Rect(300, 300, 450, 450), turnedBy: 45), line,
    ]
  }

  @Test func nothingChanges() throws {
    let original = try Bench("simple.pdf")
    try original.add(samples)
    let file = try original.export(.instantJSON)
    #expect(file.skipped.isEmpty)
    let copy = try Bench("simple.pdf")
    #expect(try copy.take(file.bytes, .instantJSON).added == samples.map(\.id))
    let before = try copy.annotations
    for bench in [copy, copy, original] {
      #expect(try bench.take(file.bytes, .instantJSON) == ImportReport())
    }
    #expect(try copy.annotations == before)
  }

  /// A stamp that was moved meanwhile goes back to its place, and still knows its picture.
  @Test func aMovedStampComesBack() throws {
    let original = try Bench("simple.pdf")
    try original.add(samples)
    let bytes = try original.export(.instantJSON).bytes
    let copy = try Bench("simple.pdf")
    _ = try copy.take(bytes, .instantJSON)
    let stamp = try #require(try copy.annotations.first { $0.id == "image" })
    try copy.editor.perform(
      UpdateAnnotations([stamp.moved(by: Point(9, 9))], verb: "Move"), cause: .api)
    #expect(try copy.take(bytes, .instantJSON).changed == ["image"])
    #expect(try copy.take(bytes, .instantJSON) == ImportReport())
  }

  /// Other pictures are taken over.
  @Test func aNewPictureIsAChange() throws {
    let original = try Bench("simple.pdf")
    try original.add(samples)
    let bytes = try original.export(.instantJSON).bytes
    let copy = try Bench("simple.pdf")
    var stamp = samples[0]
    stamp.picture = .strokes([[Point(0, 0), Point(5, 9), Point(9, 0)]])
    try copy.add([stamp])
    #expect(try copy.take(bytes, .instantJSON).changed == ["image"])
  }

  /// Bold and slanted text comes back, and plain text replaces it.
  @Test func theStyleOfATextIsHeld() throws {
    func text(_ isBold: Bool, _ isItalic: Bool) -> Annotation {
      var text = Annotation(id: "text", type: .freeText, pageIndex: 0, rect: Rect(50, 50, 200, 90))
      text.contents = "Text"
      var style = Annotation.TextStyle()
      (style.isBold, style.isItalic) = (isBold, isItalic)
      text.text = style
      return text
    }
    let original = try Bench("simple.pdf")
    try original.add([text(true, false)])
    let copy = try Bench("simple.pdf")
    _ = try copy.take(original.export(.instantJSON).bytes, .instantJSON)
    #expect(try copy.annotations.first { $0.id == "text" }?.text?.isBold == true)
    let plain = """
      {"format": "https://pspdfkit.com/instant-json/v1", "annotations": [{"v": 2, "type": \
      "pspdfkit/text", "name": "text", "id": "text", "pageIndex": 0, "bbox": [50, 50, 150, 40], \
      "text": {"format": "plain", "value": "Text"}, "fontStyle": ["italic"]}]}
      """
    #expect(try copy.take(plain, .instantJSON).changed == ["text"])
    let style = try copy.annotations.first { $0.id == "text" }?.text
    #expect(style?.isBold == false && style?.isItalic == true)
  }
}
