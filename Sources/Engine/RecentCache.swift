// SPDX-License-Identifier: AGPL-3.0-or-later

/// The most recently used values, within a budget. Each access takes constant time.
public struct RecentCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var older: Key?
    var newer: Key?
  }

  /// The largest total cost of all values.
  public var budget: Int {
    didSet { shrink() }
  }
  /// The total cost of all values.
  public private(set) var cost = 0
  private let costOf: (Value) -> Int
  private var entries: [Key: Entry] = [:]
  private var oldest: Key?
  private var newest: Key?

  /// - Parameter cost: the cost of a value, such as its bytes; by default 1.
  public init(budget: Int, cost: @escaping (Value) -> Int = { _ in 1 }) {
    self.budget = budget
    costOf = cost
  }

  public var count: Int { entries.count }
  public var keys: some Collection<Key> { entries.keys }
  public var values: some Collection<Value> { entries.values.lazy.map(\.value) }

  /// Reading a value counts as its use. A value that costs more than the budget is not kept.
  public subscript(key: Key) -> Value? {
    mutating get {
      guard let entry = take(key) else { return nil }
      append(key, entry.value, cost: entry.cost)
      return entry.value
    }
    set {
      _ = take(key)
      guard let value = newValue else { return }
      let cost = costOf(value)
      guard cost <= budget else { return }
      append(key, value, cost: cost)
      shrink()
    }
  }

  public mutating func removeAll() {
    entries.removeAll()
    (oldest, newest, cost) = (nil, nil, 0)
  }

  private mutating func shrink() {
    while cost > budget, let oldest { _ = take(oldest) }
  }

  private mutating func append(_ key: Key, _ value: Value, cost: Int) {
    entries[key] = Entry(value: value, cost: cost, older: newest, newer: nil)
    if let newest { entries[newest]?.newer = key } else { oldest = key }
    newest = key
    self.cost += cost
  }

  /// Removes a value from the cache.
  private mutating func take(_ key: Key) -> Entry? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
    cost -= entry.cost
    return entry
  }
}
