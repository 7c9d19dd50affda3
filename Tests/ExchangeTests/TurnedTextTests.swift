// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import Geometry
import Testing

/// What other entries than those with an attribute of XFDF hold.
struct TurnedTextTests {
  private func bench(turnedBy degrees: Double?) throws -> Bench {
    let bench = try Bench("simple.pdf")
    guard let degrees else { return bench }
    var text = Annotation(id: "t", type: .freeText, pageIndex: 0, rect: Rect(50, 50, 150, 90))
    text.contents = "Words that are turned"
    text.text = .init()
    text.flags = .print
    text.modified = 1_700_000_000
    try bench.add([text])
    if degrees == 0 { return bench }
    let made = try #require(try bench.annotations.first { $0.id == "t" })
    try bench.editor.perform(
      UpdateAnnotations([made.turned(to: degrees)], verb: "Turn"), cause: .api)
    return bench
  }

  /// Only the appearance has the size of a text that is turned by other than quarters.
  @Test(arguments: [30.0, 45, 90, 300], [nil, 0, 60.0])
  func aTurnedTextKeepsItsSize(degrees: Double, before: Double?) throws {
    let original = try bench(turnedBy: degrees)
    let copy = try bench(turnedBy: before)
    for format in [ExchangeFormat.xfdf, .fdf] {
      let bytes = try original.export(format).bytes
      try copy.take(bytes, format)
      let old = try #require(try original.annotations.first { $0.id == "t" })
      let new = try #require(try copy.annotations.first { $0.id == "t" })
      #expect(differences(old, new) == [])
      #expect(try copy.take(bytes, format).changed == [])
    }
  }

  @Test(arguments: [ExchangeFormat.xfdf, .fdf])
  func anUprightTextComesBack(format: ExchangeFormat) throws {
    let copy = try bench(turnedBy: 30)
    let original = try bench(turnedBy: 0)
    try copy.take(try original.export(format).bytes, format)
    let old = try #require(try original.annotations.first { $0.id == "t" })
    let new = try #require(try copy.annotations.first { $0.id == "t" })
    #expect(differences(old, new) == [])
  }

  /// Annotations that an action is about are not exported with it, which is told.
  @Test(arguments: [ExchangeFormat.xfdf, .fdf])
  func anActionThatLosesItsAnnotationsIsTold(format: ExchangeFormat) throws {
    let bench = try Bench(objects: [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Annots[4 0 R 5 0 R 6 0 R]>>",
      "<</Type/Annot/Subtype/Square/NM(square)/Rect[10 10 30 30]>>",
      "<</Type/Annot/Subtype/Link/NM(link)/Rect[90 90 99 99]"
        + "/A<</S/URI/URI(http://a/)/Next<</S/Hide/T 4 0 R>>>>>>",
      "<</Type/Annot/Subtype/Link/NM(other)/Rect[90 9 99 19]/A<</S/Hide/T(field)>>>>",
    ])
    #expect(try bench.export(format).skipped.map(\.id) == ["link"])
  }
}
