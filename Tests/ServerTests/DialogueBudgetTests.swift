// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@testable import Server

@Suite struct DialogueBudgetTests {
  @Test func afterAFewNothingIsShownUntilTheUserActs() {
    var budget = DialogueBudget()
    for _ in 1...DialogueBudget.most { #expect(budget.take("d1") == .shows) }
    #expect(budget.take("d1") == .withholds(isFirst: true))
    #expect(budget.take("d1") == .withholds(isFirst: false))
    #expect(budget.take("d2") == .shows)
    #expect(budget.count("d1") == 2)
    #expect(budget.renew("d1") == 2)
    #expect(budget.take("d1") == .shows)
    #expect(budget.renew("d1") == 0)
  }

  @Test func onlyWhatTheUserDoesCounts() throws {
    #expect(DialogueBudget.renews("interaction/tap", nil))
    #expect(DialogueBudget.renews("forms/setValue", nil))
    // A browser tells taps by their samples.
    for (phase, counts) in [("down", true), ("up", true), ("move", false), ("hover", false)] {
      let params = try JSONDocument.parse(Array(#"{"phase": "\#(phase)"}"#.utf8)).root
      #expect(DialogueBudget.renews("interaction/pointer", params) == counts)
    }
    #expect(!DialogueBudget.renews("forms/list", nil))
    #expect(!DialogueBudget.renews("page/render", nil))
  }
}
