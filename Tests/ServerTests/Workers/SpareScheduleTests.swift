// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Server

@Suite struct SpareScheduleTests {
  @Test func startsAtOnceAndSomeTimeAfterADocumentOpens() {
    var schedule = SpareSchedule()
    #expect(schedule.timeToStart(1000) == 0)
    schedule.documentOpens(1000)
    #expect(schedule.timeToStart(1000) == 50)
    #expect(schedule.timeToStart(1030) == 20)
    #expect(schedule.timeToStart(2000) == 0)
  }

  @Test func aWorkerWaitsForAMinute() {
    var schedule = SpareSchedule()
    #expect(schedule.timeToEnd(1000) == nil)
    schedule.begin(1000)
    #expect(schedule.timeToEnd(1000) == 60_000)
    #expect(schedule.timeToEnd(31_000) == 30_000)
    #expect(schedule.timeToEnd(200_000) == 0)
    schedule.end()
    #expect(schedule.timeToEnd(200_000) == nil)
  }
}
