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
      guard let end = start(), let machine = RemoteMachine(end, limits, host) else {
        throw .unsupported("no process for scripts can be started")
      }
      return machine
    }
  }

  private init() {
    name = .muJS
    make = { limits, host throws(EngineError) in try ScriptInterpreter(limits, host: host) }
  }

  /// MuJS in this process, for scripts that are trusted to end: those of tests.
  public static var ofThisProcess: ScriptEngine { ScriptEngine() }
}
