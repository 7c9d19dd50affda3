// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Work that adds pages in pieces. It then reads their annotations for the edit's effect.
final class AddedPagesWork: EditWork {
  let count: Int
  let touches: [AnnotationTouch]
  private let pieceCount: Int
  private let document: Document
  private let add: (Int) throws(EngineError) -> PageMapping?
  /// The pages with annotations that are not yet recorded.
  private var unread: ArraySlice<Int> = []
  private static let pagesAtOnce = 20

  /// - Parameters:
  ///   - pageCount: how many pages are added.
  ///   - copied: the types of the annotations that the pages bring along, with the page that each is copied
  ///     from if that is in this document.
  ///   - pieceCount: how many pieces adding them takes.
  ///   - add: makes a piece; it returns the mapping of the pages once they are in the document.
  init(
    _ pageCount: Int, with copied: [AnnotationTouch], pieceCount: Int, to document: Document,
    add: @escaping (Int) throws(EngineError) -> PageMapping?
  ) {
    (self.pieceCount, self.document, self.add) = (pieceCount, document, add)
    touches = copied
    count = pieceCount + (pieceCount == 1 ? 0 : pageCount / Self.pagesAtOnce + 1)
  }

  func perform(_ piece: Int) throws(EditError) -> EditEffect {
    try engine { () throws(EngineError) in
      var effect = EditEffect()
      if piece < pieceCount {
        if let mapping = try add(piece) {
          effect = EditEffect(mapping)
          unread = mapping.added[...]
        }
        guard count == pieceCount else { return effect }
      }
      let pages = Array(piece == count - 1 ? unread : unread.prefix(Self.pagesAtOnce))
      unread = unread.dropFirst(pages.count)
      try effect.noteAnnotations(ofPages: pages, in: document)
      return effect
    }
  }
}
