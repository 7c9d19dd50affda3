// SPDX-License-Identifier: AGPL-3.0-or-later

/// The display lists of the most recently drawn pages. Only a few are kept because they can be large.
final class DisplayListCache {
  private struct Entry {
    weak var page: Page?
    var lists: [PageParts: DisplayList] = [:]
  }

  /// The most pages with kept lists.
  let capacity: Int
  /// The most recently used entry is last.
  private var entries: [Entry] = []

  init(capacity: Int) { self.capacity = capacity }

  subscript(page: Page, parts: PageParts) -> DisplayList? {
    get {
      guard let found = entries.firstIndex(where: { $0.page === page }) else { return nil }
      let entry = entries.remove(at: found)
      entries.append(entry)
      return entry.lists[parts]
    }
    set {
      let found = entries.firstIndex { $0.page === page }
      var entry = found.map { entries.remove(at: $0) } ?? Entry(page: page)
      entry.lists[parts] = newValue
      entries.append(entry)
      entries.removeAll { $0.page == nil }
      entries.removeFirst(max(0, entries.count - capacity))
    }
  }

  /// Removes the lists of a page that show any of these parts.
  func remove(_ page: Page, showing parts: PageParts) {
    guard let found = entries.firstIndex(where: { $0.page === page }) else { return }
    entries[found].lists = entries[found].lists.filter { $0.key.isDisjoint(with: parts) }
  }

  /// The number of pages with lists in the cache.
  var count: Int { entries.count { $0.page != nil } }

  func removeAll() { entries.removeAll() }
}
