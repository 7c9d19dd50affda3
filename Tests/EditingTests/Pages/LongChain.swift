// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// A document of many pages each of which has a link to the next, with an entry of the outline for
/// each: whoever follows references one by one goes deep.
enum LongChain {
  static func file(pages count: Int) -> Data {
    var objects: [String] = []
    let (pages, links, items) = (4, 4 + count, 4 + 2 * count)
    let kids = (0..<count).map { "\(pages + $0) 0 R" }.joined(separator: " ")
    objects.append("<</Type/Catalog/Pages 2 0 R/Outlines 3 0 R>>")
    objects.append("<</Type/Pages/Kids[\(kids)]/Count \(count)>>")
    objects.append(
      "<</Type/Outlines/First \(items) 0 R/Last \(items + count - 1) 0 R/Count \(count)>>")
    for index in 0..<count {
      objects.append(
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Annots[\(links + index) 0 R]>>")
    }
    for index in 0..<count {
      let target = pages + min(index + 1, count - 1)
      objects.append(
        "<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/P \(pages + index) 0 R"
          + "/Dest[\(target) 0 R/Fit]>>")
    }
    for index in 0..<count {
      let before = index > 0 ? "/Prev \(items + index - 1) 0 R" : ""
      let behind = index + 1 < count ? "/Next \(items + index + 1) 0 R" : ""
      objects.append(
        "<</Title(\(index))/Parent 3 0 R/Dest[\(pages + index) 0 R/Fit]\(before)\(behind)>>")
    }
    return Data(written(objects).utf8)
  }

  private static func written(_ objects: [String]) -> String {
    var text = "%PDF-1.7\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return text
  }
}
