// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A step of work that proceeds for a short while at a time.
public enum WorkStep<Outcome> {
  case goesOn
  /// Work to do before the next step, on any thread. It does not touch the document.
  case aside(SideWork)
  case done(Outcome)
}

extension WorkStep {
  /// Takes all steps on the calling thread, and returns the outcome.
  public static func finish(
    in context: EngineContext, _ advance: () throws(EditError) -> WorkStep
  ) throws(EditError) -> Outcome {
    while true {
      switch try advance() {
      case .goesOn: continue
      case .aside(let work): work(context)
      case .done(let outcome): return outcome
      }
    }
  }
}

/// Writes a document for a short while at a time. The document must not change meanwhile.
public protocol WritingInProgress<Outcome>: AnyObject {
  associatedtype Outcome
  /// How many of ``total`` parts are complete.
  var done: Int { get }
  var total: Int { get }
  /// Continues on the document's thread. The side work of the last step must be finished.
  func advance() throws(EditError) -> WorkStep<Outcome>
  /// Removes the written data, unless writing is complete.
  func cancel()
}

extension WritingInProgress {
  /// Takes all steps on the calling thread.
  public func finish(in context: EngineContext) throws(EditError) -> Outcome {
    try WorkStep.finish(in: context, advance)
  }
}
