// SPDX-License-Identifier: AGPL-3.0-or-later

/// The state of the pages, and of the rest of a document, after pages were removed.
public struct PageRemoval {
  public var mapping: PageMapping
  /// The ids of the annotations of the pages, and of links that led to them.
  public var annotations: [String]
  /// The pages, by their indices after, that have lost links.
  public var pages: Set<Int>
}

extension Document {
  /// Removes pages with all that points to them, at once; see ``PageRemover``. Within an operation of the
  /// journal.
  ///
  /// - Throws: ``EngineError/unsupported(_:)`` if no page would be left.
  public func deletePages(_ pages: [Int]) throws(EngineError) -> PageRemoval {
    let remover = try PageRemover(pages, from: self)
    for piece in 0..<remover.pieceCount {
      if let removal = try remover.perform(piece) { return removal }
    }
    throw .rejected("the pages could not be removed")
  }
}
