// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Words of katakana, which has no blanks between words.
@Suite struct KatakanaTests {
  @Test(arguments: [
    ("コンピュータのプログラム", ["コンピュータ", "の", "プログラム"]), ("漢字カナabc", ["漢", "字", "カナ", "abc"]),
    ("ﾌﾟﾛabc", ["ﾌﾟﾛ", "abc"]),
  ])
  func aRunIsAWord(_ text: String, _ words: [String]) throws {
    let bench = try Bench()
    let note = try bench.add(.freeText, "t", Rect(40, 300, 360, 330)) { $0.contents = text }
    try bench.open.editor.perform(FlattenAnnotations([note]), cause: .api)
    let page = try bench.document.page(0).text()
    let all = page.text(of: 0..<page.count)
    let before = try #require(all.range(of: text)).lowerBound
    let newlines = all[..<before].unicodeScalars.filter { $0 == "\n" }.count
    var offset = all[..<before].unicodeScalars.count - newlines
    var found: [String] = []
    while offset < page.count, found.count < words.count {
      let word = page.range(of: .word, at: offset)
      found.append(page.text(of: word))
      offset = word.upperBound
    }
    #expect(found == words)
  }
}
