// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// A document of many pages, each with text, a link to the next page, a note, and some with a field, with
/// an outline and an attachment.
struct LongDocument {
  var pageCount = 2000
  /// How many pages there are for each page with a field.
  var fieldEvery = 20
  private let outlineEvery = 10

  /// Writes it to a new file.
  func write(to url: URL) throws {
    try Data(bytes).write(to: url)
  }

  // Objects: catalog, pages, font, outline, attachment; then five for each page; then the outline's entries.
  private static let firstPage = 6
  private func page(_ index: Int) -> Int { Self.firstPage + 5 * index }
  private var firstEntry: Int { Self.firstPage + 5 * pageCount }
  private var entryCount: Int { pageCount / outlineEvery }

  private var bytes: [UInt8] {
    let fields = stride(from: 0, to: pageCount, by: fieldEvery).map { "\(page($0) + 4) 0 R" }
    var objects = [
      "<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R/AcroForm<</Fields[\(fields.joined(separator: " "))]"
        + "/DA(/F 10 Tf 0 g)/DR<</Font<</F 3 0 R>>>>>>/PageLabels<</Nums[0<</S/D>>]>>"
        + "/Names<</EmbeddedFiles<</Names[(a.txt) 5 0 R]>>>>>>",
      "<</Type/Pages/Count \(pageCount)/Kids["
        + (0..<pageCount).map { "\(page($0)) 0 R" }.joined(separator: " ") + "]>>",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
      "<</First \(firstEntry) 0 R/Last \(firstEntry + entryCount - 1) 0 R/Count \(entryCount)>>",
      "<</Type/Filespec/F(a.txt)/UF(a.txt)/EF<<>>>>",
    ]
    for index in 0..<pageCount { objects += pageObjects(index) }
    for entry in 0..<entryCount {
      let number = firstEntry + entry
      objects.append(
        "<</Title(Part \(entry))/Parent 4 0 R/Dest[\(page(entry * outlineEvery)) 0 R/Fit]"
          + (entry > 0 ? "/Prev \(number - 1) 0 R" : "")
          + (entry + 1 < entryCount ? "/Next \(number + 1) 0 R" : "") + ">>")
    }
    return file(objects)
  }

  private func pageObjects(_ index: Int) -> [String] {
    let number = page(index)
    let lines = (0..<12).map {
      "BT /F 10 Tf 40 \(260 - 20 * $0) Td (Page \(index) line \($0)) Tj ET\n"
    }
    let content = lines.joined()
    let hasField = index % fieldEvery == 0
    return [
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents \(number + 1) 0 R"
        + "/Resources<</Font<</F 3 0 R>>>>/Annots[\(number + 2) 0 R \(number + 3) 0 R"
        + (hasField ? " \(number + 4) 0 R" : "") + "]>>",
      "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
      "<</Type/Annot/Subtype/Link/Rect[40 10 100 30]"
        + "/Dest[\(page((index + 1) % pageCount)) 0 R/Fit]>>",
      "<</Type/Annot/Subtype/Text/NM(note-\(index))/Rect[300 250 320 270]/Contents(Note \(index))>>",
      hasField
        ? "<</Type/Annot/Subtype/Widget/FT/Tx/T(f\(index))/V(value)/DA(/F 10 Tf 0 g)/F 4"
          + "/Rect[200 10 300 30]/P \(number) 0 R>>"
        : "null",
    ]
  }

  private func file(_ objects: [String]) -> [UInt8] {
    var file = Array("%PDF-1.7\n".utf8)
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      table += String(format: "%010d 00000 n \n", file.count)
      file += Array("\(index + 1) 0 obj\n\(object)\nendobj\n".utf8)
    }
    let start = file.count
    let trailer = "trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return file + Array((table + trailer).utf8)
  }
}
