// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A step of writing for a short while at a time.
public enum WritingStep<Outcome> {
  case goesOn
  /// Work to do before the next step, on any thread. It does not touch the document.
  case aside(SideWork)
  case done(Outcome)
}

/// Writes a document for a short while at a time. The document must not change meanwhile.
public protocol WritingInProgress<Outcome>: AnyObject {
  associatedtype Outcome
  /// How many of ``total`` parts are complete.
  var done: Int { get }
  var total: Int { get }
  /// Continues on the document's thread. The side work of the last step must be finished.
  func advance() throws(EditError) -> WritingStep<Outcome>
  /// Removes the written data, unless writing is complete.
  func cancel()
}

extension WritingInProgress {
  /// Takes all steps on the calling thread.
  public func finish(in context: EngineContext) throws(EditError) -> Outcome {
    while true {
      switch try advance() {
      case .goesOn: continue
      case .aside(let work): work(context)
      case .done(let outcome): return outcome
      }
    }
  }
}
