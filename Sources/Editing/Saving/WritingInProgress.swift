// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

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

/// Files that are saved with a document: written before it, and given their names when the document has its
/// name. If the document is not saved, they are released, and nothing has changed.
public protocol SaveCompanion: AnyObject {
  /// Gives the files their names. The document is saved already, so this reports its own failures.
  func publish()
}
