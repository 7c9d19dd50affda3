// SPDX-License-Identifier: AGPL-3.0-or-later

/// Copies a document in its present state, in short steps.
///
/// Another thread opens the copy, which has a context of its own. The document is only used in
/// ``advance()``, and must not change between the first and the last step.
public final class DocumentCopying {
  private enum Phase {
    case beginning
    case opening(SideResult<Document, EngineError>)
    case carrying(CarriedChanges, to: Document)
  }

  private let document: Document
  private var phase = Phase.beginning

  public init(of document: Document) { self.document = document }

  /// Whether the copy is open, and lacks only the changes.
  public var isOpened: Bool { if case .carrying = phase { true } else { false } }

  /// Performs the next step, on the document's thread. The work of the last step must be complete.
  public func advance() throws(EngineError) -> WorkStep<Document> {
    switch phase {
    case .beginning:
      let origin = PristineCopy(of: document)
      let opening = SideResult<Document, EngineError>(until: .cancelled)
      phase = .opening(opening)
      return .aside { context in
        opening.make { () throws(EngineError) in try origin.opened(in: try context.clone()) }
      }
    case .opening(let opening):
      phase = .carrying(CarriedChanges(), to: try opening.get())
      return .goesOn
    case .carrying(var changes, let copy):
      guard try changes.advance(from: document, to: copy) else {
        phase = .carrying(changes, to: copy)
        return .goesOn
      }
      try document.requireSameRepair(of: copy)
      return .done(copy)
    }
  }
}
