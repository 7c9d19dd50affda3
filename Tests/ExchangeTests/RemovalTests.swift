// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import System
import Testing

/// Properties that an annotation of the file has lost are lost after an import, too.
struct RemovalTests {
  private func bench() throws -> Bench {
    let common = "/Type/Annot/T(Ann)/PSPDF:GROUP(g)/RectoData<</k(v)>>"
    return try Bench(objects: [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Annots[4 0 R 5 0 R 6 0 R 7 0 R 8 0 R]>>",
      "<<\(common)/Subtype/Square/BM/Multiply/NM(square)/Rect[10 10 30 30]/C[1 0 0]>>",
      "<<\(common)/Subtype/Ink/BM/Multiply/NM(ink)/Rect[10 10 30 30]/C[1 0 0]/InkList[[12 12 28 28]]"
        + "/IRT 4 0 R/RT/Group/AP<</N 9 0 R>>>>",
      "<<\(common)/Subtype/Highlight/BM/Multiply/NM(highlight)/Rect[50 50 90 90]/C[1 0 0]"
        + "/QuadPoints[50 90 90 90 50 50 90 50]>>",
      "<<\(common)/Subtype/Text/NM(text)/Rect[10 90 30 99]/Contents(x)/Name/Note/C[1 0 0]>>",
      "<</Type/Annot/Subtype/Link/NM(link)/Rect[90 90 99 99]/A<</S/URI/URI(http://a/)>>>>",
      "<</Subtype/Form/BBox[0 0 9 9]/Resources<</ExtGState<</G<</BM/Multiply>>>>>>/Length 0>>"
        + "stream\n\nendstream",
    ])
  }

  @Test(arguments: ExchangeFormat.allCases)
  func lostPropertiesAreLost(format: ExchangeFormat) throws {
    let original = try bench()
    let bare = try original.annotations.map { old in
      var new = old
      (new.author, new.color, new.customData, new.action) = (nil, nil, [:], nil)
      (new.multiplies, new.groupName) = (false, nil)
      if new.isGrouped { (new.isGrouped, new.replyTo) = (false, nil) }
      return new
    }
    try original.editor.perform(UpdateAnnotations(bare, verb: "Change"), cause: .api)
    let copy = try bench()
    let report = try copy.take(try original.export(format).bytes, format)
    #expect(Set(report.changed) == Set(bare.map(\.id)) && report.skipped.isEmpty)
    for (old, new) in zip(try original.annotations, try copy.annotations) {
      #expect(differences(old, new, but: ["hasAppearance"]) == [], "\(old.id)")
    }
    #expect(try copy.take(try original.export(format).bytes, format).changed == [])
  }

  /// Files of other programs that lack what their format cannot express leave it alone.
  @Test func whatAFormatCannotExpressStays() throws {
    let copy = try bench()
    let report = try copy.take(
      """
      <xfdf><annots><square name="square" page="0" rect="10,10,30,30" color="#00ff00"
      inreplyto="text"/></annots></xfdf>
      """, .xfdf)
    #expect(report.changed == ["square"])
    let square = try #require(try copy.annotations.first { $0.id == "square" })
    #expect(square.multiplies && square.customData.count == 1 && square.replyTo == "text")
  }

  /// An ungrouped annotation is no reply to the one that led its group.
  @Test(arguments: ExchangeFormat.allCases)
  func anUngroupedAnnotationIsNoReply(format: ExchangeFormat) throws {
    let original = try bench()
    let ink = try #require(try original.annotations.first { $0.id == "ink" })
    let ungroup = try UngroupAnnotations([ink], in: original.document, date: 1_700_000_000)
    try original.editor.perform(ungroup, cause: .api)
    let copy = try bench()
    try copy.take(try original.export(format).bytes, format)
    for annotation in try copy.annotations {
      #expect(annotation.replyTo == nil && !annotation.isGrouped && annotation.groupName == nil)
    }
  }
}
