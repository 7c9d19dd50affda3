// SPDX-License-Identifier: AGPL-3.0-or-later

/// The most recently used pages of a document.
struct PageCache {
  /// How many pages of a document are kept.
  static let mostPages = 48
  private let capacity: Int
  private var pages: [Int: (page: Page, used: UInt64)] = [:]
  private var clock: UInt64 = 0

  init(capacity: Int = PageCache.mostPages) { self.capacity = capacity }

  var all: [Page] { pages.values.map(\.page) }

  subscript(index: Int) -> Page? {
    mutating get {
      guard let page = pages[index]?.page else { return nil }
      clock &+= 1
      pages[index] = (page, clock)
      return page
    }
    set {
      guard let page = newValue else {
        pages[index] = nil
        return
      }
      clock &+= 1
      pages[index] = (page, clock)
      if pages.count > capacity, let oldest = pages.min(by: { $0.value.used < $1.value.used }) {
        pages[oldest.key] = nil
      }
    }
  }

  mutating func removeAll() { pages.removeAll() }
}
