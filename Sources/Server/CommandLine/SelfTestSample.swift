// SPDX-License-Identifier: AGPL-3.0-or-later

import System

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
      table += file.utf8.count.padded(to: 10) + " 00000 n \n"
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = file.utf8.count
    file += table + "trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\n"
    return Array((file + "startxref\n\(start)\n%%EOF\n").utf8)
  }()

  /// The name of the source that ``sources`` tells of.
  static let source = "sample.tex"

  /// A SyncTeX file. It puts line 3 of the source onto the page.
  static let sources = Array(
    """
    SyncTeX Version:1
    Input:1:./\(source)
    Output:pdf
    Magnification:1000
    Unit:1
    X Offset:0
    Y Offset:0
    Content:
    !0
    {1
    [1,1:1315635,9209446:14471987,7893811,0
    (1,3:1315635,2631270:14471987,592036,197345
    x1,3:1315635,2631270
    x1,3:15787622,2631270
    )
    ]
    !0
    }1
    Postamble:
    Count:5
    !0
    Post scriptum:

    """.utf8)

  /// An XFDF file with one annotation, `x`.
  static let xfdf = """
    <xfdf xmlns='http://ns.adobe.com/xfdf/'><annots><square page='0' rect='20,20,80,60' name='x'\
    /></annots></xfdf>
    """
}
