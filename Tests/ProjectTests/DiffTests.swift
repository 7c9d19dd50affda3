// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

/// The diffs of the documents are what the files have.
@Suite struct DiffTests {
  @Test func diffsShowWhatTheFilesHave() throws {
    var count = 0
    for document in Checkout.documents {
      for part in Self.parts(of: document.text) {
        count += 1
        let file = try String(
          contentsOf: Checkout.root.appending(path: part.path), encoding: .utf8)
        #expect(file.contains(part.text), "\(document.path): \(part.path) has no \(part.text)")
      }
    }
    #expect(count > 8)
  }

  @Test func partsAreFound() {
    let text = """
      ```diff
      --- a.swift
       x
      +  y
      -z
      --- b.md
      +# B
      ```
      --- c
      """
    #expect(Self.parts(of: text).map(\.path) == ["a.swift", "b.md"])
    #expect(Self.parts(of: text).map(\.text) == ["x\n  y", "# B"])
  }

  /// The files of all diffs, each with the lines that it has after the change.
  private static func parts(of text: String) -> [(path: String, text: String)] {
    var parts: [(path: String, lines: [Substring])] = []
    var isWithin = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isWithin = line == "```diff"
      } else if isWithin, line.hasPrefix("--- ") {
        parts.append((String(line.dropFirst(4)), []))
      } else if isWithin, !line.hasPrefix("-"), !parts.isEmpty {
        parts[parts.count - 1].lines.append(line.dropFirst())
      }
    }
    return parts.map { ($0.path, $0.lines.joined(separator: "\n")) }
  }
}
