// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// How to open a document once more, without its changes.
///
/// `@unchecked Sendable` since a source is only read, which every thread may do.
struct PristineCopy: @unchecked Sendable {
  private let source: OpenSource
  private let password: String?
  private let hasPages: Bool
  private let isRepaired: Bool

  init(of document: Document) {
    source = document.sources.current
    password = document.opening.password
    // What is known of its pages is true of the copy: they are looked for again only where they had to
    // be found.
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

/// The changes of a document, carried over to another one that was opened from the same bytes. The
/// document must not change meanwhile.
struct CarriedChanges {
  private var progress = cm_carried(next: 1, changed: false, is_complete: false, spent: 0)

  /// Whether there was any change so far.
  var hasChanges: Bool { progress.changed }

  /// Goes on for a short while; returns whether all is done.
  mutating func advance(
    from document: Document, to copy: Document
  ) throws(EngineError) -> Bool {
    var progress = progress
    try document.context.call { cm_copy_changes($0, document.raw, copy.raw, &progress, $1) }
    self.progress = progress
    return progress.is_complete
  }
}

extension Document {
  /// - Throws: ``EngineError/saveFailed(_:)`` if a copy had to be repaired while changes were carried
  ///   over to it: it has lost them then.
  func requireSameRepair(of copy: Document) throws(EngineError) {
    guard copy.isRepaired == isRepaired else {
      throw .saveFailed("The file turned out to be broken while the changes were added to it.")
    }
  }
}
