// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

@testable import Scripts

/// Scripts that want to hang or to fill the memory. What only a process can end is in `MuJSTests` of
/// the server.
@Suite struct LimitTests {
  /// Runs one, and then a harmless one: whatever the first did, the second works.
  private func end(_ source: String) throws -> ScriptError? {
    let bench = Bench()
    bench.host.limits.steps = 2_000_000
    bench.host.limits.memory = 32 << 20
    bench.host.outputLimit = 100_000
    var end: ScriptError?
    do { try bench.run(source) } catch let error as ScriptError { end = error }
    #expect(try bench.value("6 * 7") == "42")
    return end
  }

  @Test(arguments: [
    "while (1);",
    "for (;;) { try { for (;;); } catch (e) { } finally { } }",
    "a: for (;;) { try { continue a } finally { continue a } }",
    "Function('for (;;);')()",
    "eval('for (;;);')",
    "[3, 2, 1].sort(function () { for (;;); })",
    "'aaa'.replace(/a/g, function () { for (;;); })",
    "Object.defineProperty(this, 'x', {get: function () { for (;;); }}); x",
    "event.value = {toString: function () { for (;;); }}",
    "throw {toString: function () { for (;;); }}",
    "Array.prototype.map = Function.prototype.call = JSON.stringify = function () { for (;;); };",
  ])
  func stepsRunOut(source: String) throws {
    #expect(try end(source) == .limitExceeded(script: "test", .steps))
  }

  @Test(arguments: [
    "var a = []; for (;;) a.push(a.slice(0));",
    "var s = 'aaaaaaaa'; for (;;) s += s;",
    "var s = 'aaaaaaaa'; for (;;) try { for (;;) s += s } catch (e) { s = 'aaaaaaaa' }",
    "var a = []; for (;;) a[a.length] = Object.keys(a);",
    "var f = function () {}; for (;;) f = (function (g) { return function () { return g } })(f);",
    "var s = 'function f(){'; while (s.length < 4000000) s += s; eval(s)",
  ])
  func memoryRunsOut(source: String) throws {
    #expect(try end(source) == .limitExceeded(script: "test", .memory))
  }

  @Test func whatCatchesOverflowsForeverEnds() throws {
    #expect(
      try end("function f() { try { return f() + 1 } catch (e) { return f() } } f()") != nil)
  }

  @Test func requestsAreLimited() throws {
    #expect(
      try end("for (;;) try { console.println('0123456789') } catch (e) { }")
        == .limitExceeded(script: "test", .output))
    let bench = Bench()
    bench.host.outputLimit = 1000
    #expect(throws: ScriptError.limitExceeded(script: "test", .output)) {
      try bench.run("console.println(new Array(2000).join('x'))")
    }
  }

  @Test func thePreambleIsRunAgainInSilenceAfterAnEnd() throws {
    let bench = Bench()
    let greeting = Script("greeting", "var greeting = 'hello'; app.alert('welcome')")
    _ = try bench.host.run(greeting, ScriptEvent(.open))
    bench.host.preamble.append(greeting)
    #expect(bench.questions.count == 1)
    bench.host.limits.steps = 200_000
    #expect(throws: ScriptError.self) { try bench.run("for (;;);") }
    #expect(try bench.value("greeting") == "hello")
    #expect(bench.questions.count == 1)
  }

  @Test func whatTheDocumentReadsWronglyEndsTheScript() throws {
    let broken = Broken()
    #expect(throws: ScriptError.engine(.damaged("gone"))) {
      try broken.host.run(
        Script("test", "for (;;) try { getField('a') } catch (e) { }"), ScriptEvent(.execute))
    }
  }

  @Test func scriptsDoNotRunWithinScripts() throws {
    let bench = Bench()
    let nested = Nested(bench)
    #expect(throws: ScriptError.busy(script: "inner")) {
      _ = try nested.host.run(Script("outer", "app.alert('x')"), ScriptEvent(.execute))
      throw try #require(nested.error)
    }
  }
}

/// A document whose fields cannot be read.
private final class Broken: ScriptSurroundings {
  private(set) lazy var host = ScriptHost(
    .init(clock: { 0 }, randomness: { 0 }), surroundings: self)

  func fieldNames() throws(EngineError) -> [String] { throw .damaged("gone") }
  func field(_ name: String, place: Int?) throws(EngineError) -> ScriptField? {
    throw .damaged("gone")
  }
  func calculations() -> [ScriptCalculation] { [] }
  func facts() -> ScriptFacts { ScriptFacts() }
  func page(_ index: Int) -> ScriptPage? { nil }
  func ask(_ question: ScriptQuestion) -> ScriptAnswer { .none }
  func change(_ template: TemplateChange) -> String? { "not here" }
  func take(_ effect: ScriptEffect) -> Bool { true }
  func start(_ timer: ScriptTimer) -> Int? { nil }
  func stopTimer(_ id: Int) {}
}

/// A user who starts a script while one waits for an answer.
private final class Nested: ScriptSurroundings {
  private(set) lazy var host = ScriptHost(
    .init(clock: { 0 }, randomness: { 0 }), surroundings: self)
  var error: ScriptError?
  let bench: Bench

  init(_ bench: Bench) { self.bench = bench }

  func fieldNames() -> [String] { [] }
  func field(_ name: String, place: Int?) -> ScriptField? { nil }
  func calculations() -> [ScriptCalculation] { [] }
  func facts() -> ScriptFacts { ScriptFacts() }
  func page(_ index: Int) -> ScriptPage? { nil }
  func ask(_ question: ScriptQuestion) -> ScriptAnswer {
    do throws(ScriptError) {
      _ = try host.run(Script("inner", "1"), ScriptEvent(.execute))
    } catch { self.error = error }
    return .none
  }
  func change(_ template: TemplateChange) -> String? { "not here" }
  func take(_ effect: ScriptEffect) -> Bool { true }
  func start(_ timer: ScriptTimer) -> Int? { nil }
  func stopTimer(_ id: Int) {}
}
