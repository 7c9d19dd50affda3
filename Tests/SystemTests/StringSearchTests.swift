// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import System

@Suite struct StringSearchTests {
  @Test(arguments: [
    ("aab", "ab", 1), ("aab", "aab", 0), ("ab", "abc", nil), ("ab", "", nil), ("", "a", nil),
    ("naïve", "ve", 4), ("ababac", "abac", 2),
  ])
  func findsTheFirstPlace(text: String, part: String, place: Int?) {
    let found = text.firstRange(of: part)
    #expect(found.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } == place)
    #expect(found.map { String(text[$0]) } == place.map { _ in part })
    #expect(text.contains(text: part) == (place != nil || part.isEmpty))
  }

  @Test func findsInASlice() {
    let text = "key=1 key=2"
    let rest = text.dropFirst(1)
    #expect(rest.firstRange(of: "key").map { text[$0.upperBound...] } == "=2")
  }

  @Test(arguments: [
    ("a-b-c", "-", "+", "a+b+c"), ("aaa", "aa", "a", "aa"), ("abc", "x", "y", "abc"),
    ("abc", "", "y", "abc"), ("xx", "x", "xx", "xxxx"),
  ])
  func replacesFromTheFirstToTheLast(text: String, part: String, with: String, result: String) {
    #expect(text.replacing(part, with: with) == result)
  }
}
