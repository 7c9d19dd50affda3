// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import Testing

/// A test that fails here waits for its time limit.
@Suite(.timeLimit(.minutes(1))) struct IntakeTests {
  @Test func anAnswerIsReadThoughTooMuchWaits() {
    let intake = Intake(limit: 10)
    intake.add(10)
    intake.waitForRoom()
    intake.add(1)
    intake.expectAnswer(true)
    intake.waitForRoom()
    intake.expectAnswer(false)
    intake.remove(1)
    intake.waitForRoom()
  }
}
