// SPDX-License-Identifier: AGPL-3.0-or-later

/// The display lists of the most recently drawn pages: a few of any size, and more if they are small.
final class DisplayListCache {
  private struct Entry {
    weak var page: Page?
    var lists: [PageParts: DisplayList] = [:]

    var bytes: Int { lists.values.reduce(0) { $0 + $1.bytes } }
  }

  /// The pages whose lists are kept whatever their size.
  private static let leastPages = 8
  /// The most pages with kept lists.
  static let mostPages = 20
  /// The most bytes of the lists. The lists of a few pages are kept whatever their size.
  static let mostBytes = 8 << 20

  /// The most recently used entry is last.
  private var entries: [Entry] = []

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
      shrink()
    }
  }

  private func shrink() {
    var bytes = bytes
    while entries.count > Self.leastPages,
      entries.count > Self.mostPages || bytes > Self.mostBytes
    {
      bytes -= entries.removeFirst().bytes
    }
  }

  /// Removes the lists of a page that show any of these parts.
  func remove(_ page: Page, showing parts: PageParts) {
    guard let found = entries.firstIndex(where: { $0.page === page }) else { return }
    entries[found].lists = entries[found].lists.filter { $0.key.isDisjoint(with: parts) }
  }

  /// The number of pages with lists in the cache.
  var count: Int { entries.count { $0.page != nil } }

  /// The size of all lists.
  var bytes: Int { entries.reduce(0) { $0 + $1.bytes } }

  func removeAll() { entries.removeAll() }
}
