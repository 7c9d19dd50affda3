// SPDX-License-Identifier: AGPL-3.0-or-later

/// A step of work that is done bit by bit. A step proceeds for a short while.
public enum WorkStep<Outcome> {
  case goesOn
  /// Work to do before the next step, on any thread. It does not touch the document.
  case aside(SideWork)
  case done(Outcome)
}

extension WorkStep {
  /// The step of further work, which needs this work's outcome. The further work begins once this work
  /// is done.
  public func then<Next, Failure: Error>(
    _ goOn: (Outcome) throws(Failure) -> WorkStep<Next>
  ) throws(Failure) -> WorkStep<Next> {
    switch self {
    case .goesOn: .goesOn
    case .aside(let work): .aside(work)
    case .done(let outcome): try goOn(outcome)
    }
  }

  /// Takes all steps on the calling thread, and returns the outcome.
  public static func finish<Failure: Error>(
    in context: EngineContext, _ advance: () throws(Failure) -> WorkStep
  ) throws(Failure) -> Outcome {
    while true {
      switch try advance() {
      case .goesOn: continue
      case .aside(let work): work(context)
      case .done(let outcome): return outcome
      }
    }
  }
}

/// Work for another thread, with that thread's context.
public typealias SideWork = @Sendable (EngineContext) -> Void

/// The outcome of work that another thread does. The document's thread takes it afterwards.
///
/// `@unchecked Sendable` because one thread at a time uses it: the one that does the work, and then the
/// document's. An engine object inside has a context of its own.
public final class SideResult<Value, Failure: Error>: @unchecked Sendable {
  private var outcome: Result<Value, Failure>

  /// - Parameter failure: what ``get()`` throws if the work was never done.
  public init(until failure: Failure) { outcome = .failure(failure) }

  /// Does the work, and keeps its value or its error.
  public func make(_ work: () throws(Failure) -> Value) {
    do throws(Failure) { outcome = .success(try work()) } catch { outcome = .failure(error) }
  }

  public func get() throws(Failure) -> Value { try outcome.get() }
}
