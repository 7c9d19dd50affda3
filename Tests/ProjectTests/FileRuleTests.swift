// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@Suite struct FileRuleTests {
  @Test(arguments: FileRule.all)
  func isKept(rule: FileRule) {
    for violation in Checkout.files.compactMap(rule.report) { Issue.record("\(violation)") }
  }

  @Test(arguments: FileRule.all)
  func isSharp(rule: FileRule) {
    #expect(rule.report(rule.broken) != nil)
  }

  @Test func filesAreFound() {
    let paths = Checkout.files.map(\.path)
    for path in ["Package.swift", "Sources/CMuPDF/context.c", "scripts/bootstrap"] {
      #expect(paths.contains(path))
    }
    #expect(paths.contains { "\(Checkout.root.path)/\($0)" == #filePath })
  }

  @Test func filesAreShort() {
    let lengths = Checkout.files.filter(\.isSwiftSource).map(\.lineCount).sorted()
    let median = lengths[lengths.count / 2]
    print("The median of \(lengths.count) Swift files in Sources: \(median) lines.")
    #expect(median <= 75)
  }
}
