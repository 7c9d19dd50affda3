// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Scripts

@Suite struct NumberTests {
  @Test(arguments: [
    ("2, 0, 0, 0, '', false", "1234567.891", "1,234,567.89"),
    ("2, 1, 0, 0, '', false", "1234567.891", "1234567.89"),
    ("2, 2, 0, 0, '', false", "1234567.891", "1.234.567,89"),
    ("2, 3, 0, 0, '', false", "1234567.891", "1234567,89"),
    ("2, 4, 0, 0, '', false", "1234567.891", "1'234'567.89"),
    ("0, 0, 0, 0, '', false", "999.5", "1,000"),
    ("2, 0, 0, 0, '$', true", "1234.5", "$1,234.50"),
    ("2, 0, 0, 0, ' €', false", "1234.5", "1,234.50 €"),
    ("2, 0, 0, 0, '$', true", "-1234.5", "-$1,234.50"),
    ("2, 0, 1, 0, '$', true", "-1234.5", "$1,234.50"),
    ("2, 0, 2, 0, '$', true", "-1234.5", "($1,234.50)"),
    ("2, 0, 3, 0, '$', true", "-1234.5", "($1,234.50)"),
    ("2, 0, 0, 0, '', false", "1.005", "1.01"),
    ("2, 0, 0, 0, '', false", "-0.001", "0.00"),
    ("2, 0, 0, 0, '', false", ".5", "0.50"),
    ("3, 0, 0, 0, '', false", "7", "7.000"),
    ("2, 2, 0, 0, '', false", "1.234,5", "1.234,50"),
    ("2, 0, 0, 0, '', false", "", ""),
    ("2, 0, 0, 0, '', false", "none", ""),
  ])
  func numbers(arguments: String, value: String, shown: String) throws {
    #expect(try Bench(["a": ""]).format("AFNumber_Format(\(arguments))", value) == shown)
  }

  @Test func negativeNumbersTurnRed() throws {
    let bench = Bench(["a": "-1"])
    #expect(try bench.format("AFNumber_Format(2, 0, 1, 0, '', false)", "-1") == "1.00")
    #expect(
      bench.effects == [.setProperty(field: "a", widget: nil, .textColor(.rgb(1, 0, 0)))])
    bench.effects = []
    bench.fields[0].field.textColor = .rgb(1, 0, 0)
    #expect(try bench.format("AFNumber_Format(2, 0, 3, 0, '', false)", "1") == "1.00")
    #expect(bench.effects == [.setProperty(field: "a", widget: nil, .textColor(.gray(0)))])
  }

  @Test(arguments: [
    ("2, 0", "0.07", "7.00%"), ("0, 0", "1", "100%"), ("1, 2", "12.3456", "1.234,6%"),
    ("0, 0", "-0.5", "-50%"), ("2, 0, true", "0.5", "%50.00"), ("2, 0", "", ""),
  ])
  func percents(arguments: String, value: String, shown: String) throws {
    #expect(try Bench(["a": ""]).format("AFPercent_Format(\(arguments))", value) == shown)
  }

  @Test(arguments: [
    (0, "12", "12"), (0, "-12.5", "-12.5"), (0, "1,234.5", "1234.5"), (0, ".5", ".5"),
    (2, "1.234,5", "1234.5"), (3, "12,5", "12.5"), (4, "1'234.5", "1234.5"), (0, "", ""),
    (0, "12a", nil), (0, "--1", nil), (0, "1.2.3", nil), (1, "1,2", nil), (0, "abc", nil),
    // Separators that form no groups of three would change the number by a power of ten.
    (0, "1,5", nil), (0, "1,2,3", nil), (0, "1.234,5", nil), (0, "1234,567", nil), (0, ",5", nil),
    (0, "1,234,56", nil), (0, "1,,234", nil), (0, "1 5", nil), (0, "1,234 567", nil),
    (2, "1.2.3", nil), (2, "1,234.5", nil), (2, "1.23,5", nil), (2, ".5,5", nil),
    (4, "1'5", nil), (0, "-", nil), (0, ".", nil), (0, "1,", nil),
    (0, "1,234,567", "1234567"), (0, "-1,234", "-1234"), (2, "1.234", "1234"), (2, ",5", ".5"),
    (0, "1 234", "1234"), (1, "1\u{A0}234.5", "1234.5"), (3, " 12 345,6 ", "12345.6"),
    // The form in which the field holds the number.
    (2, "1.5", "1.5"), (2, "-12.50", "-12.50"), (3, "1.5", "1.5"), (2, "1234.567", "1234.567"),
    (2, "0.125", "0.125"), (0, "0,125", nil), (4, "0'125", nil), (2, "-0.125", "-0.125"),
  ])
  func committed(style: Int, value: String, taken: String?) throws {
    let bench = Bench(["a": ""])
    #expect(try bench.commit("AFNumber_Keystroke(2, \(style), 0, 0, '', false)", value) == taken)
    #expect(bench.questions.isEmpty == (taken != nil))
  }

  @Test(arguments: [
    (0, "", "1", true), (0, "1", ".", true), (0, "1.5", ".", false), (0, "1", "x", false),
    (0, "", "-", true), (0, "1", "-", false), (2, "1", ",", true), (2, "1,5", ",", false),
    (3, "", "a", false), (0, "1", " ", false),
  ])
  func typed(style: Int, before: String, change: String, isTaken: Bool) throws {
    let bench = Bench(["a": ""])
    let call = "AFNumber_Keystroke(2, \(style), 0, 0, '', false)"
    #expect(try bench.type(call, change, after: before) == (isTaken ? before + change : nil))
    #expect(bench.questions.isEmpty)
  }

  @Test(arguments: [
    ("'1,234.56'", "1234.56"), ("'1.234,56'", "1234.56"), ("'12,5'", "12.5"), ("'12.5'", "12.5"),
    ("'1,234,567'", "1234567"), ("'abc'", "null"), ("''", "null"), ("7", "7"), ("'-3'", "-3"),
    ("'($5.00)'", "-5"), ("'€ 12'", "12"), ("'.5'", "0.5"), ("'1.234.567'", "1234567"),
    ("'1,2,3'", "null"), ("'1.2.3'", "null"), ("'1,23.4'", "null"), ("'1,234.567,8'", "null"),
    ("'Fr. 5.50'", "5.5"), ("'12,'", "12"), ("',5'", "0.5"), ("'-.5'", "-0.5"),
    ("'-$5.00'", "-5"), ("'(-5)'", "-5"), ("'3-5'", "3"),
    // As calculations give them; a code such as "1E5" is none.
    ("'1e-8'", "1e-8"), ("'5.55e-17'", "5.55e-17"), ("'-1e+22'", "-1e+22"), ("'1E5'", "1"),
  ])
  func numbersAreMade(of text: String, number: String) throws {
    #expect(try Bench().value("String(AFMakeNumber(\(text)))") == number)
  }

  @Test func verySmallNumbersStaySmall() throws {
    let bench = Bench(["a": ""])
    #expect(try bench.format("AFNumber_Format(2, 0, 0, 0, '$', true)", "5e-17") == "$0.00")
    #expect(try bench.format("AFPercent_Format(2, 0)", "1e-8") == "0.00%")
    #expect(try Bench(["a": "1e-8"]).value("typeof getField('a').value") == "number")
    #expect(try Bench(["a": "1E5"]).value("typeof getField('a').value") == "string")
  }

  @Test func numbersAreExtracted() throws {
    #expect(try Bench().value("AFExtractNums('a 12.5 b 3')") == "12|5|3")
    #expect(try Bench().value("AFExtractNums('.5')") == "0|5")
    #expect(try Bench().value("String(AFExtractNums('none'))") == "null")
  }

  @Test(arguments: [
    ("SUM", "6.3"), ("AVG", "2.1"), ("PRD", "7.26"), ("MIN", "1.1"), ("MAX", "3"), ("Sum", "6.3"),
  ])
  func calculations(name: String, result: String) throws {
    let bench = Bench(["a": "1.1", "b": "2,2", "g.c": "3"])
    for names in ["'a, b, g'", "new Array('a', 'b', 'g.c', 'nowhere')"] {
      #expect(try bench.format("AFSimple_Calculate('\(name)', \(names))", "") == result)
    }
  }

  /// Whatever holds no number is 0.
  @Test(arguments: [("SUM", "6"), ("AVG", "1.5"), ("PRD", "0"), ("MIN", "0"), ("MAX", "4")])
  func emptyFieldsAreZero(name: String, result: String) throws {
    let bench = Bench(["a": "2", "g.c": "4", "g.d": "", "g.e": "none"])
    #expect(try bench.format("AFSimple_Calculate('\(name)', 'a, g')", "") == result)
  }

  @Test func nothingGivesZero() throws {
    #expect(try Bench(["a": ""]).format("AFSimple_Calculate('SUM', 'a')", "5") == "0")
    #expect(try Bench().value("AFSimple('AVG', '1', 2)") == "1.5")
    #expect(try Bench().value("AFSimple('MAX', '1', 'x')").hasPrefix("threw TypeError"))
  }

  @Test(arguments: [
    ("true, 1, true, 10", "5", nil), ("true, 1, true, 10", "1", nil),
    (
      "true, 1, true, 10", "11",
      "Invalid value: must be greater than or equal to 1 and less than or equal to 10."
    ),
    ("true, 1, false, 0", "0", "Invalid value: must be greater than or equal to 1."),
    ("false, 0, true, 10", "10.5", "Invalid value: must be less than or equal to 10."),
    ("true, 1, true, 10", "", nil),
  ])
  func ranges(arguments: String, value: String, message: String?) throws {
    let bench = Bench(["a": ""])
    let outcome = try bench.run(
      "AFRange_Validate(\(arguments))", ScriptEvent(.validate, target: "a", value: [value]))
    #expect(outcome.isAccepted == (message == nil))
    #expect(
      bench.questions
        == (message.map { [.alert(message: $0, title: "", .error, .ok)] } ?? []))
  }
}
