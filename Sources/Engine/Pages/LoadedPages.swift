// SPDX-License-Identifier: AGPL-3.0-or-later

/// The state of a document's pages that is cached until they change.
public struct LoadedPages {
  /// The most recently used pages, by their indices.
  var cache = RecentCache<Int, Page>(budget: 48)
  var geometries: [Int: PageGeometry] = [:]
  /// The annotations of the last page that was not loaded when they were found, until the next change.
  /// Front ends ask for the page's links next.
  var lastUnloaded: (index: Int, row: AnnotationRow)?
  let displayLists = DisplayListCache()
  /// Whether the method for finding pages was chosen for this file.
  var hasChosenLookup = false
  /// Whether the engine may look for labels in this file; `nil`: not determined yet.
  var hasLabels: Bool?

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
