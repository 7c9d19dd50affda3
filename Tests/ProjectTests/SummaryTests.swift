// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

/// A summary is a phrase that a list can show: the first sentence of a comment says what a declaration is.
@Suite struct SummaryTests {
  /// The most words of a first sentence.
  private static let mostWords = 12

  /// The first sentences of a file's documentation comments that are too long, each with its place.
  private static func faults(in file: SourceFile) -> [String] {
    var faults: [String] = []
    var comment: [Substring] = []
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      guard !text.hasPrefix("///") else {
        comment.append(text.dropFirst(3))
        continue
      }
      let words = words(ofSummary: comment)
      if words > mostWords {
        let place = "\(file.path):\(index + 1 - comment.count)"
        faults.append("\(place): the first sentence has \(words) words.")
      }
      comment = []
    }
    return faults
  }

  /// The number of words up to the first stop of a comment's first paragraph.
  private static func words(ofSummary comment: [Substring]) -> Int {
    let paragraph = comment.map { $0.trimmingCharacters(in: .whitespaces) }
      .prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    let words = paragraph.joined(separator: " ").split(separator: " ")
    let end = words.firstIndex { $0.last.map(".!?:;".contains) == true }
    return end.map { $0 + 1 } ?? words.count
  }

  @Test func firstSentencesAreShort() throws {
    let sources = Checkout.files.filter { $0.isSwiftSource && $0.path.hasPrefix("Sources/") }
    #expect(sources.count > 1000)
    for fault in sources.flatMap(Self.faults) { Issue.record("\(fault)") }
  }

  @Test func aStopEndsTheSummary() {
    #expect(Self.words(ofSummary: [" One two", " three. Four", "", " five"]) == 3)
    #expect(Self.words(ofSummary: [" One: two"]) == 1)
    #expect(Self.words(ofSummary: [" One two", " - Parameter x: y"]) == 2)
    #expect(Self.words(ofSummary: []) == 0)
  }
}
