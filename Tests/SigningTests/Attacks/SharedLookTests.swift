// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

/// What the look of a signature draws can be a field, too.
struct SharedLookTests {
  /// The object that a signature draws is a field, under a key that fields use for their name.
  @Test func theLookOfASignatureIsCompared() throws {
    var file = try SignedFiles.all.file(.none, .mixed)
    try file.sign(
      [
        3: file.object(3, replacing: "48 0 R", by: "48 0 R 97 0 R"),
        5: file.object(5, replacing: "43 0 R", by: "43 0 R 97 0 R"),
        97: "<< /Type /Annot /Subtype /Widget /FT /Sig /T (New) /P 3 0 R /V 99 0 R "
          + "/Rect [240 160 280 180] /F 132 /AP << /N 98 0 R >> >>",
        98: AttackBase.drawing("/T Do", "<< /T 40 0 R >>"),
      ], value: 99)
    file.append([40: AttackBase.field("(9) Tj")])
    let report = try #require(try file.reports().first { $0.field == "New" })
    #expect(report.isIntact)
    #expect(report.changes?.kinds.contains(.fields) == true)
    #expect(report.changes?.isAllowed == false)
  }
}
