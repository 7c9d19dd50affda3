// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Which pages each of several readers reads.
@Suite struct PageSharesTests {
  @Test func twoReadersHaveHalfEach() {
    var shares = PageShares(Array(0..<6), among: 2)
    #expect(shares.next(after: nil) == 0)
    #expect(shares.next(after: nil) == 3)
    #expect(shares.next(after: 3) == 4)
    #expect(shares.next(after: 0) == 1)
    #expect(shares.next(after: 1) == 2)
    #expect(shares.next(after: 4) == 5)
    #expect(shares.next(after: 5) == nil)
    #expect(shares.next(after: 2) == nil)
  }

  @Test func aReaderThatIsDoneTakesHalfOfWhatIsLeft() {
    var shares = PageShares(Array(0..<16), among: 2)
    var last: Int?
    for expected in 0..<8 {
      last = shares.next(after: last)
      #expect(last == expected)
    }
    #expect(shares.next(after: nil) == 8)
    // 9 to 15 are left.
    #expect(shares.next(after: 7) == 12)
    #expect(shares.next(after: 12) == 13)
    #expect(shares.next(after: 8) == 9)
  }

  @Test func pagesNeedNotFollowEachOther() {
    var shares = PageShares([2, 3, 5, 8], among: 2)
    #expect(shares.next(after: nil) == 2)
    #expect(shares.next(after: nil) == 5)
    #expect(shares.next(after: 5) == 8)
    #expect(shares.next(after: 2) == 3)
    #expect(shares.next(after: 8) == nil)
  }

  @Test func theFirstPagesThatAreLeftCanBeRemoved() {
    var shares = PageShares(Array(0..<6), among: 2)
    #expect(shares.next(after: nil) == 0)
    #expect(shares.next(after: nil) == 3)
    #expect(shares.removeFirst(1) == [1])
    #expect(shares.removeFirst(5) == [2])
    #expect(shares.removeFirst(5) == [4, 5])
    #expect(shares.removeFirst(5) == [])
    #expect(shares.next(after: 3) == nil)
  }

  @Test(arguments: [0, 1, 2, 3, 7, 100], [1, 2, 3, 8])
  func everyPageIsReadOnce(count: Int, readers: Int) {
    var shares = PageShares(Array(0..<count), among: readers)
    var last = [Int?](repeating: nil, count: readers)
    var read: [Int] = []
    // Readers of different speed take their turns.
    var turn = 0
    while let page = shares.next(after: last[turn * turn % readers]) {
      last[turn * turn % readers] = page
      read.append(page)
      turn += 1
    }
    #expect(read.sorted() == Array(0..<count))
  }
}
