// SPDX-License-Identifier: AGPL-3.0-or-later

/// How pages are called from one of them on (ISO 32000-2, 12.4.2).
public struct PageLabelSection: Hashable, Sendable {
  public enum Style: String, CaseIterable, Sendable {
    case decimal, upperRoman, lowerRoman, upperLetters, lowerLetters
    /// Only the prefix.
    case none
  }

  /// The page that it begins with.
  public var first: Int
  public var style: Style
  public var prefix: String
  /// The number of its first page, from 1.
  public var start: Int

  public init(first: Int, style: Style = .decimal, prefix: String = "", start: Int = 1) {
    self.first = first
    self.style = style
    self.prefix = prefix
    self.start = start
  }
}

extension [PageLabelSection] {
  /// The sections once pages went elsewhere. A section keeps the pages that stay where they are among
  /// each other, its numbers begin with its first one; what is new there, or was moved there, belongs
  /// to the section of the page before it, or at the document's beginning of the page behind it. A
  /// section without pages is none any more.
  ///
  /// - Parameters:
  ///   - newcomers: the new and the moved pages, by their indices after.
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
    // If all pages are new, or all were moved, they get the labels of the first ones.
    if isFirst, var section = first {
      section.first = 0
      result.append(section)
    }
    return result
  }
}
