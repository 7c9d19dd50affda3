// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing
import Tools

@Suite struct DatePatternTests {
  @Test(arguments: [
    "yyyy-MM-dd", "EEEE, d MMMM yyyy", "hh:mm:ss a", "'Signed on' d. M. yy", "d 'o''clock'", "''yy",
    "yyyy年M月d日", "",
  ])
  func aFormatOfDates(_ pattern: String) { #expect(DatePattern(pattern).fault == nil) }

  @Test(arguments: [("YYYY-MM-DD", "Y"), ("dd.MM.yyyy at HH", "t"), ("d ''of'' M", "o")])
  func aLetterThatIsNoField(_ pattern: String, _ letter: String) {
    #expect(DatePattern(pattern).fault?.hasPrefix("\(letter) is no date field") == true)
  }

  @Test(arguments: ["d. 'of MMMM", "'", "yy'''"])
  func aQuoteThatIsNotClosed(_ pattern: String) {
    #expect(DatePattern(pattern).fault?.contains("quote is not closed") == true)
  }
}
