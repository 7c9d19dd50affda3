// SPDX-License-Identifier: AGPL-3.0-or-later

/// The document that the self-test works on: one page with one line of text.
enum SelfTestSample {
  static let text = "This is the self-test of Recto."

  /// A PDF file (ISO 32000-2, 7.5) with a classic cross-reference table.
  static let bytes: [UInt8] = {
    let contents = "BT /F1 12 Tf 20 120 Td (\(text)) Tj ET"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 240 160]/Contents 4 0 R"
        + "/Resources<</Font<</F1 5 0 R>>>>>>",
      "<</Length \(contents.utf8.count)>>stream\n\(contents)\nendstream",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    var file = "%PDF-1.7\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let offset = String(file.utf8.count)
      table += String(repeating: "0", count: 10 - offset.utf8.count) + offset + " 00000 n \n"
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = file.utf8.count
    file += table + "trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\n"
    return Array((file + "startxref\n\(start)\n%%EOF\n").utf8)
  }()
}
