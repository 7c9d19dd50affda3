// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import System

/// Has a ``ScriptProcess`` run scripts, and answers what they call.
final class RemoteMachine: ScriptMachine {
  /// How long a process may take to begin, and to go on with what takes it a second of the processor's
  /// time, in milliseconds.
  private static let patience: Int32 = 20_000

  /// The limit in bytes, the same as for the interpreter in this process.
  private static let longestText = 4 << 20

  private let limits: ScriptInterpreter.Limits
  private let host: ScriptEngine.Host
  /// `nil` once the process has ended.
  private var channel: ScriptChannel?

  /// - Parameter descriptor: closed by this.
  /// - Returns: `nil` where the process does not begin, as without the library.
  init?(
    _ descriptor: Int32, _ limits: ScriptInterpreter.Limits, _ host: @escaping ScriptEngine.Host
  ) {
    // A process that is gone is an error, and no signal.
    signal(SIGPIPE, SIG_IGN)
    self.limits = limits
    self.host = host
    let channel = ScriptChannel(descriptor)
    self.channel = channel
    guard case .ready = channel.receive(within: RemoteMachine.patience) else {
      end()
      return nil
    }
  }

  deinit { end() }

  private func end() {
    channel?.close()
    channel = nil
  }

  func prepare(_ source: String) -> ScriptInterpreter.Outcome {
    perform(.prepare(source, milliseconds: limits.milliseconds, memory: limits.residentMemory))
  }

  func run(
    _ source: String, named name: String, argument: String, isShared: Bool
  ) -> ScriptInterpreter.Outcome {
    perform(
      .run(
        ScriptRun(source, named: name, argument: argument, isShared: isShared),
        milliseconds: limits.milliseconds, memory: limits.residentMemory))
  }

  /// Sends a request, and answers calls until it is done.
  private func perform(_ request: ScriptMessage) -> ScriptInterpreter.Outcome {
    let outcome = exchange(request)
    if case .ended = outcome { end() }
    return outcome
  }

  private func exchange(_ request: ScriptMessage) -> ScriptInterpreter.Outcome {
    guard let channel, channel.send(request) else { return .ended(.clock) }
    while true {
      let message: ScriptMessage
      switch channel.next(within: RemoteMachine.patience) {
      case .message(let next): message = next
      case .late: return .ended(.time)
      // It ended without a word: the engine does so where it gets no memory.
      case .closed: return .ended(.memory)
      }
      switch message {
      case .call(let name, let argument):
        guard let answer = host(name, argument) else { return .ended(.host) }
        guard channel.send(.answer(answer)) else { return .ended(.memory) }
      case .done(let text):
        return text.utf8.count > RemoteMachine.longestText ? .ended(.memory) : .done(text)
      case .threw(let text): return .threw(text)
      case .late: return .ended(.time)
      case .large: return .ended(.memory)
      case .ready, .prepare, .run, .answer: return .ended(.clock)
      }
    }
  }
}

extension ScriptInterpreter.Limits {
  /// The engine's own memory counts too, and garbage that it has not collected yet.
  fileprivate var residentMemory: Int { memory.multipliedReportingOverflow(by: 2).partialValue }
}
