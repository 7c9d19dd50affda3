// SPDX-License-Identifier: AGPL-3.0-or-later

import Scripts
import Testing

/// Menus that scripts pop up, after the JavaScript for Acrobat API Reference, `app.popUpMenu` and
/// `app.popUpMenuEx`.
struct MenuTests {
  @Test func titlesAndArrays() throws {
    let bench = Bench()
    bench.answers = [.choice(2)]
    let call = "app.popUpMenu('One', ['More', 'Two', ['Most', 'Three']], '-', 'Four')"
    #expect(try bench.value(call) == "Three")
    let three = ScriptMenuItem(.submenu([ScriptMenuItem(.choice(2), "Three")]), "Most")
    #expect(
      bench.questions == [
        .menu([
          ScriptMenuItem(.choice(0), "One"),
          ScriptMenuItem(.submenu([ScriptMenuItem(.choice(1), "Two"), three]), "More"),
          ScriptMenuItem(.separator), ScriptMenuItem(.choice(3), "Four"),
        ])
      ])
  }

  @Test func objects() throws {
    let bench = Bench()
    bench.answers = [.choice(0), .choice(1), .choice(2)]
    let call = """
      app.popUpMenuEx({cName: 'One', bMarked: true}, {cName: '-'},
        {cName: 'Two', bEnabled: false, oSubMenu: {cName: 'Three', cReturn: 'three'}},
        {cName: 'Four', oSubMenu: [{cName: 'Five', cReturn: 5}]})
      """
    #expect(try bench.value(call) == "One")
    #expect(try bench.value(call) == "three")
    #expect(try bench.value("typeof " + call) == "number")
    #expect(
      bench.questions.first
        == .menu([
          ScriptMenuItem(.choice(0), "One", isMarked: true), ScriptMenuItem(.separator),
          ScriptMenuItem(
            .submenu([ScriptMenuItem(.choice(1), "Three")]), "Two", isEnabled: false),
          ScriptMenuItem(.submenu([ScriptMenuItem(.choice(2), "Five")]), "Four"),
        ]))
  }

  @Test(arguments: ["app.popUpMenu()", "app.popUpMenuEx()", "app.popUpMenu('-')"])
  func aMenuWithoutChoicesIsNotShown(call: String) throws {
    let bench = Bench()
    bench.answers = [.choice(0)]
    #expect(try bench.value("String(" + call + ")") == "null")
    #expect(bench.questions.isEmpty)
  }

  @Test func nothingChosenIsNull() throws {
    #expect(try Bench().value("String(app.popUpMenu('One'))") == "null")
    #expect(try Bench().value("String(app.popUpMenuEx({cName: 'One', cReturn: 1}))") == "null")
  }

  @Test func aMenuThatHoldsItselfIsAnError() throws {
    let bench = Bench()
    let endless = "(function () { var a = {cName: 'a'}; a.oSubMenu = [a, a]; return a })()"
    #expect(try bench.value("app.popUpMenuEx(\(endless))").hasPrefix("threw RangeError"))
    let long = "(function () { var a = ['x']; while (a.length < 1001) a.push('y'); return a })()"
    #expect(try bench.value("app.popUpMenu(\(long))").hasPrefix("threw RangeError"))
    #expect(bench.questions.isEmpty)
  }

  @Test func whatIsDisabledIsNotOffered() {
    let items = [
      ScriptMenuItem(.choice(0), "a"), ScriptMenuItem(.choice(1), "b", isEnabled: false),
      ScriptMenuItem(.submenu([ScriptMenuItem(.choice(2), "c")]), "d"),
      ScriptMenuItem(.submenu([ScriptMenuItem(.choice(3), "e")]), "f", isEnabled: false),
    ]
    #expect((-1...4).filter(items.offers) == [0, 2])
  }
}
