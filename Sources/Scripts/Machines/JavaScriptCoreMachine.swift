// SPDX-License-Identifier: AGPL-3.0-or-later

import CScripts
import Engine
import System

/// Runs scripts in JavaScriptCore. A process can have one such machine.
final class JavaScriptCoreMachine: ScriptMachine {
  private let engine: OpaquePointer
  private let host: HostBox

  /// - Returns: `nil` if the library cannot be loaded.
  init?(library: String, _ host: @escaping ScriptEngine.Host) {
    self.host = HostBox(host)
    guard let engine = cjs_new(library, callHost, Unmanaged.passUnretained(self.host).toOpaque())
    else { return nil }
    self.engine = engine
  }

  func prepare(_ source: String) -> ScriptInterpreter.Outcome {
    // The other side does not need the value of a prelude.
    cjs_prepare(engine, source) ? .done("") : .threw(String(cString: cjs_text(engine)))
  }

  func run(
    _ source: String, named name: String, argument: String, isShared: Bool
  ) -> ScriptInterpreter.Outcome {
    let isDone = cjs_run(engine, argument, name, source, isShared)
    let text = String(cString: cjs_text(engine))
    return isDone ? .done(text) : .threw(text)
  }
}

/// The host, and its last answer. The answer stays valid until the next one.
private final class HostBox {
  private let host: ScriptEngine.Host
  private var answer: UnsafeMutablePointer<CChar>?

  init(_ host: @escaping ScriptEngine.Host) { self.host = host }

  deinit { free(answer) }

  func call(_ name: String, _ argument: String) -> UnsafePointer<CChar>? {
    let text = host(name, argument)
    free(answer)
    answer = text.flatMap { strdup($0) }
    guard answer != nil else { _exit(1) }
    return answer.map { UnsafePointer($0) }
  }
}

private func callHost(
  _ user: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
  _ argument: UnsafePointer<CChar>?
) -> UnsafePointer<CChar>? {
  guard let user, let name, let argument else { return nil }
  return Unmanaged<HostBox>.fromOpaque(user).takeUnretainedValue()
    .call(String(cString: name), String(cString: argument))
}
