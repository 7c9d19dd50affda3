// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// The sections of page labels in order; `nil` if the document has none, so that pages have their
  /// numbers.
  public var pageLabelSections: [PageLabelSection]? {
    get throws(EngineError) {
      guard let root = try catalog?["PageLabels"] else { return nil }
      var sections: [Int: PageLabelSection] = [:]
      var pending = [root]
      var visited = 0
      while let node = pending.popLast(), visited < 10_000 {
        visited += 1
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
      prefix: try label["P"]?.text ?? "", start: max(1, try label["St"]?.integer ?? 1))
  }
}

/// The styles in ISO 32000-2, table 161.
private let names: [PageLabelSection.Style: String] = [
  .decimal: "D", .upperRoman: "R", .lowerRoman: "r", .upperLetters: "A", .lowerLetters: "a",
]
