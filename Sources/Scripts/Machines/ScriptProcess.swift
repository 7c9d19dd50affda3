// SPDX-License-Identifier: AGPL-3.0-or-later

import CJavaScriptCore
import System

/// Runs scripts for another process, with JavaScriptCore; its own process does nothing else. It ends at
/// its limits, when its parent ends it, or when the other end of its socket is closed.
public final class ScriptProcess {
  private let channel: ScriptChannel
  private var engine: OpaquePointer?
  /// The last answer for the engine, valid until the next one.
  private var answer: UnsafeMutablePointer<CChar>?
  private let late = ScriptMessage.late.frame
  private let large = ScriptMessage.large.frame

  private init(_ descriptor: Int32) { channel = ScriptChannel(descriptor) }

  deinit { free(answer) }

  /// Serves until the other end of the socket is closed.
  ///
  /// - Parameters:
  ///   - library: the path of JavaScriptCore.
  ///   - giveUp: gives up unneeded rights once the engine is loaded.
  /// - Returns: the exit status; 1 if the library is missing.
  public static func run(
    library: String, descriptor: Int32, giveUp: () -> Void
  ) -> Int32 {
    let process = ScriptProcess(descriptor)
    guard cjs_watch(descriptor) == 0 else { return 1 }
    process.engine = cjs_new(library, answerCall, Unmanaged.passUnretained(process).toOpaque())
    guard process.engine != nil else { return 1 }
    giveUp()
    guard process.channel.send(.ready) else { return 1 }
    while let message = process.channel.receive() {
      guard let reply = process.reply(to: message), process.channel.send(reply) else { break }
    }
    return 0
  }

  /// The reply to a request; `nil` if the message is not a request.
  private func reply(to message: ScriptMessage) -> ScriptMessage? {
    guard let engine else { return nil }
    let isDone: Bool
    switch message {
    case .prepare(let source, let milliseconds, let memory):
      isDone = limited(milliseconds, memory) { cjs_prepare(engine, source) }
      // The other side does not need the value of a prelude.
      if isDone { return .done("") }
    case .run(let run, let milliseconds, let memory):
      isDone = limited(milliseconds, memory) {
        cjs_run(engine, run.argument, run.name, run.source, run.isShared)
      }
    default: return nil
    }
    let text = String(cString: cjs_text(engine))
    return isDone ? .done(text) : .threw(text)
  }

  private func limited(_ milliseconds: Int, _ memory: Int, _ body: () -> Bool) -> Bool {
    late.withUnsafeBufferPointer { late in
      large.withUnsafeBufferPointer { large in
        cjs_begin(
          max(1, milliseconds), max(0, memory), late.baseAddress, late.count, large.baseAddress,
          large.count)
        defer { cjs_end() }
        return body()
      }
    }
  }

  /// Asks the other side, which may ask its user. The wait does not count against the script's limits.
  fileprivate func call(_ name: String, _ argument: String) -> UnsafePointer<CChar> {
    cjs_pause()
    guard channel.send(.call(name: name, argument: argument)),
      case .answer(let text) = channel.receive()
      // The other side is gone.
    else { _exit(0) }
    free(answer)
    guard let copy = strdup(text) else { _exit(1) }
    answer = copy
    cjs_resume()
    return UnsafePointer(copy)
  }
}

private func answerCall(
  _ user: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
  _ argument: UnsafePointer<CChar>?
) -> UnsafePointer<CChar>? {
  guard let user, let name, let argument else { return nil }
  let process = Unmanaged<ScriptProcess>.fromOpaque(user).takeUnretainedValue()
  return process.call(String(cString: name), String(cString: argument))
}
