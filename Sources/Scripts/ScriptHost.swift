// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Runs the scripts of one document. Definitions of one script are available in later ones.
public final class ScriptHost {
  /// The external input of scripts, so that every run can be repeated.
  public struct World {
    /// Seconds since 1970.
    public var clock: () -> Int64
    /// The offset of local time from UTC at a time, in minutes.
    public var offset: (Int64) -> Int
    public var randomness: () -> UInt64
    /// The engine that runs scripts.
    public var engine = ScriptEngine.ofThisProcess

    public init(
      clock: @escaping () -> Int64, offset: @escaping (Int64) -> Int = { _ in 0 },
      randomness: @escaping () -> UInt64
    ) {
      self.clock = clock
      self.offset = offset
      self.randomness = randomness
    }
  }

  public var limits = ScriptInterpreter.Limits()
  /// The limit in bytes for the output and requests of one script.
  public var outputLimit = 1 << 20
  /// The document's scripts. They run in this order whenever a new interpreter starts.
  public var preamble: [Script] = []
  let world: World
  unowned let surroundings: any ScriptSurroundings
  private var interpreter: (any ScriptMachine)?
  private var isRunning = false
  /// Scripts of the preamble that failed, such as by a limit; they do not run again.
  private var excluded: Set<Script> = []
  /// The bytes of requests of the running script.
  var output = 0
  /// Why the running script was ended. It is set if the interpreter does not know the reason.
  var failure: ScriptError?
  /// Whether effects are ignored, because the preamble runs again.
  var isSilent = false

  public init(_ world: World, surroundings: any ScriptSurroundings) {
    self.world = world
    self.surroundings = surroundings
  }

  /// Runs a script for an event.
  ///
  /// - Throws: ``ScriptError/limitExceeded(script:_:)``. The effects of the script must be discarded
  ///   then.
  public func run(_ script: Script, _ event: ScriptEvent) throws(ScriptError) -> ScriptOutcome {
    guard !isRunning else { throw .busy(script: script.name) }
    isRunning = true
    defer { isRunning = false }
    let isUsed = interpreter != nil
    do throws(ScriptError) {
      return try perform(script, event, on: try ready())
    } catch {
      // The process had ended since the last script, so nothing has run: a new one takes its place.
      guard isUsed, error == Self.lost else { throw error }
      return try perform(script, event, on: try ready())
    }
  }

  private static let lost = ScriptError.engine(.unsupported("the process for scripts has ended"))

  /// An interpreter that has run the preamble.
  private func ready() throws(ScriptError) -> any ScriptMachine {
    if let interpreter { return interpreter }
    let fresh: any ScriptMachine
    do throws(EngineError) {
      fresh = try world.engine.make(limits) { [unowned self] in answer($0, $1) }
    } catch { throw .engine(error) }
    let prepared = fresh.prepare(Prelude.source)
    if prepared == .ended(.process) { throw Self.lost }
    if let limit = prepared.limit { throw .limitExceeded(script: "prelude", limit) }
    interpreter = fresh
    isSilent = true
    defer { isSilent = false }
    for script in preamble where !excluded.contains(script) {
      do throws(ScriptError) {
        _ = try perform(script, ScriptEvent(.open), on: fresh)
      } catch {
        if error != Self.lost { excluded.insert(script) }
        throw error
      }
    }
    return fresh
  }

  private func perform(
    _ script: Script, _ event: ScriptEvent, on interpreter: any ScriptMachine
  ) throws(ScriptError) -> ScriptOutcome {
    output = 0
    failure = nil
    let argument: JSONTree
    do throws(EngineError) { argument = try arguments(event) } catch { throw .engine(error) }
    let outcome = interpreter.run(
      script.source.withoutNulls, named: script.name.withoutNulls, argument: argument.wireText,
      isShared: event.kind == .open)
    switch outcome {
    case .done(let text):
      guard let tree = try? JSONTree.parse(text), case .object = tree else {
        return .failed(event, "The script's result cannot be read.")
      }
      return ScriptOutcome(tree)
    case .threw(let message): return .failed(event, message)
    case .ended:
      self.interpreter = nil
      if outcome == .ended(.process) { throw Self.lost }
      throw failure ?? .limitExceeded(script: script.name, outcome.limit ?? .output)
    }
  }

  private func arguments(_ event: ScriptEvent) throws(EngineError) -> JSONTree {
    let now = world.clock()
    return [
      "event": event.members, "now": .integer(now &* 1000),
      "offset": .integer(Int64(world.offset(now))), "facts": try surroundings.facts().members,
    ]
  }
}

extension ScriptOutcome {
  /// The outcome of a script that failed: the value stays.
  fileprivate static func failed(_ event: ScriptEvent, _ message: String) -> ScriptOutcome {
    var outcome = ScriptOutcome()
    outcome.value = event.value
    outcome.error = message
    return outcome
  }
}

extension ScriptInterpreter.Outcome {
  /// The limit that ended the script.
  fileprivate var limit: ScriptError.Limit? {
    guard case .ended(let end) = self else { return nil }
    return switch end {
    case .steps: .steps
    case .memory: .memory
    case .time: .time
    case .process: nil
    case .host: .output
    }
  }
}

extension String {
  /// The text without NUL characters, which C strings cannot contain.
  fileprivate var withoutNulls: String { contains("\0") ? filter { $0 != "\0" } : self }
}
