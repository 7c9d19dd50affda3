// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

@Suite struct HangulTests {
  @Test(arguments: ["한국어", "가각", "plain", "값 a 닭", "ㄱ가", "é 한"])
  func partsBecomeSyllables(text: String) {
    let parts = text.decomposedStringWithCanonicalMapping
    let scalars = Array(Hangul.syllables(of: parts).unicodeScalars)
    #expect(
      scalars.filter { $0.value >= 0x1100 } == text.unicodeScalars.filter { $0.value >= 0x1100 })
    #expect(Hangul.syllables(of: text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }
}
