// SPDX-License-Identifier: AGPL-3.0-or-later

/// The state of the pages, and of the rest of a document, after pages were removed.
public struct PageRemoval {
  public var mapping: PageMapping
  /// The ids of the annotations of the pages, and of links that led to them.
  public var annotations: [String]
  /// The pages, by their indices after, that have lost links.
  public var pages: Set<Int>
}

extension Document {
  /// Removes pages with all that points to them: links that only lead there; entries of the outline
  /// that do, unless they have others below them, which stay without a target; names of places there;
  /// widgets, and fields without widgets; structure elements without contents; articles' beads there.
  /// Nothing of the pages is left in a file that is rewritten. Within an operation of the journal.
  ///
  /// - Throws: ``EngineError/unsupported(_:)`` where no page would be left.
  public func deletePages(_ pages: [Int]) throws(EngineError) -> PageRemoval {
    try check(pages: pages)
    let count = try pageCount
    let gone = Set(pages)
    guard gone.count < count else {
      throw .unsupported(
        "a document has at least one page; insert another one before deleting the last")
    }
    let mapping = PageMapping.removing(pages, from: count)
    var annotations: [String] = []
    for index in gone.sorted() { annotations += try annotationIDs(onPage: index) }
    var changed: Set<Int> = []
    _ = try rearrange(mapping, newcomers: []) { () throws(EngineError) in
      var doomed = try RemovedPages(pages, in: self)
      try removeNames(of: &doomed)
      let links = try deadLinks(to: doomed, onPages: mapping.oldIndices.compactMap(\.self))
      try removeStructure(of: doomed, links.map(\.object))
      try removeLinks(links)
      annotations += links.map(\.id)
      changed = Set(links.compactMap { mapping.newIndex($0.pageIndex) })
      try pruneOutline(of: doomed)
      try removeFields(of: doomed)
      try removeBeads(of: doomed)
      if let opening = try catalog?["OpenAction"], try doomed.areOpened(by: opening) {
        try catalog?.set("OpenAction", nil)
      }
      try takeFromTree(pages)
      // Every remaining reference to these pages leads to an empty dictionary.
      for page in doomed.objects { for (key, _) in try page.entries { try page.set(key, nil) } }
    }
    return PageRemoval(mapping: mapping, annotations: annotations, pages: changed)
  }
}

extension RemovedPages {
  /// Whether what is done when the document is opened leads to one of the pages.
  fileprivate func areOpened(by action: PDFObject) throws(EngineError) -> Bool {
    if try action.kind == .dictionary, let target = try action["D"] {
      guard try action["S"]?.name == "GoTo" else { return false }
      return try areLed(toBy: target)
    }
    return try areLed(toBy: action)
  }
}
