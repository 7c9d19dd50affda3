// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Scripts

@Suite struct ObjectTests {
  @Test(arguments: [
    ("6 * 7", "42"), ("this.numPages", "3"), ("numFields", "2"), ("getNthFieldName(1)", "b.c"),
    ("getField('a').value + 1", "6"), ("getField('a').valueAsString", "5"),
    ("typeof getField('b.c').value", "string"), ("String(getField('nowhere'))", "null"),
    ("getField('b').getArray().length", "1"), ("getField('a.0').name", "a.0"),
    ("getField('a').type", "text"), ("(function () { return this.getField('a').value })()", "5"),
    ("title", "T"), ("info.Title", "T"), ("path + URL", ""), ("app.viewerVersion > 5", "true"),
    (
      "util.printf('%,2.1f|%5d|%05.1f|%x|%s|%%', 1234.56, 42, -1.25, 255, 'x')",
      "1.234,6|   42|-01.3|ff|x|%"
    ),
    ("util.printf('%,0.2f %+d', 999.999, 5)", "1,000.00 +5"),
    ("util.printx('(999) 999-9999', 'a1415968b9748')", "(141) 596-8974"),
    ("util.printx('>AA<AA=?*', 'abCDeFg')", "ABcdeFg"), ("Math.random()", "0.5"),
    ("color.equal(color.red, ['RGB', 1, 0, 0])", "true"),
    ("color.convert(['G', 1], 'CMYK').join()", "CMYK,0,0,0,0"), ("event.name", "Exec"),
    ("event.target === this", "true"), ("typeof xfa", "undefined"), ("global.x = 3", "3"),
    ("app.response('?')", ""), ("notThere()", "threw ReferenceError: 'notThere' is not defined"),
    ("color.convert(['G', 2], 'G').join()", "G,2"), ("eMailValidate('a.b@c.example')", "true"),
    ("eMailValidate('a@b')", "false"), ("app.listMenuItems()[0].cName", "FirstPage"),
    ("color.equal(color.convert(['RGB', 1, 1, 1], 'G'), color.white)", "true"),
    ("color.convert(['CMYK', 0.25, 0.25, 0.25, 0.5], 'G').join()", "G,0.25"),
    ("info.Trapped + info.authors.length", "Unknown0"), ("String(app.popUpMenu('a'))", "null"),
    ("getField('a').textColor.join()", "G,0"), ("display.hidden + border.s", "1solid"),
  ])
  func values(expression: String, value: String) throws {
    let bench = Bench(["a": "5", "b.c": "x"])
    bench.known.info = ["Title": "T"]
    #expect(try bench.value(expression) == value)
  }

  @Test func authorsAreThoseOfTheMetadata() throws {
    let bench = Bench([:])
    bench.known.info = ["Author": "Ann; Bob"]
    #expect(try bench.value("info.authors.join('|')") == "Ann|Bob")
    bench.known.authors = ["Ann", "Bob; Cem", "Dan"]
    #expect(try bench.value("info.authors.join('|') + info.Author") == "Ann|Bob; Cem|DanAnn; Bob")
  }

  /// A form that is signed goes on calculating.
  @Test func refusedChangesOfFieldsAreLeftOut() throws {
    let bench = Bench(["a": "5", "b": "6"])
    bench.refused = [
      .setValue(field: "a", values: ["7"]),
      .setProperty(field: "a", widget: nil, .isReadOnly(true)),
    ]
    #expect(try bench.value("(getField('a').value = 7, getField('a').value)") == "5")
    #expect(try bench.value("(getField('a').readonly = true, getField('a').readonly)") == "false")
    #expect(try bench.value("(getField('b').readonly = true, getField('b').readonly)") == "true")
    #expect(
      bench.effects.filter { if case .setProperty = $0 { true } else { false } }
        == [.setProperty(field: "b", widget: nil, .isReadOnly(true))])
  }

  @Test func aCancelledQuestionEndsTheScript() throws {
    let bench = Bench(["a": "5"])
    bench.answers = [.cancelled]
    #expect(throws: ScriptError.engine(.cancelled)) {
      try bench.run("try { app.alert('Go on?') } catch (e) {} getField('a').value = 7")
    }
    #expect(bench.effects.isEmpty)
    #expect(try bench.value("getField('a').value") == "5", "Later scripts run.")
  }

  @Test(
    arguments: [
      ("getField('a').value = 7", .setValue(field: "a", values: ["7"])),
      ("getField('a').readonly = true", .setProperty(field: "a", widget: nil, .isReadOnly(true))),
      ("getField('a').hidden = true", .setProperty(field: "a", widget: nil, .display(.hidden))),
      (
        "getField('a').display = display.noPrint",
        .setProperty(field: "a", widget: nil, .display(.noPrint))
      ),
      ("getField('b').required = true", .setProperty(field: "b.c", widget: nil, .isRequired(true))),
      (
        "getField('a.0').fillColor = color.transparent",
        .setProperty(field: "a", widget: 0, .fillColor(.transparent))
      ),
      (
        "getField('a').textColor = ['CMYK', 0, 2, 0, 0]",
        .setProperty(field: "a", widget: nil, .textColor(.cmyk(0, 1, 0, 0)))
      ),
      ("getField('a').textSize = 12", .setProperty(field: "a", widget: nil, .textSize(12))),
      (
        "getField('a').setItems(['x', ['y', 1]])",
        .setProperty(field: "a", widget: nil, .items([["x", "x"], ["y", "1"]]))
      ),
      ("getField('a').setFocus()", .focus(field: "a", widget: nil)),
      ("getField('b').setFocus()", .focus(field: "b.c", widget: nil)),
      (
        "getField('a').setAction('OnFocus', 'x = 1')",
        .setProperty(field: "a", widget: nil, .action(.focus, "x = 1"))
      ),
      ("pageNum = 7", .goToPage(2)), ("gotoNamedDest('x')", .goToDestination("x")),
      ("app.launchURL('https://example.com', true)", .launch(url: "https://example.com")),
      ("getURL('https://example.com')", .launch(url: "https://example.com")),
      ("app.execMenuItem('NextPage')", .named("NextPage")),
      ("app.execMenuItem('Quit')", .unsupported("app.execMenuItem Quit")),
      ("app.beep(0)", .beep), ("console.println(5)", .console("5")),
      ("this.print({bUI: true, nStart: 1, nEnd: 2})", .print(first: 1, last: 2)),
      ("this.print()", .print(first: nil, last: nil)), ("calculateNow()", .calculate),
      ("this.calculate = false", .setCalculating(false)),
      (
        "getField('a').lineWidth = 3", .setProperty(field: "a", widget: nil, .lineWidth(3))
      ),
      (
        "getField('a').buttonSetCaption('Go')",
        .setProperty(field: "a", widget: nil, .caption("Go"))
      ),
      (
        "getField('a').buttonSetCaption('Go', 1)",
        .unsupported("Field.buttonSetCaption of another face")
      ),
      ("this.saveAs('/tmp/x')", .unsupported("Doc.saveAs")),
      ("getField('a').defaultValue = 1", .unsupported("Field.defaultValue")),
      ("resetForm(['a'])", .reset(field: "a")),
    ] as [(String, ScriptEffect)])
  func effects(source: String, effect: ScriptEffect) throws {
    let bench = Bench(["a": "5", "b.c": "x"])
    #expect(try bench.run(source).error == nil)
    #expect(bench.effects == [effect])
  }

  @Test func timersAreStartedAndStopped() throws {
    let bench = Bench()
    try bench.run(
      """
      later = app.setTimeOut('x = 1', 10);
      often = app.setInterval({cExpr: 1}.cExpr + '', 500);
      app.setTimeOut('', 10);
      """)
    #expect(
      bench.timers == [
        1: ScriptTimer("x = 1", after: 10), 2: ScriptTimer("1", after: 500, repeats: true),
      ])
    try bench.run("app.clearTimeOut(later); app.clearInterval({oTime: often}); app.clearTimeOut()")
    #expect(bench.timers.isEmpty)
  }

  @Test func submissionsAndMails() throws {
    let bench = Bench(["a": "5"])
    try bench.run(
      """
      submitForm({cURL: 'https://example.com', cSubmitAs: 'XFDF', aFields: 'a', bEmpty: true});
      submitForm('https://example.com', false, false, null, true);
      mailDoc(true, 'ann@example.com', '', 'bob@example.com', 'Hello', 'There');
      """)
    var first = ScriptSubmission()
    (first.url, first.format) = ("https://example.com", "xfdf")
    (first.fields, first.includesEmpty) = (["a"], true)
    var second = ScriptSubmission()
    (second.url, second.format, second.usesGet) = ("https://example.com", "html", true)
    var mail = ScriptMail()
    (mail.attaches, mail.to, mail.bcc) = ("document", "ann@example.com", "bob@example.com")
    (mail.subject, mail.message) = ("Hello", "There")
    #expect(bench.effects.first == .submit(first))
    #expect(bench.effects.last == .mail(mail))
    #expect(bench.effects.count == 3)
  }

  @Test(arguments: [
    (0, ScriptAnswer.none, "1"), (1, .none, "2"), (2, .none, "3"), (3, .none, "2"),
    (2, .button(.yes), "4"), (0, .button(.ok), "1"),
  ])
  func alerts(buttons: Int, answer: ScriptAnswer, value: String) throws {
    let bench = Bench()
    bench.answers = [answer]
    #expect(try bench.value("app.alert('Hello', 3, \(buttons), 'Title')") == value)
    #expect(
      bench.questions == [
        .alert(
          message: "Hello", title: "Title", .status,
          try #require(ScriptQuestion.Buttons(rawValue: buttons)))
      ])
  }

  @Test func questions() throws {
    let bench = Bench()
    bench.answers = [.text("Ann")]
    #expect(
      try bench.value("app.response({cQuestion: 'Who?', cDefault: 'Bob', bPassword: true})")
        == "Ann")
    #expect(
      bench.questions == [
        .response(question: "Who?", title: "", value: "Bob", label: "", isPassword: true)
      ])
  }

  @Test func whatIsSetIsSeenAtOnceAndLater() throws {
    let bench = Bench(["a": "5", "b": ""])
    #expect(
      try bench.value("(getField('b').value = getField('a').value * 2, getField('b').value)")
        == "10")
    #expect(try bench.value("getField('b').value") == "10")
  }

  @Test func whatIsDefinedStays() throws {
    let bench = Bench()
    try bench.run("var count = 1; function next() { return ++count }")
    #expect(try bench.value("next()") == "2")
    try bench.run("var title = 'mine'; var zoom = 5; path = 'x'")
    #expect(try bench.value("title + zoom + path") == "mine5x")
  }

  @Test func buttonsAndChoices() throws {
    let bench = Bench()
    var box = ScriptField(.checkBox, value: ["Yes"])
    box.states = ["Yes"]
    var list = ScriptField(.listBox, value: ["1", "3"])
    list.items = [("one", "1"), ("two", "2"), ("three", "3")]
    bench.fields = [("box", box), ("list", list)]
    #expect(try bench.value("getField('box').value") == "Yes")
    #expect(try bench.value("getField('box').isBoxChecked(0)") == "true")
    #expect(try bench.value("getField('list').value") == "1|3")
    #expect(try bench.value("getField('list').currentValueIndices") == "0|2")
    #expect(try bench.value("getField('list').getItemAt(1, false)") == "two")
    #expect(try bench.value("getField('list').getItemAt(-1)") == "3")
    #expect(try bench.value("getField('list').numItems") == "3")
    bench.effects = []
    try bench.run("getField('box').checkThisBox(0, false); getField('list').value = 'two'")
    #expect(
      bench.effects == [
        .setValue(field: "box", values: []), .setValue(field: "list", values: ["2"]),
      ])
    #expect(try bench.value("getField('box').value") == "Off")
    #expect(try bench.value("getField('box').valueAsString") == "Off")
  }

  @Test func aValueThatIsNestedTooDeeplyIsAnError() throws {
    let bench = Bench(["a": "5"])
    let outcome = try bench.run(
      "var deep = []; for (var i = 0; i < 3000; i++) deep = [deep];"
        + " console.println('before'); print({nStart: deep});")
    #expect(outcome.error?.contains("nested") == true, "\(outcome)")
    #expect(bench.effects == [.console("before")])
  }

  @Test func theEventComesBack() throws {
    let bench = Bench(["a": "5"])
    var event = ScriptEvent(.keystroke, target: "a", value: ["abc"])
    (event.change, event.selection) = ("x", 1..<2)
    let outcome = try bench.run(
      "event.change = event.change.toUpperCase(); event.selStart = 0; event.rc = 1 < 2", event)
    #expect(outcome.isAccepted)
    #expect(outcome.change == "X")
    #expect(outcome.selection == 0..<2)
    #expect(try bench.run("event.rc = false", event).isAccepted == false)
    #expect(try bench.run("event.value = ['x', 'y']", event).value == ["x", "y"])
    #expect(try bench.run("throw 'no'", event).error == "no")
  }
}
