// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Dates from a calendar in the formats of fields.
struct CalendarDateTests {
  private func format(_ pattern: String) throws -> FieldFormat {
    try #require(FieldFormat(scripts: ["AFDate_FormatEx(\"\(pattern)\")"]))
  }

  @Test(arguments: [
    ("yyyy-mm-dd", "2026-02-28", "2026-02-28"), ("dd.mm.yyyy", "2026-02-03", "03.02.2026"),
    ("m/d/yy", "2026-02-03", "2/3/26"), ("d-mmm-yy", "1999-12-31", "31-Dec-99"),
    ("mmmm d, yyyy", "2024-02-29", "February 29, 2024"),
    ("dddd, d mmmm yyyy", "2026-11-23", "Monday, 23 November 2026"),
    ("ddd d/m/yyyy", "1969-12-31", "Wed 31/12/1969"),
    ("m/d/yy h:MM tt", "2026-02-03T14:05", "2/3/26 2:05 pm"),
    ("m/d/yy h:MM tt", "2026-02-03T00:05", "2/3/26 12:05 am"),
    ("yyyymmdd HH:MM:ss", "2026-02-03T04:05:06", "20260203 04:05:06"),
    ("ddmmmyyyy", "2026-01-31", "31Jan2026"), ("mmmd, yyyy", "2026-01-03", "Jan3, 2026"),
    ("yyyymmdd", "2026-12-31", "20261231"), ("ddmmyy", "2026-12-31", "311226"),
    ("yyyymmddHHMMss", "2026-02-03T14:05:06", "20260203140506"),
    ("d mmm yyyyHHMM", "2026-02-03T14:05", "3 Feb 20261405"),
    ("yyyy-mm-dd HH:MM:ss", "2026-02-03T04:05:06", "2026-02-03 04:05:06"),
  ])
  func aDateIsWrittenAndReadBack(_ pattern: String, _ iso: String, _ text: String) throws {
    let format = try format(pattern)
    let date = try #require(CalendarTime(iso: iso))
    #expect(date.iso == iso)
    let written = try #require(format.text(of: date))
    #expect(written == text)
    #expect(format.date(of: written)?.iso == iso)
    #expect(format.takes(written))
  }

  @Test(arguments: ["mm/yy", "m/d", "d-mmm", "mmmm-yy", ""])
  func aFormatWithoutAllPartsTakesNone(_ pattern: String) throws {
    let format = try format(pattern)
    #expect(!format.takesCalendarDate)
    #expect(format.text(of: try #require(CalendarTime(iso: "2026-02-28"))) == nil)
    #expect(format.date(of: "2/26") == nil)
  }

  @Test(arguments: [
    "2026-02-30", "2026-13-01", "2026-00-01", "26-02-28", "2026-2-28", "2026-02-28T24:00",
    "2026-02-28T1:00", "2026-02-28T10:60", "2026-02-28T", "2026-02-28Z", "", "T", "2026-02-28T10",
    "99999-01-01", "2026-02-2٣",
  ])
  func otherTextsAreNoDates(_ text: String) { #expect(CalendarTime(iso: text) == nil) }

  @Test func aTextThatIsNoDateHasNone() throws {
    let format = try format("dd.mm.yyyy")
    for text in ["", "soon", "31.2.2026", "2.3", "May 3 2026", "99999999999999999999.1.1"] {
      #expect(format.date(of: text) == nil, "\(text)")
    }
    for text in ["261331", "26123", "2612311", "26 12"] {
      #expect(try self.format("yymmdd").date(of: text) == nil, "\(text)")
    }
    #expect(format.date(of: "3.2.2026")?.iso == "2026-02-03")
    #expect(try self.format("d mmm yyyy").date(of: "1st May 2026")?.iso == "2026-05-01")
  }

  @Test func yearsOfTwoDigitsAreNear() throws {
    let format = try format("d/m/yy")
    #expect(format.date(of: "1/2/49")?.year == 2049)
    #expect(format.date(of: "1/2/50")?.year == 1950)
    #expect(format.date(of: "1/2/2051")?.year == 2051)
  }

  @Test func boundsAreReadOfTheScriptThatJudges() throws {
    var format = try #require(FieldFormat(scripts: ["AFNumber_Format(2,0,0,0,\"\",true)"]))
    format.readBounds(of: "AFRange_Validate(true, -1.5, false, 9)")
    #expect(format.minimum == -1.5 && format.maximum == nil)
    format.readBounds(of: "AFRange_Validate(true, 1, true, 1e400)")
    #expect(format.minimum == 1 && format.maximum == nil)
    format.readBounds(of: "AFSimple(true, 3, true, 4)")
    #expect(format.minimum == 1)
    var date = try self.format("yyyy-mm-dd")
    date.readBounds(of: "AFRange_Validate(true, 1, true, 2)")
    #expect(date.minimum == nil && date.maximum == nil)
  }
}
