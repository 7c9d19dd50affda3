// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Scripts
import Testing

/// Tests of scripts in their own process; skipped if the system has no JavaScriptCore.
@Suite(.enabled(if: ScriptBench.library != nil), .timeLimit(.minutes(10)))
struct JavaScriptCoreTests {
  @Test(arguments: [
    ("let x = 1; event.value = x", "1"),
    ("const {a, ...rest} = {a: 1, b: 2}; event.value = `${a}${Object.keys(rest)}`", "1b"),
    ("event.value = [1, 2, 3].map(n => n ** 2).includes(9) ?? 0", "true"),
    (
      "class Sum { #n = 40; add(m = 2) { return this.#n + m } } event.value = new Sum().add()", "42"
    ),
    ("function* f() { yield* [1, 2] } event.value = [...f()].join()", "1,2"),
    ("event.value = null?.x ?? 'none'", "none"),
    ("Promise.resolve().then(() => { event.value = 'later' })", "later"),
    ("event.value = '2020-05-06'.replace(/(?<y>\\d+)-(?<m>\\d+)/u, '$<m>/$<y>')", "05/2020-06"),
  ])
  func theLanguageIsThatOfToday(source: String, value: String) throws {
    #expect(try ScriptBench().run(source) == value)
  }

  /// Half of a surrogate pair is no text, but no reason to lose the rest.
  @Test(arguments: [
    ("event.value = 'ab😀'.substring(0, 3)", "ab\u{FFFD}"),
    ("event.value = '\\\\ud83d'", "\\ud83d"), ("event.value = ['😀'[1], 'x']", "\u{FFFD}|x"),
  ])
  func halvesOfCharactersAreReplaced(source: String, value: String) throws {
    #expect(try ScriptBench().run(source) == value)
  }

  @Test func aResultThatCannotBeReadIsAnError() throws {
    let source = "Object.prototype.toJSON = () => 1; event.value = 'new'"
    #expect(try ScriptBench().run(source).hasPrefix("threw "))
  }

  @Test func whatAnEventDeclaresIsItsOwn() throws {
    let bench = try ScriptBench()
    for _ in 0..<2 { #expect(try bench.run("let x = 1; event.value = x") == "1") }
    _ = try bench.run("const tax = 0.5; class Order {} function of(n) { return n * tax }", .open)
    #expect(try bench.run("event.value = of(4) + typeof Order") == "2function")
    _ = try bench.run("var kept = 3; function double(n) { return 2 * n }")
    #expect(try bench.run("event.value = double(kept)") == "6")
  }

  /// The objects of Acrobat are the same whatever the engine.
  @Test(arguments: [
    "util.printf('%,2.1f|%5d|%05.1f|%x|%s|%%', 1234.56, 42, -1.25, 255, 'x')",
    "util.printx('(999) 999-9999', 'a1415968b9748')", "util.printd('mmm d yyyy', new Date())",
    "util.printd(1, util.scand(2, '4/15/07 3:14:15 pm'))", "new Date(2020, 1, 30, 5).toString()",
    "new Date('2020-02-03T04:05:06').getHours() + String(new Date(2020, 0) < new Date())",
    "Date.UTC(2020, 1, 1) + Date.now()", "color.convert(color.red, 'CMYK').join()",
    "getField('a').value + 1", "getField('a').valueAsString", "typeof getField('b.c').value",
    "getField('b').getArray().length", "String(getField('nowhere'))", "Math.random()",
    "AFMakeNumber('1.234,5') + AFExtractNums('a1b2').join()", "AFSimple('AVG', 2, 3)",
    "AFParseDateEx('5 mar 26', 'd mmm yy').getTime()", "typeof Atomics + typeof WebAssembly",
    "(function () { AFSimple_Calculate('SUM', ['a', 'a']); return event.value })()",
    "(function () { event.value = '-1234.5'; AFNumber_Format(2, 0, 2, 0, '$', true); "
      + "return event.value })()",
    "(function () { var title = 'mine'; return title })() + numPages + event.name",
    "app.alert('x', 0, 2) + String(app.response('y'))",
    "app.popUpMenuEx({cName: 'a'}, {cName: 'b', oSubMenu: {cName: 'c', cReturn: 1}})",
    "'\\u0000é😀\\ud800'.length",
  ])
  func bothEnginesSayTheSame(expression: String) throws {
    let source = "event.value = String(" + expression + ")"
    let (one, other) = (try ScriptBench(.muJS), try ScriptBench())
    let value = try one.run(source)
    #expect(!value.isEmpty && !value.hasPrefix("threw"))
    #expect(try other.run(source) == value)
  }

  @Test(arguments: [
    ("while (true);", ScriptError.Limit.time),
    ("for (;;) { try { for (;;); } catch { } finally { } }", .time),
    ("/(a+)+$/.exec('a'.repeat(60) + 'b'); while (true);", .time),
    ("event.value = {toString() { for (;;); }}", .time),
    ("throw {toString() { for (;;); }}", .time),
    ("JSON.stringify = Array.prototype.map = () => { for (;;); }; for (;;);", .time),
    ("const a = []; for (;;) a.push(a.slice());", .memory),
    ("new Uint8Array(1e9).fill(1)", .memory),
    ("let s = 'a'.repeat(1 << 20); const all = []; for (;;) all.push(s + all.length)[0];", .memory),
    ("for (;;) try { console.println('0123456789') } catch { }", .output),
  ])
  func whatTakesTooMuchIsEnded(source: String, limit: ScriptError.Limit) throws {
    let bench = try ScriptBench()
    // A busy machine takes long to fill the memory.
    bench.host.limits.milliseconds = limit == .time ? 400 : 30_000
    bench.host.limits.memory = 32 << 20
    bench.host.outputLimit = 100_000
    #expect(throws: ScriptError.limitExceeded(script: "test", limit)) { try bench.run(source) }
    #expect(try bench.run("event.value = 6 * 7") == "42")
  }

  @Test(arguments: [
    "function f() { return f() + 1 } f()", "eval('['.repeat(100000))", "nothing()", "let let = 1",
    "throw {toString() { throw 1 }}", "new Array(-1)",
  ])
  func whatThrowsIsReported(source: String) throws {
    let bench = try ScriptBench()
    #expect(try bench.run(source).hasPrefix("threw "))
    #expect(try bench.run("event.value = 6 * 7") == "42")
  }

  @Test func aScriptThatWaitsForItsUserTakesNoTime() throws {
    let bench = try ScriptBench()
    bench.host.limits.milliseconds = 300
    bench.willAnswer = { usleep(700_000) }
    #expect(try bench.run("event.value = app.alert('Now?', 2, 2)") == "4")
  }

  @Test func aProcessThatIsKilledIsReplaced() throws {
    let bench = try ScriptBench()
    _ = try bench.run("var kept = 1")
    bench.willAnswer = { for child in bench.processes { kill(child, SIGKILL) } }
    #expect(throws: ScriptError.self) { try bench.run("app.alert('x')") }
    bench.willAnswer = {}
    #expect(try bench.run("event.value = typeof kept") == "undefined")
  }

  @Test func theProcessIsConfinedAndEndsWithItsOwner() throws {
    var bench: ScriptBench? = try ScriptBench()
    _ = try bench?.run("1")
    let child = try #require(bench?.processes.first)
    let status = try String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)
    #expect(status.contains("NoNewPrivs:\t1") && status.contains("Seccomp:\t2"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: "/proc/\(child)/fd").count < 16)
    bench = nil
    #expect(kill(child, 0) != 0)
  }

  @Test func withoutTheLibraryScriptsRunInMuJS() throws {
    let bench = try ScriptBench(library: "/nowhere/libjavascriptcore.so")
    #expect(try bench.run("event.value = 6 * 7") == "42")
    #expect(try bench.run("let x = 1").hasPrefix("threw SyntaxError"))
  }
}
