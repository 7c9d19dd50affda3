// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

struct FieldFormatTests {
  @Test func numbersAreReadOfTheirCall() throws {
    let format = try #require(
      FieldFormat(scripts: [#"AFNumber_Format( 2, 1, 0, 0, "\u20ac ", true );"#]))
    #expect(format.kind == .number)
    #expect(format.decimals == 2)
    #expect(format.separators?.thousands == "" && format.separators?.decimal == ".")
    #expect(format.currency == "€ " && format.isCurrencyInFront)
  }

  @Test(arguments: [
    ("AFDate_FormatEx('dd.mm.yyyy')", FieldFormat.Kind.date, "dd.mm.yyyy"),
    ("AFDate_Format(2);", .date, "mm/dd/yy"), ("AFTime_Format(1)", .time, "h:MM tt"),
    ("// x\nAFTime_FormatEx(\"HH:MM\");", .time, "HH:MM"),
    ("AFSpecial_Format(3)", .special, "999-99-9999"),
    ("AFSpecial_KeystrokeEx(\"AA-9\")", .special, "AA-9"),
  ])
  func patternsAreReadOfTheirCalls(script: String, kind: FieldFormat.Kind, pattern: String) throws {
    let format = try #require(FieldFormat(scripts: [script]))
    #expect(format.kind == kind)
    #expect(format.pattern == pattern)
  }

  @Test(arguments: [
    "", "AFNumber_Format", "AFNumber_Format(", "AFNumber_Format(2, \"",
    "AFDate_Format(99999999999)",
    "AFDate_Format(-1)", "AFTime_Format(1e400)", #"AFNumber_Format(2,0,0,0,"\u12")"#, "AF_(((((",
  ])
  func oddCallsDoNoHarm(script: String) {
    let format = FieldFormat(scripts: [script])
    #expect(format?.pattern == nil && format?.currency == nil || script.contains("u12"))
  }

  /// Without its scripts, a field can only be as strict as they are if they do nothing else.
  @Test(arguments: [
    (["AFDate_FormatEx(\"mm/dd/yyyy\");", "AFDate_KeystrokeEx('mm/dd/yyyy')"], false),
    (["AFDate_Format(2);"], false),
    (["if (event.value != 'n/a') AFDate_FormatEx('mm/dd/yyyy')"], true),
    (["// AFDate_FormatEx('mm/dd/yyyy') was too strict\nx()"], true),
    (["AFDate_Format(2)", "if (event.value) AFDate_Keystroke(2)"], true),
    (["AFDate_Format(2); AFDate_Keystroke(2)"], true), (["AFDate_Format(f(2))"], true),
  ])
  func onlyWholeScriptsRefuseDates(scripts: [String], takesText: Bool) throws {
    let format = try #require(FieldFormat(scripts: scripts))
    #expect(format.kind == .date && format.takes("1/2/2026"))
    #expect(format.takes("n/a") == takesText)
  }

  @Test func otherScriptsSayNothing() {
    #expect(FieldFormat(scripts: ["event.value = AFMakeNumber(1);", "x()"]) == nil)
    #expect(FieldFormat(scripts: ["x()", "AFPercent_Format(0, 2)"])?.kind == .percent)
  }
}
