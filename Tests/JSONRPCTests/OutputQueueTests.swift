// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import JSONRPC

@Suite struct OutputQueueTests {
  /// What is written of a queue, at most so many bytes at a time.
  private func flush(_ queue: inout OutputQueue, atOnce: Int = .max, _ total: Int = .max) -> [UInt8]
  {
    var written: [UInt8] = []
    queue.flush { bytes in
      let count = min(bytes.count, atOnce, total - written.count)
      written += bytes.prefix(count)
      return count
    }
    return written
  }

  @Test(arguments: [1, 3, 100])
  func allIsWrittenInOrder(atOnce: Int) {
    var queue = OutputQueue(limit: 5)
    queue.append([1, 2, 3, 4])
    queue.append([])
    queue.append([5, 6, 7])
    #expect(queue.isOverfull)
    #expect(flush(&queue, atOnce: atOnce) == [1, 2, 3, 4, 5, 6, 7])
    #expect(queue.isEmpty && queue.byteCount == 0)
  }

  @Test func theOldestThatCanGiveWay() {
    var queue = OutputQueue(limit: 6)
    queue.append([1, 1])
    queue.append([2, 2], isDroppable: true)
    queue.append([3, 3], isDroppable: true)
    queue.append([4, 4], isDroppable: true)
    #expect(queue.dropped == 1)
    #expect(flush(&queue) == [1, 1, 3, 3, 4, 4])
    queue.append([5], isDroppable: true)
    #expect(flush(&queue) == [5])
  }

  @Test func whatMustArriveStays() {
    var queue = OutputQueue(limit: 3)
    for number in 0..<5 { queue.append([UInt8(number), 9]) }
    queue.append([7, 7], isDroppable: true)
    #expect(queue.isOverfull && queue.dropped == 1)
    #expect(flush(&queue) == [0, 9, 1, 9, 2, 9, 3, 9, 4, 9])
  }

  @Test func whatIsHalfWrittenIsWrittenToItsEnd() {
    var queue = OutputQueue(limit: 4)
    queue.append([1, 2, 3], isDroppable: true)
    #expect(flush(&queue, 1) == [1])
    queue.append([4, 5, 6], isDroppable: true)
    queue.append([7, 8, 9])
    #expect(flush(&queue) == [2, 3, 7, 8, 9])
    #expect(queue.dropped == 1)
  }

  @Test func manyGiveWay() {
    var queue = OutputQueue(limit: 10)
    for number in 0..<10_000 { queue.append([UInt8(number % 256)], isDroppable: true) }
    #expect(queue.byteCount == 10 && queue.dropped == 9990)
    #expect(flush(&queue) == (9990..<10_000).map { UInt8($0 % 256) })
  }
}
