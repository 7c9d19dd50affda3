// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@Suite struct LineRuleTests {
  @Test(arguments: LineRule.all)
  func isKept(rule: LineRule) throws {
    for file in Checkout.files {
      for violation in try rule.violations(in: file) { Issue.record("\(violation)") }
    }
  }

  @Test(arguments: LineRule.all)
  func isSharp(rule: LineRule) throws {
    for (path, line) in rule.broken {
      let violations = try rule.violations(in: SourceFile(path: path, text: "a\n\(line)\n"))
      #expect(violations.count == 1, "\(line)")
      #expect(violations.first?.hasPrefix("\(path):2: ") == true)
    }
    for (path, line) in rule.kept {
      #expect(try rule.violations(in: SourceFile(path: path, text: line)).isEmpty, "\(line)")
    }
  }
}
