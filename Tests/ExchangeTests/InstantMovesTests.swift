// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import Geometry
import Testing

/// Instant JSON for annotations that went to another page, or became another one.
struct InstantMovesTests {
  private static let objects = [
    "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Annots[5 0 R 6 0 R 7 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>",
    "<</Type/Annot/Subtype/Text/NM(n)/Rect[10 10 30 30]/Contents(note)>>",
    "<</Type/Annot/Subtype/Text/NM(r)/Rect[10 10 30 30]/Contents(reply)/IRT 5 0 R>>",
    "<</Type/Annot/Subtype/Square/NM(s)/Rect[50 50 90 90]/F 128>>",
  ]

  @Test func aThreadGoesToAnotherPage() throws {
    let original = try Bench(objects: Self.objects)
    let note = try #require(try original.annotations.first { $0.id == "n" })
    try original.editor.perform(
      RelocateAnnotations([note], to: 1, date: 1_700_000_000), cause: .api)
    let file = try original.export(.instantJSON).bytes
    let copy = try Bench(objects: Self.objects)
    let report = try copy.take(file, .instantJSON)
    #expect(Set(report.changed) == ["n", "r"] && report.removed.isEmpty && report.added.isEmpty)
    let after = try copy.annotations
    #expect(Set(after.map(\.id)) == ["n", "r", "s"])
    #expect(after.filter { $0.id != "s" }.allSatisfy { $0.pageIndex == 1 })
    #expect(after.first { $0.id == "r" }?.replyTo == "n")
    try copy.editor.undo()
    #expect(try copy.annotations.allSatisfy { $0.pageIndex == 0 })
  }

  @Test func repliesThatGoAreTold() throws {
    let bench = try Bench(objects: Self.objects)
    let report = try bench.take(Self.file(#""skippedPdfObjectIds": [5]"#), .instantJSON)
    #expect(report.removed == ["n", "r"])
    #expect(try bench.annotations.map(\.id) == ["s"])
  }

  /// An annotation with a new state in the file is not deleted, even if the state cannot be read.
  @Test(arguments: ["pspdfkit/widget", "pspdfkit/media", "pspdfkit/new"])
  func aTypeThatIsNotKnownDeletesNothing(type: String) throws {
    let bench = try Bench(objects: Self.objects)
    let report = try bench.take(
      Self.file(
        #"""
        "annotations": [{"v": 1, "type": "\#(type)", "pageIndex": 0, "bbox": [50, 50, 40, 40],
          "pdfObjectId": 5}], "skippedPdfObjectIds": [5, 6, 6]
        """#), .instantJSON)
    #expect(report.skipped.map(\.index) == [0] && report.removed == ["r"])
    #expect(try bench.annotations.map(\.id) == ["n", "s"])
  }

  /// A new id that an annotation gets is not given to a later one of that name.
  @Test func newIDsAreUnique() throws {
    let bench = try Bench(objects: Self.objects)
    let shape = #""v": 1, "type": "pspdfkit/shape/ellipse", "pageIndex": 0, "bbox": [5, 5, 9, 9]"#
    let report = try bench.take(
      Self.file(#""annotations": [{\#(shape), "name": "s"}, {\#(shape), "name": "new-1"}]"#),
      .instantJSON)
    #expect(report.added == ["new-1", "new-2"])
  }

  /// One that may not be deleted to become of another type is not there twice.
  @Test func whatMayNotGoIsNotDoubled() throws {
    let bench = try Bench(objects: Self.objects)
    let report = try bench.take(
      Self.file(
        #"""
        "annotations": [{"v": 1, "type": "pspdfkit/shape/ellipse", "pageIndex": 0,
          "bbox": [50, 50, 40, 40], "pdfObjectId": 7}]
        """#), .instantJSON)
    #expect(report.skipped.map(\.id) == ["s"] && report.added.isEmpty)
    #expect(try bench.annotations.map(\.type) == [.text, .text, .square])
  }

  @Test func aReplyDoesNotLeaveItsThread() throws {
    let bench = try Bench(objects: Self.objects)
    let note = #"{"v": 1, "type": "pspdfkit/note", "bbox": [10, 270, 20, 20], "text": "x","#
    let report = try bench.take(
      Self.file(
        #"""
        "annotations": [\#(note) "pageIndex": 1, "pdfObjectId": 5},
          \#(note) "pageIndex": 0, "pdfObjectId": 6}]
        """#), .instantJSON)
    #expect(report.changed == ["n", "r"] && report.skipped.map(\.id) == ["r"])
    #expect(try bench.annotations.first { $0.id == "r" }?.pageIndex == 1)
  }

  @Test func namedActionsAreAlwaysWrittenAlike() throws {
    let bench = try Bench("simple.pdf")
    let file = try bench.export(.instantJSON) {
      $0.bookmarks = [.init(id: "b", name: nil, action: Action(.named("PrevPage")))]
    }
    #expect(String(decoding: file.bytes, as: UTF8.self).contains(#""action":"prevPage""#))
  }

  private static func file(_ members: String) -> String {
    #"{"format": "https://pspdfkit.com/instant-json/v1", \#(members)}"#
  }
}
