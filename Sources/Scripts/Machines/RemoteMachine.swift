// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// Runs scripts in a ``ScriptProcess``, and answers their calls.
final class RemoteMachine: ScriptMachine {
  /// The time limit, in milliseconds, for the process to react. It applies to the start of a process,
  /// and to each of its messages. It is generous: a run is limited to much less processor time.
  private static let patience: Int32 = 20_000

  /// The maximum length of a text, in bytes. The interpreter in this process has the same limit.
  private static let longestText = 4 << 20

  private let host: ScriptEngine.Host
  /// `nil` once the process has ended.
  private var channel: ScriptChannel?

  /// - Parameters:
  ///   - descriptor: a socket, which this object closes.
  ///   - engine: the engine; MuJS takes the place of JavaScriptCore if its library cannot be loaded.
  /// - Returns: `nil` if the process does not start.
  init?(
    _ descriptor: Int32, _ engine: ScriptEngine.Name, _ limits: ScriptInterpreter.Limits,
    _ host: @escaping ScriptEngine.Host
  ) {
    // Writing to a dead process must fail with an error instead of a signal.
    signal(SIGPIPE, SIG_IGN)
    self.host = host
    let channel = ScriptChannel(descriptor)
    self.channel = channel
    guard channel.send(.start(engine, limits)),
      case .ready = channel.receive(within: RemoteMachine.patience)
    else {
      end()
      return nil
    }
  }

  deinit { end() }

  private func end() {
    channel?.close()
    channel = nil
  }

  func prepare(_ source: String) -> ScriptInterpreter.Outcome { perform(.prepare(source)) }

  func run(
    _ source: String, named name: String, argument: String, isShared: Bool
  ) -> ScriptInterpreter.Outcome {
    perform(.run(ScriptRun(source, named: name, argument: argument, isShared: isShared)))
  }

  /// Sends a request, and answers calls until the request is done.
  private func perform(_ request: ScriptMessage) -> ScriptInterpreter.Outcome {
    let outcome = exchange(request)
    if case .ended = outcome { end() }
    return outcome
  }

  private func exchange(_ request: ScriptMessage) -> ScriptInterpreter.Outcome {
    // Nothing has run if the process was gone before, such as killed for want of memory.
    guard let channel, channel.send(request) else { return .ended(.process) }
    while true {
      let message: ScriptMessage
      switch channel.next(within: RemoteMachine.patience) {
      case .message(let next): message = next
      case .late: return .ended(.time)
      // The process ended without a message, as engines do that run out of memory or stack.
      case .closed: return .ended(.memory)
      }
      switch message {
      case .call(let name, let argument):
        guard let answer = host(name, argument) else { return .ended(.host) }
        guard channel.send(.answer(answer)) else { return .ended(.memory) }
      case .done(let text):
        return text.utf8.count > RemoteMachine.longestText ? .ended(.memory) : .done(text)
      case .threw(let text): return .threw(text)
      case .ended(let end): return .ended(end)
      case .start, .ready, .prepare, .run, .answer: return .ended(.process)
      }
    }
  }
}
