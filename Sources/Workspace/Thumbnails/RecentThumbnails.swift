// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The pictures that were used last, within a number of bytes.
struct RecentThumbnails {
  /// The most bytes that the pictures may take together.
  let budget: Int
  private(set) var byteCount = 0
  private var pictures: [ThumbnailKey: (bytes: [UInt8], used: UInt64)] = [:]
  private var clock: UInt64 = 0

  init(budget: Int) { self.budget = budget }

  /// The thumbnails in memory.
  var use: CacheUse { CacheUse(entries: pictures.count, bytes: byteCount, limit: budget) }

  subscript(key: ThumbnailKey) -> [UInt8]? {
    mutating get {
      guard let bytes = pictures[key]?.bytes else { return nil }
      clock &+= 1
      pictures[key]?.used = clock
      return bytes
    }
    set {
      if let old = pictures.removeValue(forKey: key) { byteCount -= old.bytes.count }
      guard let bytes = newValue, bytes.count <= budget else { return }
      clock &+= 1
      pictures[key] = (bytes, clock)
      byteCount += bytes.count
      while byteCount > budget, let oldest = pictures.min(by: { $0.value.used < $1.value.used }) {
        self[oldest.key] = nil
      }
    }
  }

  /// Forgets what no page looks like any more.
  mutating func removeAll(where isOld: (ThumbnailKey) -> Bool) {
    for key in pictures.keys.filter(isOld) { self[key] = nil }
  }
}
