// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Scripts

@Suite struct DateTests {
  @Test(arguments: [
    ("m/d/yyyy", "03/05/2026", "3/5/2026"), ("d mmm yyyy", "5.3.2026", "5 Mar 2026"),
    ("dddd, mmmm d", "March 5, 2026", "Thursday, March 5"),
    ("mm/dd/yy", "3-5-26", "03/05/26"), ("yyyy-mm-dd", "20260305", "2026-03-05"),
    ("d-mmm", "5-mar", "5-Mar"), ("m/d/yy", "12/31/99", "12/31/99"),
    ("m/d/yyyy", "12/31/49", "12/31/2049"), ("m/d/yyyy", "12/31/50", "12/31/1950"),
    ("m/d/yyyy", "2/30/2026", ""), ("m/d/yyyy", "13/1/2026", ""), ("m/d", "nonsense", ""),
    ("m/d/yyyy", "", ""), ("m/d/yyyy h:MM tt", "3/5/2026 1:07 pm", "3/5/2026 1:07 pm"),
    ("yyyy", "2026", "2026"), ("mmm-yy", "Mar-26", "Mar-26"), ("mm/yyyy", "3/2026", "03/2026"),
    ("d. \\m m", "5. m 3", "5. m 3"), ("dd/mm/yyyy", "29/2/2024", "29/02/2024"),
    ("yymmdd", "241231", "241231"), ("yymmdd", "2024-12-31", "241231"), ("yymmdd", "241301", ""),
    ("yyyymmdd", "241231", "20241231"), ("ddmmyyyy", "31122024", "31122024"),
    ("yyyymmddHHMM", "202412311907", "202412311907"), ("dd/mm/yyyy", "3112202499", ""),
    ("dd/mm/yyyy", "31/12/202499", ""),
  ])
  func formats(format: String, value: String, shown: String) throws {
    let call = "AFDate_FormatEx('\(format.split(separator: "\\").joined(separator: "\\\\"))')"
    #expect(try Bench(["a": ""]).format(call, value) == shown)
  }

  @Test func formatsByNumber() throws {
    let value = "2/3/2026 4:05 pm"
    let shown = [
      "2/3", "2/3/26", "02/03/26", "02/26", "3-Feb", "3-Feb-26", "03-Feb-26", "26-02-03", "Feb-26",
      "February-26", "Feb 3, 2026", "February 3, 2026", "2/3/26 4:05 pm", "2/3/26 16:05",
    ]
    for (number, shown) in shown.enumerated() where ![7, 3, 8, 9, 4, 5, 6].contains(number) {
      #expect(try Bench(["a": ""]).format("AFDate_Format(\(number))", value) == shown)
    }
    #expect(try Bench(["a": ""]).format("AFDate_Format(7)", "2026-2-3") == "26-02-03")
    #expect(try Bench(["a": ""]).format("AFDate_Format(5)", "3 Feb 2026") == "3-Feb-26")
  }

  @Test(arguments: [
    (0, "1:07 pm", "13:07"), (1, "13:07", "1:07 pm"), (2, "13:07:09", "13:07:09"),
    (3, "0:5", "12:05:00 am"), (0, "25:00", ""), (0, "", ""), (1, "12:00 am", "12:00 am"),
  ])
  func times(number: Int, value: String, shown: String) throws {
    #expect(try Bench(["a": ""]).format("AFTime_Format(\(number))", value) == shown)
  }

  @Test(arguments: [
    ("AFDate_KeystrokeEx('m/d/yyyy')", "3/5/2026", true),
    ("AFDate_KeystrokeEx('m/d/yyyy')", "2/30/2026", false),
    ("AFDate_KeystrokeEx('m/d/yyyy')", "", true),
    ("AFDate_KeystrokeEx('mmddyyyy')", "12062020", true),
    ("AFDate_KeystrokeEx('mmddyyyy')", "1206202", false),
    ("AFDate_KeystrokeEx('mm/dd/yyyy')", "02/06/202", false),
    ("AFDate_KeystrokeEx('mm/dd/yyyy')", "2/6/20", true),
    ("AFDate_Keystroke(2)", "soon", false), ("AFTime_Keystroke(0)", "9:61", false),
    ("AFTime_Keystroke(0)", "9:59", true), ("AFTime_KeystrokeEx('h:MM tt')", "9:59 am", true),
  ])
  func committed(call: String, value: String, isTaken: Bool) throws {
    let bench = Bench(["a": ""])
    #expect(try bench.commit(call, value) == (isTaken ? value : nil))
    #expect(bench.questions.isEmpty == isTaken)
  }

  @Test(arguments: [
    (0, "123456", "12345"), (1, "123456789", "12345-6789"), (2, "5551234", "555-1234"),
    (2, "(555) 123 4567", "(555) 123-4567"), (2, "+49 30 123456", "+49 30 123456"),
    (2, "011 49 30 123456", "011 49 30 123456"), (2, "0115551234", "(011) 555-1234"),
    (2, "011442079460000", "011442079460000"), (2, "555 123 4567 89", "555 123 4567 89"),
    (3, "123456789", "123-45-6789"), (0, "", ""),
  ])
  func special(kind: Int, value: String, shown: String) throws {
    #expect(try Bench(["a": ""]).format("AFSpecial_Format(\(kind))", value) == shown)
  }

  @Test(arguments: [
    (0, "12345", true), (0, "1234", false), (1, "12345-6789", true), (1, "12345", false),
    (2, "555-1234", true), (2, "(555) 123-4567", true), (2, "55", false),
    (2, "12345-6789", false), (2, "123-45-6789", false), (2, "+49 30 123456", true),
    (3, "123-45-6789", true), (3, "123-45", false), (0, "", true),
  ])
  func specialIsCommitted(kind: Int, value: String, isTaken: Bool) throws {
    #expect((try Bench(["a": ""]).commit("AFSpecial_Keystroke(\(kind))", value) != nil) == isTaken)
  }

  @Test(arguments: [
    ("AFSpecial_Keystroke(0)", "1234", "5", "12345"), ("AFSpecial_Keystroke(0)", "12345", "6", nil),
    ("AFSpecial_Keystroke(3)", "12", "x", nil),
    ("AFSpecial_KeystrokeEx('99-AA')", "12", "b", "12-b"),
    ("AFSpecial_KeystrokeEx('99-AA')", "12-b", "3", nil),
    ("AFSpecial_KeystrokeEx('99-AA')", "12", "-", "12-"), ("AFTime_Keystroke(0)", "1", "x", nil),
    ("AFSpecial_KeystrokeEx('OX')", "", "é", nil),
  ])
  func typed(call: String, before: String, change: String, after: String?) throws {
    #expect(try Bench(["a": ""]).type(call, change, after: before) == after)
  }

  @Test(arguments: [
    ("new Date()", "Thu Mar 05 2026 14:07:09 GMT+0100"),
    ("new Date(2026, 0, 31, 23, 59).getTime()", "1769900340000"),
    ("Date.UTC(2026, 0, 31)", "1769817600000"),
    ("new Date('2026-01-31').getTime()", "1769817600000"),
    ("new Date('2026-01-31T12:00').getHours()", "12"),
    ("new Date('2026-01-31T12:00:00+05:00').getTime()", "1769842800000"),
    ("new Date('Mar 5, 2026 1:07 pm').getMinutes()", "7"), ("new Date('never').getTime()", "NaN"),
    ("new Date(99, 0).getFullYear()", "1999"), ("typeof Date()", "string"),
    ("new Date(0) instanceof Date", "true"), ("new Date().getTimezoneOffset()", "-60"),
    ("util.printd('mm/dd/yyyy', util.scand('d mmm yyyy', '5 Mar 2026'))", "03/05/2026"),
    ("util.printd(0, new Date())", "D:20260305140709+01'00'"),
    ("String(util.scand('m/d', 'x'))", "null"),
    ("util.printd(1, util.scand(0, 'D:20070415031415'))", "2007.04.15 03:14:15 +01'00'"),
    ("util.printd(1, util.scand(1, '2007.04.15 03:14:15'))", "2007.04.15 03:14:15 +01'00'"),
    ("util.printd(1, util.scand(2, '4/15/07 3:14:15 pm'))", "2007.04.15 15:14:15 +01'00'"),
    (#"util.printd(2, util.scand(0, "D:20240131120000-05'30'"))"#, "1/31/24 6:30:00 pm"),
    ("util.printd(2, util.scand(0, 'D:20240131120000Z'))", "1/31/24 1:00:00 pm"),
    (#"util.printd(2, util.scand(1, "2024.01.31 12:00:00 +02'00'"))"#, "1/31/24 11:00:00 am"),
    ("util.scand(0, util.printd(0, new Date())) - new Date()", "0"),
    (
      """
      util.printd(1, util.scand('mmmm mmm mm m dddd ddd dd d yyyy yy HH H hh h MM M ss s tt', \
      'April Apr 04 4 Sunday Sun 15 15 2007 07 03 3 03 3 14 14 15 15 am'))
      """, "2007.04.15 03:14:15 +01'00'"
    ), ("util.printd('yyyymmdd', util.scand('mmddyy', '041507'))", "20070415"),
    ("util.printd(1, util.scand('m/d', ''))", "2026.03.05 14:07:09 +01'00'"),
    ("Date.parse(String(new Date())) - new Date()", "0"),
    ("Date.parse(new Date().toUTCString()) - new Date()", "0"),
    ("new Date('Sat, 31 Jan 2026 10:00:00 GMT').getHours()", "11"),
    ("new Date('1/31/2026 1:00 pm -0500').getHours()", "19"),
    ("new Date('Jan 31 2026 10:00:00 GMT+0530 (IST)').getTime()", "1769833800000"),
    ("new Date('10 GMT').getTime()", "NaN"),
    ("util.printd('m', new Date(NaN))", "threw RangeError: util.printd takes a date that there is"),
  ])
  func dates(expression: String, value: String) throws {
    let bench = Bench()
    let host = ScriptHost(
      .init(clock: { 1_772_716_029 }, offset: { _ in 60 }, randomness: { 0 }),
      surroundings: bench)
    let outcome = try host.run(
      Script("test", "event.value = " + expression), ScriptEvent(.execute))
    #expect((outcome.error.map { "threw " + $0 } ?? outcome.value.joined()) == value)
  }
}
