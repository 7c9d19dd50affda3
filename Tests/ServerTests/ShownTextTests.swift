// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Server

@Suite struct ShownTextTests {
  @Test(arguments: [
    ("Plain, ä, 漢, 🙂", "Plain, ä, 漢, 🙂"), ("a\u{1B}[2Jb", "a [2Jb"), ("a\nb\tc", "a b c"),
    ("a\u{202E}fdp.exe", "a fdp.exe"), ("a\u{85}b\u{7F}c\u{0}d", "a b c d"), ("", ""),
  ])
  func aLineHasNoControls(text: String, shown: String) {
    #expect(ShownText.line(text) == shown)
  }

  @Test func aMessageKeepsItsLines() {
    #expect(ShownText.text("a\r\n\tb\u{8}c") == "a\r\n\tb c")
  }

  @Test func aURIHasNothingHidden() {
    #expect(ShownText.uri("https://exam\u{202E}ple.org/\u{1}a b") == "https://example.org/a b")
    #expect(ShownText.uri("java\nscript:a") == "javascript:a")
  }

  @Test func aLongURIIsDropped() {
    #expect(ShownText.uri("https://a/" + String(repeating: "a", count: 200_000)) == "")
    #expect(ShownText.uri(String(repeating: "a", count: 8192)).utf8.count == 8192)
  }

  @Test(arguments: ["a", "ä", "漢", "🙂"])
  func longTextsAreCutBetweenCharacters(character: String) {
    let line = ShownText.line(String(repeating: character, count: 5000))
    #expect(line.utf8.count <= 4096 && line.utf8.count > 4080)
    #expect(line.hasSuffix("…") && line.dropLast().allSatisfy { String($0) == character })
    #expect(ShownText.text(String(repeating: character, count: 70_000)).utf8.count <= 65_536)
  }
}
