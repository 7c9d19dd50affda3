// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Times as clients write them (RFC 3339).
@Suite struct CivilTimeTests {
  @Test(arguments: [
    ("2024-02-29T12:00:00Z", "2024-02-29T12:00:00Z"),
    ("2000-02-29t00:00:00z", "2000-02-29T00:00:00Z"),
    ("2024-12-31T23:30:00-01:00", "2025-01-01T00:30:00Z"),
    ("2024-03-01T00:30:00.25+01:00", "2024-02-29T23:30:00Z"),
    ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"),
    ("0000-01-01T00:00:00Z", "0000-01-01T00:00:00Z"),
  ])
  func timesAreRead(text: String, time: String) {
    #expect(CivilTime(rfc3339: text)?.rfc3339 == time)
  }

  @Test(arguments: [
    "2024-02-30T00:00:00Z", "2023-02-29T10:00:00Z", "1900-02-29T00:00:00Z", "2024-04-31T00:00:00Z",
    "2024-06-31T00:00:00Z", "2024-09-31T00:00:00Z", "2024-11-31T00:00:00Z", "2024-01-32T00:00:00Z",
    "2024-00-10T00:00:00Z", "2024-13-10T00:00:00Z", "2024-01-00T00:00:00Z", "2024-01-01T24:00:00Z",
    "2024-01-01T00:60:00Z", "2024-01-01T00:00:61Z", "2024-01-01T00:00:00+24:00",
    "2024-01-01T00:00:00+01:60", "2024-01-01T00:00:00+01-00", "2024-01-01x00:00:00Z",
    "2024-01-01T00:00:00", "2024-01-01",
  ])
  func impossibleTimesAreRefused(text: String) {
    #expect(CivilTime(rfc3339: text) == nil)
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", "Thursday"), ("2026-11-27T23:59:59Z", "Friday"),
    ("1969-12-31T12:00:00Z", "Wednesday"), ("0000-01-01T00:00:00Z", "Saturday"),
  ])
  func daysOfTheWeek(text: String, day: String) throws {
    #expect(CivilTime.dayNames[try #require(CivilTime(rfc3339: text)).weekday] == day)
  }
}
