// SPDX-License-Identifier: AGPL-3.0-or-later

// Swift's `_StringProcessing` searches texts too, but brings 1.3 MB of regular expressions into the binary:
// Package.swift leaves it out.

extension StringProtocol {
  /// The first place of a text, compared byte by byte in UTF-8; `nil` if it is empty or not here.
  public func firstRange(of text: some StringProtocol) -> Range<Index>? {
    guard let first = text.utf8.first else { return nil }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) {
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Whether a text is here, compared byte by byte in UTF-8. An empty text is everywhere.
  public func contains(text: some StringProtocol) -> Bool {
    text.isEmpty || firstRange(of: text) != nil
  }

  /// The parts between the occurrences of an ASCII character. Unlike `split(separator:)`, this finds it
  /// before a combining mark, too.
  public func split(at byte: UInt8, omittingEmptySubsequences: Bool = true) -> [SubSequence] {
    utf8.split(separator: byte, omittingEmptySubsequences: omittingEmptySubsequences)
      .map { self[$0.startIndex..<$0.endIndex] }
  }

  /// A copy with each occurrence of a text replaced. Occurrences are found from first to last, and do
  /// not overlap.
  public func replacing(_ text: some StringProtocol, with replacement: String) -> String {
    var result = ""
    var rest = self[startIndex...]
    while let found = rest.firstRange(of: text) {
      result += rest[..<found.lowerBound]
      result += replacement
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
