// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import Testing

/// A test that fails here waits for its time limit.
@Suite(.timeLimit(.minutes(10))) struct IntakeTests {
  @Test func whoReadsWaitsForRoom() throws {
    let intake = InputQueue(limit: 10)
    intake.add(10)
    intake.waitForRoom()
    intake.add(1)
    let isThrough = Mailbox<Bool>()
    try spawnThread("reader") {
      intake.waitForRoom()
      isThrough.post(true)
    }
    #expect(isThrough.take(within: .milliseconds(50)) == nil)
    intake.remove(1)
    #expect(isThrough.take())
  }
}
