// SPDX-License-Identifier: AGPL-3.0-or-later

/// The use of a cache, and its limit.
public struct CacheUse: Hashable, Sendable {
  public var entries: Int
  /// The size of the entries in bytes; `nil` if it is unknown.
  public var bytes: Int?
  /// The most bytes that the entries may take; `nil` if only their number is limited.
  public var limit: Int?
  /// The most entries; `nil` if only their size is limited.
  public var entryLimit: Int?

  public init(entries: Int = 0, bytes: Int? = nil, limit: Int? = nil, entryLimit: Int? = nil) {
    self.entries = entries
    self.bytes = bytes
    self.limit = limit
    self.entryLimit = entryLimit
  }

  /// The sum over several caches of one kind; `nil` if there are none.
  public static func sum(_ uses: [CacheUse]) -> CacheUse? {
    guard var total = uses.first else { return nil }
    for use in uses.dropFirst() {
      total.entries &+= use.entries
      total.bytes = sum(total.bytes, use.bytes)
      total.limit = sum(total.limit, use.limit)
      total.entryLimit = sum(total.entryLimit, use.entryLimit)
    }
    return total
  }

  /// The sum of two figures; `nil` if one of them is unknown.
  public static func sum(_ a: Int?, _ b: Int?) -> Int? {
    guard let a, let b else { return nil }
    return a &+ b
  }
}
