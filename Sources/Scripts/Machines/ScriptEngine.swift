// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Creates the machines that run scripts.
public struct ScriptEngine {
  /// Answers a script's call of `host(name, argument)`; `nil` ends the script.
  public typealias Host = (_ name: String, _ argument: String) -> String?
  public typealias Limits = ScriptInterpreter.Limits

  public enum Name: String, CaseIterable, Sendable {
    /// ECMAScript 5.
    case muJS = "mujs"
    /// Current JavaScript.
    case javaScriptCore = "javascriptcore"
  }

  public var name: Name
  let make: (Limits, @escaping Host) throws(EngineError) -> any ScriptMachine

  /// Runs scripts in processes that a function starts. It passes one end of a socket to a
  /// ``ScriptProcess`` and returns the other end.
  public init(_ name: Name, starting start: @escaping () -> Int32?) {
    self.name = name
    make = { limits, host throws(EngineError) in
      // A library that crashes when it is loaded takes its process with it.
      for name in name == .muJS ? [.muJS] : [name, .muJS] {
        if let end = start(), let machine = RemoteMachine(end, name, limits, host) {
          return machine
        }
      }
      throw .unsupported("no process for scripts can be started")
    }
  }

  private init() {
    name = .muJS
    make = { limits, host throws(EngineError) in try ScriptInterpreter(limits, host: host) }
  }

  /// Runs a script that computes 42, as a check of the installation.
  ///
  /// - Returns: what went wrong; `nil` if the script has run.
  public func failure() -> String? {
    let answer = name == .muJS ? "(function () { return 42 })()" : "(() => 42)()"
    let prelude =
      "(function () { return {enter: function () {}, leave: function (error) { "
      + "return String(error || result) }} })"
    do throws(EngineError) {
      let machine = try make(Limits()) { _, _ in nil }
      guard case .done = machine.prepare(prelude) else { return "the engine does not start" }
      let outcome = machine.run(
        "var result = " + answer, named: "check", argument: "", isShared: true)
      return outcome == .done("42") ? nil : "a script ended with \(outcome)"
    } catch {
      return error.message
    }
  }

  /// MuJS in this process, without limits of time and stack: for tests, whose scripts end. `recto` gives
  /// each session an engine of processes instead.
  public static var ofThisProcess: ScriptEngine { ScriptEngine() }
}
