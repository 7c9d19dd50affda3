// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The state of a document's pages that is cached until they change.
public struct LoadedPages {
  /// The most recently used pages, by their indices.
  var cache = RecentCache<Int, Page>(budget: 48)
  var geometries: [Int: PageGeometry] = [:]
  /// The annotations of one page that is not loaded. It is the last page for which they were found;
  /// they are kept until the next change. Front ends ask for the page's links next.
  var lastUnloaded: (index: Int, row: AnnotationRow)?
  let displayLists = DisplayListCache()
  /// Whether the method for finding pages was chosen for this file.
  var hasChosenLookup = false

  public var all: [Page] { Array(cache.values) }

  /// The page with this index, if it is loaded.
  func page(_ index: Int) -> Page? { cache.values.first { $0.index == index } }

  public var use: CacheUse { CacheUse(entries: cache.count, entryLimit: cache.budget) }

  public var displayListUse: CacheUse {
    CacheUse(entries: displayLists.count, entryLimit: DisplayListCache.mostPages)
  }

  mutating func removeAll() {
    geometries.removeAll()
    lastUnloaded = nil
    displayLists.removeAll()
    cache.removeAll()
  }
}

extension Document {
  /// Chooses the method for finding pages, before the first look-up.
  ///
  /// MuPDF's map loads the dictionaries of all pages, and with them everything in the same object
  /// streams: 0.2 s and 27 MB for a manual of 2,415 pages. If the nodes of the page tree have few
  /// children (ISO 32000-2, 7.7.3), as in all but flat trees, walking the tree is as fast.
  func choosePageLookup() throws(EngineError) {
    guard !loadedPages.hasChosenLookup else { return }
    loadedPages.hasChosenLookup = true
    let isNarrow = try !hasWideNode()
    if isNarrow { try context.call { cm_use_page_map($0, raw, false, $1) } }
  }

  /// Chooses it again after pages moved. That may have made a node wide.
  func choosePageLookup(near page: Int) throws(EngineError) {
    let siblings = try pageObject(page)?["Parent"]?["Kids"]
    guard let siblings, try siblings.count > mostChildren else { return }
    try context.call { cm_use_page_map($0, raw, true, $1) }
  }

  /// Whether a node has many children.
  ///
  /// At each level, the node with the most pages represents the others, since writers balance their trees.
  private func hasWideNode() throws(EngineError) -> Bool {
    var node = try catalog?["Pages"]
    for _ in 0..<deepestTree {
      let children = try node?["Kids"]
      guard try (children?.count ?? 0) <= mostChildren else { return true }
      var most = 0
      node = nil
      for child in try children?.elements ?? [] {
        guard let count = try child["Count"]?.integer, count > most else { continue }
        (node, most) = (child, count)
      }
      guard node != nil else { break }
    }
    return false
  }
}

/// The number of levels of the page tree that are examined.
private let deepestTree = 16
private let mostChildren = 32
