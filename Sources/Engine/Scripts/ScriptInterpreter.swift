// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// A JavaScript interpreter (ECMAScript 5, MuJS). Scripts cannot access files, the network or the
/// document; they can only call the host function. Instructions and memory are limited. The time is not,
/// and neither is the parser's recursion: untrusted scripts need a process of their own. Use it on one
/// thread at a time.
public final class ScriptInterpreter {
  /// The resources that each run may use.
  public struct Limits: Hashable, Sendable {
    /// The most instructions that a script may run. A script needs the same number in every run.
    public var steps = 10_000_000
    /// The most bytes in use at any time.
    public var memory = 64 << 20
    /// The processor time in milliseconds, which also limits a single long instruction.
    public var milliseconds = 1000

    public init() {}
  }

  public enum Outcome: Hashable, Sendable {
    case done(String)
    /// The script threw an error.
    case threw(String)
    /// The script was terminated; drop the interpreter.
    case ended(End)
  }

  public enum End: String, Sendable {
    case steps, memory, time
    /// The host function terminated the script.
    case host
    /// The process for scripts could not be used.
    case process
  }

  private let state: OpaquePointer
  private let steps: Int32
  fileprivate let host: (_ name: String, _ argument: String) -> String?

  /// - Parameter host: the function that a script calls as `host(name, argument)`, with JSON or plain
  ///   text as both sides agree; returning `nil` ends the script, even in a `try` block.
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` if there is no memory.
  public init(
    _ limits: Limits, host: @escaping (_ name: String, _ argument: String) -> String?
  ) throws(EngineError) {
    self.host = host
    let box = HostBox()
    guard
      let state = cm_new_script(
        max(0, limits.memory), callHost, Unmanaged.passUnretained(box).toOpaque())
    else { throw .limitExceeded(.memory, "there is no memory for a script") }
    steps = Int32(clamping: limits.steps)
    self.state = state
    self.box = box
    box.interpreter = self
  }

  private let box: HostBox

  deinit { cm_drop_script(state) }

  /// Runs a source that makes a function, and calls it with `host`. The function returns an object with
  /// `enter(argument)`, which is called before each script, and `leave(error)`, which returns the
  /// script's result.
  public func prepare(_ source: String) -> Outcome {
    outcome(cm_prepare_script(state, steps, source))
  }

  /// Runs a source as global code, between `enter` and `leave`. An error that it throws is passed to
  /// `leave`.
  ///
  /// - Parameter name: the name of the script in messages.
  public func run(_ source: String, named name: String, argument: String) -> Outcome {
    outcome(cm_run_script(state, steps, argument, name, source))
  }

  private func outcome(_ status: cm_script_status) -> Outcome {
    switch status {
    case CM_SCRIPT_DONE: .done(String(cString: cm_script_text(state)))
    case CM_SCRIPT_THREW: .threw(String(cString: cm_script_text(state)))
    case CM_SCRIPT_STEPS: .ended(.steps)
    case CM_SCRIPT_MEMORY: .ended(.memory)
    default: .ended(.host)
    }
  }
}

/// The reference from the interpreter's state to its owner.
private final class HostBox {
  weak var interpreter: ScriptInterpreter?
}

private func callHost(
  _ user: UnsafeMutableRawPointer?, _ state: OpaquePointer?, _ name: UnsafePointer<CChar>?,
  _ argument: UnsafePointer<CChar>?
) -> Bool {
  guard let user, let state, let name, let argument,
    let interpreter = Unmanaged<HostBox>.fromOpaque(user).takeUnretainedValue().interpreter,
    let answer = interpreter.host(String(cString: name), String(cString: argument))
  else { return false }
  return cm_answer_script(state, answer)
}
