// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Creates the machines that run scripts.
public struct ScriptEngine {
  /// Answers a script's call of `host(name, argument)`; `nil` ends the script.
  public typealias Host = (_ name: String, _ argument: String) -> String?
  public typealias Limits = ScriptInterpreter.Limits

  public enum Name: String, CaseIterable, Sendable {
    /// ECMAScript 5, in this process.
    case muJS = "mujs"
    /// Current JavaScript, in a separate process.
    case javaScriptCore = "javascriptcore"
  }

  public var name: Name
  let make: (Limits, @escaping Host) throws(EngineError) -> any ScriptMachine

  private init(
    _ name: Name,
    _ make: @escaping (Limits, @escaping Host) throws(EngineError) -> any ScriptMachine
  ) {
    self.name = name
    self.make = make
  }

  public static var muJS: ScriptEngine {
    ScriptEngine(.muJS) { limits, host throws(EngineError) in
      try ScriptInterpreter(limits, host: host)
    }
  }

  /// Runs scripts in processes that a function starts. It passes one end of a socket to a
  /// ``ScriptProcess`` and returns the other end. If it cannot start one, MuJS runs the scripts.
  public static func javaScriptCore(starting start: @escaping () -> Int32?) -> ScriptEngine {
    ScriptEngine(.javaScriptCore) { limits, host throws(EngineError) in
      if let end = start(), let machine = RemoteMachine(end, limits, host) { return machine }
      return try ScriptInterpreter(limits, host: host)
    }
  }
}
