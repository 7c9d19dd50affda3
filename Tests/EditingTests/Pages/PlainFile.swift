// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// A file of objects that a test writes down, numbered from 1; the first one is the catalog.
enum PlainFile {
  /// - Parameters:
  ///   - trailer: more entries of the trailer.
  ///   - generation: that of all objects.
  static func data(_ objects: [String], trailer: String = "", generation: Int = 0) -> Data {
    var text = "%PDF-1.7\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) \(generation) obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 0000\(generation) n \n"
    }
    text += "trailer<</Size \(objects.count + 1)/Root 1 \(generation) R\(trailer)>>\n"
    text += "startxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }

  /// Three tagged pages: an element `role` for each, below one that holds the document. That of the second
  /// page has an empty one below it.
  ///
  /// - Parameter lastKey: the third page's key in the parent tree.
  static func tagged(role: String = "Mine", meaning: String = "P", lastKey: Int = 2) -> Data {
    data([
      "<</Type/Catalog/Pages 2 0 R/StructTreeRoot 6 0 R/MarkInfo<</Marked true>>/Lang(de)>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/StructParents 0>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 98 99]/StructParents 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 97 99]/StructParents \(lastKey)>>",
      "<</Type/StructTreeRoot/K[7 0 R]/ParentTree 8 0 R/ParentTreeNextKey \(max(3, lastKey))"
        + "/RoleMap<</\(role)/\(meaning)>>>>",
      "<</Type/StructElem/S/Document/P 6 0 R/K[9 0 R 10 0 R 11 0 R]>>",
      "<</Nums[0[9 0 R]1[10 0 R]\(lastKey)[11 0 R]]>>",
      "<</Type/StructElem/S/\(role)/P 7 0 R/Pg 3 0 R/K[0]/T(first)>>",
      "<</Type/StructElem/S/\(role)/P 7 0 R/Pg 4 0 R/K[0 12 0 R]/T(second)>>",
      "<</Type/StructElem/S/\(role)/P 7 0 R/Pg 5 0 R/K 0/T(third)>>",
      "<</Type/StructElem/S/Span/P 10 0 R/T(empty)>>",
    ])
  }

  /// A page with a text field that has a value, and a check box.
  static func form(text: String, isChecked: Bool, textType: String = "Tx") -> Data {
    data([
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R]/DA(/Helv 0 Tf 0 g)"
        + "/DR<</Font<</Helv<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R]>>",
      "<</Type/Annot/Subtype/Widget/FT/\(textType)/T(name)/V(\(text))/Rect[10 10 90 30]/P 3 0 R>>",
      "<</Type/Annot/Subtype/Widget/FT/Btn/T(box)/V/\(isChecked ? "Yes" : "Off")"
        + "/AS/\(isChecked ? "Yes" : "Off")/Rect[10 50 30 70]/P 3 0 R"
        + "/AP<</N<</Yes 6 0 R/Off 6 0 R>>>>>>",
      "<</Type/XObject/Subtype/Form/BBox[0 0 20 20]/Length 0>>\nstream\n\nendstream",
    ])
  }
}
