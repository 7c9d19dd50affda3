// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import JSONRPC

@Suite struct MailboxTests {
  @Test func order() {
    let mailbox = Mailbox<Int>()
    #expect(mailbox.takeIfAny() == nil)
    for number in 1...3 { mailbox.post(number) }
    #expect(mailbox.take() == 1)
    mailbox.post(4)
    #expect((mailbox.takeIfAny(), mailbox.take(), mailbox.take()) == (2, 3, 4))
    #expect(mailbox.take(within: .zero) == nil)
  }

  @Test func threads() throws {
    let requests = Mailbox<Int>()
    let answers = Mailbox<Int>()
    let count = 20_000
    for _ in 0..<2 {
      try spawnThread("a thread with a long name") {
        for number in 1...count { requests.post(number) }
      }
    }
    try spawnThread("adder") {
      answers.post((0..<2 * count).reduce(0) { sum, _ in sum + requests.take() })
    }
    #expect(answers.take() == count * (count + 1))
  }

  @Test func cancellations() {
    let cancellations = Cancellations()
    let first = cancellations.register(.integer(1))
    let other = cancellations.register(.string("1"))
    cancellations.cancel(.integer(1))
    #expect(first.isCancelled)
    #expect(!other.isCancelled)
    let again = cancellations.register(.integer(1))
    cancellations.finish(.integer(1), first)
    cancellations.cancel(.integer(1))
    #expect(again.isCancelled)
    cancellations.finish(.string("1"), other)
    cancellations.cancel(.string("1"))
    cancellations.cancelAll()
    #expect(!other.isCancelled)
  }
}
