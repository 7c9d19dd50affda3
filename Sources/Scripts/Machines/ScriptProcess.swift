// SPDX-License-Identifier: AGPL-3.0-or-later

import CScripts
import Engine
import System

/// Runs scripts for another process; its own process does nothing else. It ends at its limits, when its
/// parent ends it, or when the other end of its socket is closed.
public final class ScriptProcess {
  private let channel: ScriptChannel
  private let library: String?
  private let giveUp: () -> Void
  private var machine: (any ScriptMachine)?
  private let late = ScriptMessage.late.frame
  private let large = ScriptMessage.large.frame

  private init(_ descriptor: Int32, library: String?, giveUp: @escaping () -> Void) {
    channel = ScriptChannel(descriptor)
    (self.library, self.giveUp) = (library, giveUp)
  }

  /// Serves until the other end of the socket is closed.
  ///
  /// - Parameters:
  ///   - library: the path of JavaScriptCore; MuJS runs the scripts if it is `nil` or cannot be loaded.
  ///   - giveUp: gives up unneeded rights once the engine is loaded.
  /// - Returns: the exit status.
  public static func run(
    library: String?, descriptor: Int32, giveUp: @escaping () -> Void
  ) -> Int32 {
    let process = ScriptProcess(descriptor, library: library, giveUp: giveUp)
    return withExtendedLifetime(process) {
      let status = cs_serve(
        descriptor,
        { user in
          user.map { Unmanaged<ScriptProcess>.fromOpaque($0).takeUnretainedValue() }?.serve() ?? 1
        },
        Unmanaged.passUnretained(process).toOpaque())
      return status < 0 ? 1 : status
    }
  }

  private func serve() -> Int32 {
    guard case .start(let engine, let limits)? = channel.receive() else { return 1 }
    machine = makeMachine(engine, limits)
    guard machine != nil else { return 1 }
    giveUp()
    guard channel.send(.ready) else { return 1 }
    while let message = channel.receive() {
      guard let reply = reply(to: message, limits), channel.send(reply) else { break }
    }
    return 0
  }

  private func makeMachine(
    _ engine: ScriptEngine.Name, _ limits: ScriptInterpreter.Limits
  ) -> (any ScriptMachine)? {
    let host: ScriptEngine.Host = { [unowned self] in call($0, $1) }
    if engine == .javaScriptCore, let library,
      let machine = JavaScriptCoreMachine(library: library, host)
    {
      return machine
    }
    return try? ScriptInterpreter(limits, host: host)
  }

  /// The reply to a request; `nil` if the message is not a request.
  private func reply(
    to message: ScriptMessage, _ limits: ScriptInterpreter.Limits
  ) -> ScriptMessage? {
    guard let machine else { return nil }
    let outcome: ScriptInterpreter.Outcome
    switch message {
    case .prepare(let source): outcome = limited(limits) { machine.prepare(source) }
    case .run(let run):
      outcome = limited(limits) {
        machine.run(run.source, named: run.name, argument: run.argument, isShared: run.isShared)
      }
    default: return nil
    }
    return switch outcome {
    case .done(let text): .done(text)
    case .threw(let text): .threw(text)
    case .ended(let end): .ended(end)
    }
  }

  private func limited(
    _ limits: ScriptInterpreter.Limits, _ body: () -> ScriptInterpreter.Outcome
  ) -> ScriptInterpreter.Outcome {
    late.withUnsafeBufferPointer { late in
      large.withUnsafeBufferPointer { large in
        cs_begin(
          max(1, limits.milliseconds), limits.residentMemory, late.baseAddress, late.count,
          large.baseAddress, large.count)
        defer { cs_end() }
        return body()
      }
    }
  }

  /// Asks the other side, which may ask its user. The wait does not count against the script's limits.
  private func call(_ name: String, _ argument: String) -> String? {
    cs_pause()
    guard channel.send(.call(name: name, argument: argument)),
      case .answer(let text) = channel.receive()
      // The other side is gone.
    else { _exit(0) }
    cs_resume()
    return text
  }
}

extension ScriptInterpreter.Limits {
  /// The most bytes of the process. Includes the engine's own memory, and garbage that is not yet
  /// collected.
  fileprivate var residentMemory: Int {
    let (twice, isTooMuch) = max(0, memory).multipliedReportingOverflow(by: 2)
    return isTooMuch ? .max : twice
  }
}
