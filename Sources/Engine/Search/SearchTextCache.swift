// SPDX-License-Identifier: AGPL-3.0-or-later

/// The search texts of pages, the most recently used of them, within a number of bytes.
struct SearchTextCache {
  /// The most bytes that the texts may take together.
  var budget: Int {
    didSet { shrink() }
  }
  private(set) var byteCount = 0
  /// What an earlier session has kept of the texts.
  var kept: KeptTexts?
  private var texts: [Int: (text: SearchText, used: UInt64)] = [:]
  private var clock: UInt64 = 0

  init(budget: Int) { self.budget = budget }

  subscript(page: Int) -> SearchText? {
    mutating get {
      guard let text = texts[page]?.text else { return nil }
      clock &+= 1
      texts[page]?.used = clock
      return text
    }
    set {
      if let old = texts.removeValue(forKey: page) { byteCount -= old.text.byteCount }
      guard let text = newValue, text.byteCount <= budget else { return }
      clock &+= 1
      texts[page] = (text, clock)
      byteCount += text.byteCount
      shrink()
    }
  }

  /// How many pages have their text here.
  var count: Int { texts.count }

  mutating func removeAll() {
    kept = nil
    texts.removeAll()
    byteCount = 0
  }

  private mutating func shrink() {
    while byteCount > budget, let oldest = texts.min(by: { $0.value.used < $1.value.used }) {
      self[oldest.key] = nil
    }
  }
}
