// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Workspace

@Suite struct RecentThumbnailsTests {
  private func key(_ object: Int) -> ThumbnailKey {
    ThumbnailKey(object: object, width: 1, version: 0)
  }

  @Test func keepsWhatWasUsedLastWithinItsBudget() {
    var recent = RecentThumbnails(budget: 10)
    for object in 1...3 { recent[key(object)] = [0, 0, 0] }
    #expect(recent[key(1)] != nil)
    recent[key(4)] = [0, 0, 0]
    #expect(recent.byteCount == 9)
    #expect(recent[key(2)] == nil)
    #expect([1, 3, 4].allSatisfy { recent[key($0)] != nil })
    recent[key(1)] = [0]
    #expect(recent.byteCount == 7)
    recent[key(5)] = [UInt8](repeating: 0, count: 11)
    #expect(recent[key(5)] == nil)
    recent.removeAll { $0.object > 1 }
    #expect(recent.byteCount == 1)
  }
}
