// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// A JavaScript interpreter for scripts that nobody trusts (ECMAScript 5, MuJS). It reaches neither
/// files nor the network nor the document: only the function that it is made with. It is used on one
/// thread at a time.
public final class ScriptInterpreter {
  /// The resources that each run may use.
  public struct Limits: Hashable, Sendable {
    /// Instructions; the same script takes the same number in every run.
    public var steps = 10_000_000
    /// Bytes in use at any time.
    public var memory = 64 << 20
    /// Milliseconds of the processor's time: for what takes long within one instruction.
    public var milliseconds = 1000

    public init() {}
  }

  public enum Outcome: Hashable, Sendable {
    case done(String)
    /// The script threw an error.
    case threw(String)
    /// It was ended; the interpreter runs nothing any more.
    case ended(End)
  }

  public enum End: String, Sendable {
    case steps, memory, time
    /// The function that it called did not let it go on.
    case host
    /// No clock could be set for it: it was not run.
    case clock
  }

  private let state: OpaquePointer
  fileprivate let host: (_ name: String, _ argument: String) -> String?

  /// - Parameter host: what a script calls as `host(name, argument)`, both JSON or plain text as they
  ///   agree on; `nil` ends the script, whatever it catches.
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` where there is no memory.
  public init(
    _ limits: Limits, host: @escaping (_ name: String, _ argument: String) -> String?
  ) throws(EngineError) {
    self.host = host
    let box = HostBox()
    let counted = cm_script_limits(
      steps: Int32(clamping: limits.steps), memory: max(0, limits.memory),
      milliseconds: Int32(clamping: limits.milliseconds))
    guard let state = cm_new_script(counted, callHost, Unmanaged.passUnretained(box).toOpaque())
    else { throw .limitExceeded(.memory, "there is no memory for a script") }
    self.state = state
    self.box = box
    box.interpreter = self
  }

  private let box: HostBox

  deinit { cm_drop_script(state) }

  /// Runs a source whose value is a function, and calls that with `host`; it gives an object with
  /// `enter(argument)`, called before each script, and `leave(error)`, which gives its result.
  public func prepare(_ source: String) -> Outcome { outcome(cm_prepare_script(state, source)) }

  /// Runs a source as global code, between `enter` and `leave`. What it throws goes to `leave`.
  ///
  /// - Parameter name: what messages call it.
  public func run(_ source: String, named name: String, argument: String) -> Outcome {
    outcome(cm_run_script(state, argument, name, source))
  }

  private func outcome(_ status: cm_script_status) -> Outcome {
    switch status {
    case CM_SCRIPT_DONE: .done(String(cString: cm_script_text(state)))
    case CM_SCRIPT_THREW: .threw(String(cString: cm_script_text(state)))
    case CM_SCRIPT_STEPS: .ended(.steps)
    case CM_SCRIPT_MEMORY: .ended(.memory)
    case CM_SCRIPT_TIME: .ended(.time)
    case CM_SCRIPT_STOPPED: .ended(.host)
    default: .ended(.clock)
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
