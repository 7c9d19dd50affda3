// SPDX-License-Identifier: AGPL-3.0-or-later

/// The label style of a range of pages (ISO 32000-2, 12.4.2).
public struct PageLabelSection: Hashable, Sendable {
  public enum Style: String, CaseIterable, Sendable {
    case decimal, upperRoman, lowerRoman, upperLetters, lowerLetters
    /// No number, only the prefix.
    case none
  }

  /// The index of the first page.
  public var first: Int
  public var style: Style
  public var prefix: String
  /// The number of the first page, at least 1.
  public var start: Int

  public init(first: Int, style: Style = .decimal, prefix: String = "", start: Int = 1) {
    self.first = first
    self.style = style
    self.prefix = prefix
    self.start = start
  }
}

extension [PageLabelSection] {
  /// The sections after pages were added, moved or removed. Pages that keep their order stay in their
  /// section, and its numbers start at its first page. A new or moved page joins the section of the
  /// page before it, or at the beginning of the document of the page after it. A section without pages
  /// is dropped.
  ///
  /// - Parameters:
  ///   - newcomers: the new and moved pages, by their new indices.
  func following(_ mapping: PageMapping, newcomers: Set<Int>) -> [PageLabelSection] {
    var owners = [Int?](repeating: nil, count: mapping.oldCount)
    for (position, section) in enumerated() where section.first < mapping.oldCount {
      let end = position + 1 < count ? self[position + 1].first : mapping.oldCount
      let first = Swift.max(section.first, 0)
      for index in first..<Swift.max(first, Swift.min(end, mapping.oldCount)) {
        owners[index] = position
      }
    }
    var result: [PageLabelSection] = []
    var last: Int?
    var isFirst = true
    for index in 0..<mapping.newCount where !newcomers.contains(index) {
      let owner = mapping.oldIndex(index).flatMap { owners[$0] }
      if let owner, owner != last {
        var section = self[owner]
        section.first = isFirst ? 0 : index
        result.append(section)
      }
      (last, isFirst) = (owner, false)
    }
    // If all pages are new or moved, they get the labels of the first section.
    if isFirst, var section = first {
      section.first = 0
      result.append(section)
    }
    return result
  }
}
