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
  /// The number of the first page. Only Arabic figures show 0 (ISO 32000-2, table 161 wants at least 1, but
  /// TeX writes 0).
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

extension Document {
  /// The label of a page; its number from 1 if the document has none for it.
  public func pageLabel(_ index: Int) throws(EngineError) -> String {
    let sections = try labelSections()
    // The last section that begins at the page or before it.
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].first <= index { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? String(index + 1) : sections[low - 1].label(ofPage: index)
  }

  private func labelSections() throws(EngineError) -> [PageLabelSection] {
    if let known = catalogMemory.labelSections { return known }
    let sections = try pageLabelSections ?? []
    catalogMemory.labelSections = sections
    return sections
  }

  /// The sections of page labels in order; `nil` if the document has none, so that pages have their
  /// numbers.
  public var pageLabelSections: [PageLabelSection]? {
    get throws(EngineError) {
      guard let root = try catalog?["PageLabels"] else { return nil }
      var sections: [Int: PageLabelSection] = [:]
      var pending = [root]
      var seen: Set<Int> = []
      while let node = pending.popLast() {
        guard node.number == 0 || seen.insert(node.number).inserted else { continue }
        pending += try node["Kids"]?.elements ?? []
        guard let numbers = try node["Nums"] else { continue }
        for position in stride(from: 0, to: try numbers.count - 1, by: 2) {
          guard let first = try numbers[position]?.integer, first >= 0,
            let label = try numbers[position + 1]
          else { continue }
          sections[first] = try section(first, label)
        }
      }
      return sections.values.sorted { $0.first < $1.first }
    }
  }

  /// Replaces all page labels. Only within an operation of the journal. Pages without a section, or
  /// before the first one, have their numbers.
  public func setPageLabelSections(_ sections: [PageLabelSection]) throws(EngineError) {
    catalogMemory.forgetReadings()
    let catalog = try requiredCatalog
    guard !sections.isEmpty else { return try catalog.set("PageLabels", nil) }
    let numbers = try makeArray()
    for section in sections.sorted(by: { $0.first < $1.first }) {
      let label = try makeDictionary()
      if let style = names[section.style] { try label.set("S", makeName(style)) }
      if !section.prefix.isEmpty { try label.set("P", makeText(section.prefix)) }
      if section.start != 1 { try label.set("St", makeInteger(section.start)) }
      try numbers.append(makeInteger(section.first))
      try numbers.append(label)
    }
    let root = try makeDictionary()
    try root.set("Nums", numbers)
    try catalog.set("PageLabels", root)
  }

  private func section(_ first: Int, _ label: PDFObject) throws(EngineError) -> PageLabelSection {
    let style = try label["S"]?.name
    return PageLabelSection(
      first: first, style: names.first { $0.value == style }?.key ?? .none,
      prefix: try label["P"]?.text ?? "", start: max(0, try label["St"]?.integer ?? 1))
  }
}

/// The styles in ISO 32000-2, table 161.
private let names: [PageLabelSection.Style: String] = [
  .decimal: "D", .upperRoman: "R", .lowerRoman: "r", .upperLetters: "A", .lowerLetters: "a",
]
