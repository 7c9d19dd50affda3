// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Opens a document once more, without its changes.
///
/// `@unchecked Sendable` because a source is only read, which every thread may do.
struct PristineCopy: @unchecked Sendable {
  private let source: OpenSource
  private let password: String?
  private let hasPages: Bool
  private let isRepaired: Bool

  init(of document: Document) {
    source = document.source
    password = document.opening.password
    // The state of the pages also holds for the copy: it searches for them again only if the document
    // had to.
    hasPages = document.opening.hasRebuiltPages || document.isRepaired
    isRepaired = document.isRepaired
  }

  func opened(in context: EngineContext) throws(EngineError) -> Document {
    let copy = try Document.open(source, password: password, hasPages: hasPages, in: context)
    // The engine rebuilds a repaired document from the file. Repair it before the changes, or they
    // would be lost.
    if isRepaired, !copy.isRepaired { try context.call { cm_repair($0, copy.raw, $1) } }
    return copy
  }
}

/// Copies the changes of a document to another one. Both were opened from the same bytes. The document
/// must not change meanwhile.
struct CarriedChanges {
  private var progress = cm_carried(next: 1, changed: false, is_complete: false, spent: 0)

  /// Whether there was any change so far.
  var hasChanges: Bool { progress.changed }

  /// Continues for a short while; returns whether all is done.
  mutating func advance(from document: Document, to copy: Document) throws(EngineError) -> Bool {
    var progress = progress
    try document.context.call { cm_copy_changes($0, document.raw, copy.raw, &progress, $1) }
    self.progress = progress
    return progress.is_complete
  }
}

extension Document {
  /// - Throws: ``EngineError/saveFailed(_:)`` if a copy had to be repaired while changes were copied
  ///   to it, which loses them.
  func requireSameRepair(of copy: Document) throws(EngineError) {
    guard copy.isRepaired == isRepaired else {
      throw .saveFailed("The file turned out to be damaged while the changes were added to it.")
    }
  }
}
