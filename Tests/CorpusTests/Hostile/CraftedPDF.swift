// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// A PDF with one page, of which single objects are made hostile.
struct CraftedPDF {
  /// Objects by number: 1 is the catalog, 2 the page tree, 3 the page, 4 its content; others are free
  /// from 10 on.
  var objects: [Int: [UInt8]] = [:]
  /// Goes into the trailer dictionary.
  var trailer = ""

  init(
    catalog: String = "", page: String = "", content: String = "0 0 1 rg 0 0 50 50 re f",
    _ others: [Int: String] = [:]
  ) {
    objects[1] = Array("<</Type/Catalog/Pages 2 0 R \(catalog)>>".utf8)
    objects[2] = Array("<</Type/Pages/Kids[3 0 R]/Count 1>>".utf8)
    let box = page.contains("MediaBox") ? "" : "/MediaBox[0 0 200 200]"
    objects[3] = Array(
      "<</Type/Page/Parent 2 0 R/Contents 4 0 R \(box) \(page)>>".utf8)
    objects[4] = CraftedPDF.stream("", Array(content.utf8))
    for (number, text) in others { objects[number] = Array(text.utf8) }
  }

  /// A stream object; `entries` go into its dictionary.
  static func stream(_ entries: String, _ bytes: [UInt8]) -> [UInt8] {
    Array("<<\(entries)/Length \(bytes.count)>>stream\n".utf8) + bytes + Array("\nendstream".utf8)
  }

  var bytes: [UInt8] {
    var file = Array("%PDF-1.7\n%\u{e2}\u{e3}\n".utf8)
    var offsets: [Int: Int] = [:]
    for (number, body) in objects.sorted(by: { $0.key < $1.key }) {
      offsets[number] = file.count
      file += Array("\(number) 0 obj\n".utf8) + body + Array("\nendobj\n".utf8)
    }
    let start = file.count
    let size = (objects.keys.max() ?? 0) + 1
    var table = "xref\n0 \(size)\n0000000000 65535 f \n"
    for number in 1..<size {
      let entry = offsets[number].map { String(format: "%010d 00000 n \n", $0) }
      table += entry ?? "0000000000 65535 f \n"
    }
    table += "trailer\n<</Root 1 0 R/Size \(size) \(trailer)>>\nstartxref\n\(start)\n%%EOF\n"
    return file + Array(table.utf8)
  }
}
