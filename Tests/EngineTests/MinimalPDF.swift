// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A PDF of one page with this content stream and a font as `/F`.
struct MinimalPDF {
  var content = ""
  var mediaBox = "0 0 400 300"
  /// More entries of the page's dictionary.
  var entries = ""
  /// More entries of the catalog.
  var catalog = ""
  /// The font, object 5.
  var font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"
  /// The objects from 6 on.
  var others: [String] = []

  init(content: String, font: String, others: [String]) {
    (self.content, self.font, self.others) = (content, font, others)
  }

  /// Lines of text, each at a place of user space.
  init(_ lines: [(x: Int, y: Int, text: String)], entries: String = "") {
    self.entries = entries
    for line in lines {
      content += "BT /F 10 Tf \(line.x) \(line.y) Td (\(line.text)) Tj ET\n"
    }
  }

  var bytes: [UInt8] {
    MinimalPDF.file(
      [
        "<</Type/Catalog/Pages 2 0 R\(catalog)>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[\(mediaBox)]/Contents 4 0 R"
          + "/Resources<</Font<</F 5 0 R>>>>\(entries)>>",
        MinimalPDF.stream(content),
        font,
      ] + others)
  }

  static func stream(_ content: String) -> String {
    "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream"
  }

  /// A file of these objects, numbered from 1, of which the first is the catalog.
  static func file(_ objects: [String]) -> [UInt8] {
    let size = objects.count + 1
    var file = "%PDF-1.7\n"
    var table = "xref\n0 \(size)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let offset = String(file.utf8.count)
      table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = file.utf8.count
    file += table + "trailer<</Size \(size)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(file.utf8)
  }

  func open() throws -> Document { try MinimalPDF.open(bytes) }

  static func open(_ bytes: [UInt8], forChanges: Bool = false) throws -> Document {
    try Document.open(
      .data(bytes), forChanges: forChanges, in: EngineContext(cacheBytes: 16 << 20))
  }
}
