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
    return PlainFile.data(objects)
  }
}
