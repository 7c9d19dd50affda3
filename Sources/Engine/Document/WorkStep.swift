// SPDX-License-Identifier: AGPL-3.0-or-later

/// A step of work that proceeds for a short while at a time.
public enum WorkStep<Outcome> {
  case goesOn
  /// Work to do before the next step, on any thread. It does not touch the document.
  case aside(SideWork)
  case done(Outcome)
}

extension WorkStep {
  /// The step of work that goes on with the outcome of this work.
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
