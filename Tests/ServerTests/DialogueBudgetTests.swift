// SPDX-License-Identifier: AGPL-3.0-or-later

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

  @Test func onlyWhatTheUserDoesCounts() {
    #expect(DialogueBudget.renews("interaction/tap"))
    #expect(DialogueBudget.renews("forms/setValue"))
    #expect(!DialogueBudget.renews("interaction/pointer"))
    #expect(!DialogueBudget.renews("forms/list"))
    #expect(!DialogueBudget.renews("page/render"))
  }
}
