// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Scripts
import Testing

/// Scripts in a process with MuJS that want to hang or crash it.
@Suite(.timeLimit(.minutes(10)))
struct MuJSTests {
  /// These take few instructions, each of which takes long.
  @Test(arguments: [
    "[].indexOf.call({length: 4e9}, 1)",
    "[].forEach.call({length: 2e9}, function () {})",
    "[].sort.call({length: 1e9}, function () { return 1 })",
    "[].reverse.call({length: 2e9})",
    "var s = 'a'; while (s.length < 1e6) s += s; var t = s.substring(1, s.length / 2) + 'b'; "
      + "for (;;) s.indexOf(t)",
  ])
  func timeRunsOut(source: String) throws {
    let bench = try ScriptBench(.muJS)
    bench.host.limits.milliseconds = 200
    #expect(throws: ScriptError.limitExceeded(script: "test", .time)) { try bench.run(source) }
    #expect(try bench.run("event.value = 6 * 7") == "42")
  }

  @Test(arguments: [
    ("while (1);", ScriptError.Limit.steps),
    ("for (;;) { try { for (;;); } catch (e) { } finally { } }", .steps),
    ("var s = 'aaaaaaaa'; for (;;) s += s;", .memory),
    ("var a = []; for (;;) a.push(a.slice(0));", .memory),
    ("for (;;) try { console.println('0123456789') } catch (e) { }", .output),
    ("eval(new Array(500000).join('new ') + '1')", .memory),
  ])
  func otherLimitsComeThrough(source: String, limit: ScriptError.Limit) throws {
    let bench = try ScriptBench(.muJS)
    bench.host.limits.memory = 32 << 20
    bench.host.outputLimit = 100_000
    #expect(throws: ScriptError.limitExceeded(script: "test", limit)) { try bench.run(source) }
    #expect(try bench.run("event.value = 6 * 7") == "42")
  }

  /// The interpreter itself refuses these: they throw.
  @Test(arguments: [
    "function f() { return f() + 1 } f()",
    "new Array(1e9).join('x')",
    "Math.max.apply(null, {length: 4e9})",
    "var a = []; a.length = 4e9; a.unshift(1)",
    "var a = []; a[0] = a; JSON.stringify(a); a.join()",
    "/(a+)+$/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!')",
    "new RegExp(new Array(100000).join('('))",
    "eval(new Array(100000).join('('))",
    "eval(new Array(100000).join('!') + '1')",
    "eval(new Array(100000).join('{'))",
    "JSON.parse(new Array(100000).join('['))",
    "var o = {valueOf: function () { return +o }}; +o",
    "var o = {toJSON: function () { return JSON.stringify(o) }}; JSON.stringify(o)",
    "function f() { return [3, 2, 1].sort(f) } f()",
    "var s = 'eval(s)'; eval(s)",
  ])
  func recursionEnds(source: String) throws {
    #expect(try ScriptBench(.muJS).run(source).hasPrefix("threw "))
  }

  @Test func theStatementForDebuggersHasNoEffect() throws {
    #expect(try ScriptBench(.muJS).run("debugger; eval('debugger'); event.value = 1") == "1")
  }

  @Test func aScriptThatWaitsForItsUserTakesNoTime() throws {
    let bench = try ScriptBench(.muJS)
    bench.host.limits.milliseconds = 300
    bench.willAnswer = { usleep(700_000) }
    #expect(try bench.run("event.value = app.alert('Now?', 2, 2)") == "4")
  }

  @Test func aProcessThatWasKilledBetweenScriptsIsReplaced() throws {
    let bench = try ScriptBench(.muJS)
    _ = try bench.run("var kept = 1")
    for child in bench.processes {
      kill(child, SIGKILL)
      var end = siginfo_t()
      waitid(P_PID, id_t(child), &end, WEXITED | WNOWAIT)
    }
    #expect(try bench.run("event.value = typeof kept") == "undefined")
  }

  @Test func theProcessIsConfinedAndEndsWithItsOwner() throws {
    var bench: ScriptBench? = try ScriptBench(.muJS)
    _ = try bench?.run("1")
    let child = try #require(bench?.processes.first)
    let status = try String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)
    #expect(status.contains("NoNewPrivs:\t1") && status.contains("Seccomp:\t2"))
    bench = nil
    #expect(kill(child, 0) != 0)
  }

  @Test func withoutProcessesNothingRuns() throws {
    let bench = try ScriptBench(.muJS, program: "/nowhere/recto")
    #expect(throws: ScriptError.self) { try bench.run("1") }
  }
}
