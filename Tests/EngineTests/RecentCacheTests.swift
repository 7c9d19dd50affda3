// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import TestSupport
import Testing

@Suite struct RecentCacheTests {
  @Test func keepsWhatWasUsedLastWithinItsBudget() {
    var cache = RecentCache<Int, [UInt8]>(budget: 10, cost: \.count)
    for key in 1...3 { cache[key] = [0, 0, 0] }
    #expect(cache[1] != nil)
    cache[4] = [0, 0, 0]
    #expect(cache.cost == 9 && cache.count == 3)
    #expect(cache[2] == nil)
    #expect([1, 3, 4].allSatisfy { cache[$0] != nil })
    cache[1] = [0]
    #expect(cache.cost == 7)
    cache[5] = [UInt8](repeating: 0, count: 11)
    #expect(cache[5] == nil)
    cache[3] = nil
    #expect(Set(cache.keys) == [1, 4] && cache.cost == 4)
    cache.budget = 3
    #expect(Array(cache.keys) == [1])
    cache.removeAll()
    #expect(cache.count == 0 && cache.cost == 0)
    cache[6] = [1]
    #expect(cache[6] == [1])
  }

  /// Whatever is done, it has what a list in the order of use would have.
  @Test(arguments: 0..<20)
  func isAListInTheOrderOfUse(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var cache = RecentCache<Int, Int>(budget: 20, cost: { $0 })
    var list: [(key: Int, value: Int)] = []
    for _ in 0..<500 {
      let (key, value) = (
        Int.random(in: 0..<12, using: &random), Int.random(in: 0..<9, using: &random)
      )
      let found = list.first { $0.key == key }
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        cache[key] = nil
        list.removeAll { $0.key == key }
      case 1:
        #expect(cache[key] == found?.value)
        list.removeAll { $0.key == key }
        if let found { list.append(found) }
      default:
        cache[key] = value
        list.removeAll { $0.key == key }
        list.append((key, value))
        while list.reduce(0, { $0 + $1.value }) > 20 { list.removeFirst() }
      }
      #expect(Set(cache.keys) == Set(list.map(\.key)))
      #expect(cache.cost == list.reduce(0) { $0 + $1.value })
    }
  }
}
