// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

/// Everything that a signature locks or certifies counts, in whatever order it says so.
struct FieldLockTests {
  private static let includesText = lock("/Action /Include /Fields [(Text)]")
  private static let includesBox = lock("/Action /Include /Fields [(Box)]")
  private static let noAction = lock("/Fields [(Box)]")
  private static let unknownAction = lock("/Action /Own /Fields [(Box)]")

  private static func lock(_ params: String) -> String {
    "<< /Type /SigRef /TransformMethod /FieldMDP "
      + "/TransformParams << /Type /TransformParams /V /1.2 \(params) >> >>"
  }

  private static func certification(_ level: Int) -> String {
    "<< /Type /SigRef /TransformMethod /DocMDP "
      + "/TransformParams << /Type /TransformParams /V /1.2 /P \(level) >> >>"
  }

  @Test(
    arguments: [
      ("[]", true), ("[\(includesBox)]", true), ("[\(includesText)]", false), (includesText, false),
      ("[\(includesText) \(includesBox)]", false), ("[\(includesBox) \(includesText)]", false),
      ("[\(noAction)]", false), ("[\(unknownAction)]", false),
      ("[<< /TransformMethod /FieldMDP >>]", false),
      ("[\(certification(1)) \(certification(3))]", false),
      ("[\(certification(3)) \(certification(1))]", false),
      ("[\(certification(3)) \(certification(2))]", true),
    ])
  func allReferencesCount(references: String, isAllowed: Bool) throws {
    var file = try SignedFiles.all.file(.none, .plain)
    try file.sign(
      [
        3: file.object(3, replacing: "31 0 R", by: "31 0 R 97 0 R"),
        5: file.object(5, replacing: "29 0 R", by: "29 0 R 97 0 R"),
        97: "<< /Type /Annot /Subtype /Widget /FT /Sig /T (New) /P 3 0 R /V 99 0 R "
          + "/Rect [0 0 0 0] /F 132 >>",
      ], value: 99, "/Reference \(references)")
    file.append([6: file.object(6, replacing: "/V ()", by: "/V (Ada)")])
    let report = try #require(try file.reports().first { $0.field == "New" })
    #expect(report.isIntact)
    #expect(report.changes?.isAllowed == isAllowed, "\(report.changes?.notes ?? [])")
  }
}
