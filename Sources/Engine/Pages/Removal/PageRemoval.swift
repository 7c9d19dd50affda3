// SPDX-License-Identifier: AGPL-3.0-or-later

/// The result of removing pages: the mapping of the pages, and the other removed objects.
public struct PageRemoval {
  public var mapping: PageMapping
  /// The ids of the annotations on the removed pages, and of removed links to them.
  public var annotations: [String]
  /// The pages that lost links, by their new indices.
  public var pages: Set<Int>
}

extension Document {
  /// Removes pages and all references to them in one call; see ``PageRemover``. Only within an
  /// operation of the journal.
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
