// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The machine that runs the scripts of one document: an interpreter in this process, or one in
/// another process.
public protocol ScriptMachine: AnyObject {
  /// Runs a source whose value is a function, and calls it. The function is called with `host`. It
  /// returns an object with `enter(argument)`, called before each script, and `leave(error)`, which
  /// returns the result.
  func prepare(_ source: String) -> ScriptInterpreter.Outcome

  /// Runs a source between `enter` and `leave`. Its exceptions are passed to `leave`.
  ///
  /// - Parameters:
  ///   - name: the script's name in messages.
  ///   - isShared: whether later scripts see declarations with `let`, `const` and `class`, if the
  ///     language has them.
  func run(
    _ source: String, named name: String, argument: String, isShared: Bool
  ) -> ScriptInterpreter.Outcome
}

extension ScriptInterpreter: ScriptMachine {
  public func run(
    _ source: String, named name: String, argument: String, isShared: Bool
  ) -> Outcome { run(source, named: name, argument: argument) }
}
