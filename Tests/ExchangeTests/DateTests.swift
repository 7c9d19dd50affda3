// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Exchange
import Testing

/// Dates in XFDF (ISO 19444-1), which are those of PDF (ISO 32000-2, 7.9.4).
struct DateTests {
  private func xfdf(_ date: String) -> String {
    #"<xfdf><annots><square page="0" rect="10,10,90,60" name="s" date="\#(date)"/></annots></xfdf>"#
  }

  /// Dates of other programs in the form of ISO 8601 are written as dates of PDF.
  @Test(arguments: [
    ("2024-02-01", "D:20240201", "2024-02-01T00:00:00Z"),
    ("2024-02-01T12:30:15", "D:20240201123015", "2024-02-01T12:30:15Z"),
    (" 2024-02-01 12:30 ", "D:20240201123000", "2024-02-01T12:30:00Z"),
    ("2024-02-01T00:30+02:00", "D:20240131223000Z", "2024-01-31T22:30:00Z"),
    ("2024-02-01T12:30:15.123Z", "D:20240201123015Z", "2024-02-01T12:30:15Z"),
    ("D:20240201123015+02'00'", "D:20240201123015+02'00'", "2024-02-01T10:30:15Z"),
  ])
  func datesAreRead(text: String, written: String, time: String) throws {
    let bench = try Bench("simple.pdf")
    #expect(try bench.take(xfdf(text), .xfdf).added == ["s"])
    #expect(try bench.entries("s")["M"]?.text == written)
    #expect(try bench.annotations.first?.modified == CivilTime(rfc3339: time)?.seconds)
    #expect(try bench.take(try bench.export(.xfdf).bytes, .xfdf) == ImportReport())
  }

  @Test(arguments: ["2024-02-30", "2024-02", "2024/02/01", "2024-02-01T25:00", "2024-02-01T1"])
  func datesThatWouldBeMisreadAreLeftOutAndTold(text: String) throws {
    let bench = try Bench("simple.pdf")
    let report = try bench.take(xfdf(text), .xfdf)
    #expect(report.added == ["s"])
    #expect(report.skipped.map(\.id) == ["s"])
    #expect(try bench.entries("s")["M"]?.text != text)
    // Such a date of the document stays as it is.
    try bench.put("own", "Square", ["M": .text(text)])
    let copy = try Bench("simple.pdf")
    try copy.take(try bench.export(.xfdf).bytes, .xfdf)
    #expect(try copy.entries("own")["M"] == .text(text))
  }
}
